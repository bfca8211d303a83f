/// A color as it was written: a space of CSS Color 4, three components in its units, and alpha.
///
/// Each of the four may be missing, `none` in CSS. Components are not limited to a gamut;
/// `mapped()` makes a color that can be painted.
public struct CSSColor: Hashable, Sendable {
  private let first, second, third, opacity: Double
  public let space: ColorSpace
  let missing: Missing

  /// The set of components that are `none`.
  struct Missing: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let first = Missing(rawValue: 1)
    static let second = Missing(rawValue: 2)
    static let third = Missing(rawValue: 4)
    static let alpha = Missing(rawValue: 8)
  }

  /// Creates a color from components in the units of the space; `nil` means `none`.
  ///
  /// Alpha is clamped to `0...1`. Numbers beyond a million count as a million, and NaN as 0, so
  /// that no computation overflows.
  public init(
    _ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1
  ) {
    var missing: Missing = []
    if first == nil { missing.insert(.first) }
    if second == nil { missing.insert(.second) }
    if third == nil { missing.insert(.third) }
    if alpha == nil { missing.insert(.alpha) }
    self.init(
      space, Triple(first ?? 0, second ?? 0, third ?? 0), alpha: alpha ?? 0, missing: missing)
  }

  /// Creates a color whose missing components are 0 in the values.
  init(_ space: ColorSpace, _ values: Triple, alpha: Double, missing: Missing = []) {
    let finite = { (value: Double) in value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
    self.space = space
    (first, second, third) = (finite(values.x), finite(values.y), finite(values.z))
    opacity = alpha > 0 ? min(alpha, 1) : 0
    self.missing = missing
  }

  /// A painted color, in sRGB.
  public init(_ color: Color) {
    (first, second, third) = (color.red, color.green, color.blue)
    opacity = color.alpha
    space = .srgb
    missing = []
  }

  /// The components in the order and units of the space; `nil` if `none` was written.
  public var components: (Double?, Double?, Double?) {
    (
      missing.contains(.first) ? nil : first, missing.contains(.second) ? nil : second,
      missing.contains(.third) ? nil : third
    )
  }

  /// The opacity, `0...1`, or `nil` if `none` was written.
  public var alpha: Double? { missing.contains(.alpha) ? nil : opacity }

  /// The components with 0 for missing ones, as in CSS Color 4, section 4.4, outside of mixing.
  var values: Triple { Triple(first, second, third) }

  /// The opacity with 0 for a missing one.
  var alphaValue: Double { opacity }
}
