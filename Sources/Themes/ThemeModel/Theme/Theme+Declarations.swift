package import ThemeSource

extension Theme {
  /// A color that the theme's own file declares.
  package struct DeclaredColor: Sendable {
    package let name: String

    /// The role, unless it is the theme's or an app's own color.
    package let role: ColorRole?
    package let location: SourceLocation

    package let values: [DeclaredValue<ColorExpression>]
  }

  /// A rule that the theme's own file declares.
  package struct DeclaredRule: Sendable {
    package let selector: StyleSelector
    package let location: SourceLocation

    package let declarations: [DeclaredProperty]
  }

  /// A property of a rule.
  package struct DeclaredProperty: Sendable {
    package let property: StyleProperty
    package let location: SourceLocation

    package let values: [DeclaredValue<StyleValue>]
  }

  /// A value with its location and its traits.
  package struct DeclaredValue<Value: Hashable & Sendable>: Hashable, Sendable {
    package let traits: TraitSet
    package let location: SourceLocation
    package let value: Value
  }

  /// The colors of the theme's own file, in its order.
  package var declaredColors: [DeclaredColor] {
    let layer = layers[ownLayer]
    return layer.colors.map { color in
      DeclaredColor(
        name: names.name(of: color.slot), role: color.slot.role,
        location: layer.text.location(of: color.keyRange),
        values: declared(layer.values(of: color), in: layer))
    }
  }

  /// The rules of the theme's own `[styles]`, in its order.
  package var declaredRules: [DeclaredRule] {
    let layer = layers[ownLayer]
    return layer.rules.map { rule in
      DeclaredRule(
        selector: rule.selector, location: layer.text.location(of: rule.range),
        declarations: layer.declarations(of: rule).map { declaration in
          DeclaredProperty(
            property: declaration.property,
            location: layer.text.location(of: declaration.range),
            values: declared(layer.values(of: declaration), in: layer))
        })
    }
  }

  private func declared<Value: Hashable & Sendable>(
    _ values: ArraySlice<AppearanceValue<Value>>, in layer: Layer
  ) -> [DeclaredValue<Value>] {
    values.map {
      DeclaredValue(
        traits: $0.traits, location: layer.text.location(of: $0.range), value: $0.value)
    }
  }
}
