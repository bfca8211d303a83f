/// A color as GTK computes it since 4.16: in its original space, in single precision, and not
/// clipped before it is painted.
public struct GTKSpaceColor: Hashable, Sendable {
  public let space: GTKColorSpace

  /// The three components, and alpha.
  public let values: SIMD4<Float>

  /// The components that are `none`: they count as 0, but in a mixture take the value of the other
  /// color.
  let missing: Missing

  struct Missing: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set of one component.
    init(_ component: Int) { rawValue = 1 << UInt8(component) }
  }

  init(_ space: GTKColorSpace, _ values: SIMD4<Float>, missing: Missing) {
    (self.space, self.values, self.missing) = (space, values, missing)
  }

  /// Creates a color of three components in the units of the space, and alpha.
  public init(_ space: GTKColorSpace, _ values: SIMD4<Float>) {
    self.init(space, values, missing: [])
  }
}

extension GTKSpaceColor {
  public init(_ color: GTKColor) {
    self.init(.srgb, SIMD4(color.red, color.green, color.blue, color.alpha))
  }

  public var alpha: Float { values.w }
}
