/// A rule of a theme's file.
struct StyleRule: Equatable, Sendable {
  /// A property's values by appearance.
  struct Declaration: Equatable, Sendable {
    let property: StyleProperty
    /// The indices of the values in the layer's list, those with the most traits first; of those
    /// whose traits apply the first one counts.
    let values: Range<Int>
    /// The bytes of the key in the file.
    let range: Range<Int>
  }

  let selector: StyleSelector
  /// The indices of the declarations in the layer's list.
  let declarations: Range<Int>
  let range: Range<Int>
}

/// A value and the traits that it asks for.
struct AppearanceValue<Value: Sendable>: Sendable {
  let traits: TraitSet
  let value: Value
  /// The bytes of the value in the file.
  let range: Range<Int>
}

extension AppearanceValue: Equatable where Value: Equatable {}
