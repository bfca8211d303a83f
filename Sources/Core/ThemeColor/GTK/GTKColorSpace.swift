/// A color space of GTK's stylesheets since 4.16, with its name there.
///
/// Components have the units of stylesheets: hues in degrees, the percentages of HSL and HWB in
/// percent, all others around `0...1`.
public enum GTKColorSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case xyz
  case rec2020
  case rec2100PQ = "rec2100-pq"

  /// The names of the three components in stylesheets, as in `oklab(from red l a b)`.
  public var channelNames: [String] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .rec2020, .rec2100PQ: ["r", "g", "b"]
    case .xyz: ["x", "y", "z"]
    case .hsl: ["h", "s", "l"]
    case .hwb: ["h", "w", "b"]
    case .oklab: ["l", "a", "b"]
    case .oklch: ["l", "c", "h"]
    }
  }

  /// The index of the hue among the components, in the spaces that have one.
  public var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .oklch: 2
    default: nil
    }
  }

  /// The values that 0% and 100% of a component stand for; `nil` for a hue.
  func percentages(of component: Int) -> (lowest: Double, highest: Double)? {
    guard component != hueIndex else { return nil }
    switch (self, component) {
    case (_, 3): return (0, 1)
    case (.hsl, _), (.hwb, _): return (0, 100)
    // CSS counts from 0, GTK from the lowest.
    case (.oklab, 1...2): return (-0.4, 0.4)
    case (.oklch, 1): return (0, 0.4)
    default: return (0, 1)
    }
  }

  /// The meaning of a component; a missing component stays missing in another space that has one
  /// with the same meaning.
  enum Role {
    case red, green, blue, lightness, colorfulness, hue, a, b, alpha, other
  }

  /// The roles of the components and of alpha, in order.
  var roles: [Role] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .xyz, .rec2020, .rec2100PQ: [.red, .green, .blue, .alpha]
    case .hsl: [.hue, .colorfulness, .lightness, .alpha]
    case .hwb: [.hue, .other, .other, .alpha]
    case .oklab: [.lightness, .a, .b, .alpha]
    case .oklch: [.lightness, .colorfulness, .hue, .alpha]
    }
  }
}
