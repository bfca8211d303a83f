/// A rule of a theme's file.
package struct StyleRule: Equatable, Sendable {
  /// A property's values by appearance.
  package struct Declaration: Equatable, Sendable {
    let property: StyleProperty
    /// The indices of the values in the layer's list, those with the most traits first; the first
    /// whose traits apply wins.
    let values: Range<Int>
    /// The bytes of the key in the file.
    let range: Range<Int>

    package init(property: StyleProperty, values: Range<Int>, range: Range<Int>) {
      (self.property, self.values, self.range) = (property, values, range)
    }
  }

  let selector: StyleSelector
  /// The indices of the declarations in the layer's list.
  let declarations: Range<Int>
  let range: Range<Int>

  package init(selector: StyleSelector, declarations: Range<Int>, range: Range<Int>) {
    (self.selector, self.declarations, self.range) = (selector, declarations, range)
  }
}

/// A value and its traits.
package struct AppearanceValue<Value: Sendable>: Sendable {
  package let traits: TraitSet
  let value: Value
  /// The bytes of the value in the file.
  let range: Range<Int>

  package init(traits: TraitSet, value: Value, range: Range<Int>) {
    (self.traits, self.value, self.range) = (traits, value, range)
  }
}

extension AppearanceValue: Equatable where Value: Equatable {}
