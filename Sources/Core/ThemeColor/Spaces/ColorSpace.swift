/// A color space of CSS Color 4, with its name in CSS.
///
/// Components are in the units of CSS: RGB, XYZ and OK lightness around `0...1`, hues in degrees,
/// HSL, HWB and CIE lightness in percent `0...100`.
public enum ColorSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch

  /// The meaning of a component; a missing component is carried into another space that has one
  /// with the same meaning (CSS Color 4, section 12.2, "analogous components").
  enum Role {
    case red, green, blue, lightness, colorfulness, hue, a, b, other
  }

  /// The roles of the three components, in order.
  var roles: (Role, Role, Role) {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD50, .xyzD65:
      (.red, .green, .blue)
    case .hsl: (.hue, .colorfulness, .lightness)
    case .hwb: (.hue, .other, .other)
    case .lab, .oklab: (.lightness, .a, .b)
    case .lch, .oklch: (.lightness, .colorfulness, .hue)
    }
  }

  /// The index of the hue among the components, in the spaces that have one.
  var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }
}
