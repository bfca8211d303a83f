public import ThemeSource

extension Theme {
  /// A color that the theme's own file declares.
  public struct DeclaredColor: Sendable {
    public let name: String

    /// The role, unless the color is the theme's or an app's own.
    public let role: ColorRole?

    /// The location of its key.
    public let location: SourceLocation

    public let values: [DeclaredValue<ColorExpression>]
  }

  /// A rule that the theme's own file declares.
  public struct DeclaredRule: Sendable {
    public let selector: StyleSelector

    /// The location of its key.
    public let location: SourceLocation

    public let declarations: [DeclaredProperty]
  }

  /// A property of a rule.
  public struct DeclaredProperty: Sendable {
    public let property: StyleProperty

    /// The location of its key.
    public let location: SourceLocation

    public let values: [DeclaredValue<StyleValue>]
  }

  /// A value with its location and the traits that it asks for.
  public struct DeclaredValue<Value: Hashable & Sendable>: Hashable, Sendable {
    public let traits: TraitSet
    public let location: SourceLocation
    public let value: Value
  }

  /// The colors of the theme's own file, in its order.
  public var declaredColors: [DeclaredColor] {
    let layer = layers[ownLayer]
    return layer.colors.map { color in
      DeclaredColor(
        name: names.name(of: color.slot), role: color.slot.role,
        location: layer.text.location(of: color.keyRange),
        values: declared(layer.values(of: color), in: layer))
    }
  }

  /// The rules of the theme's own `[styles]`, in its order.
  public var declaredRules: [DeclaredRule] {
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
