/// Converts the units of lengths and angles.
extension CSSTerms {
  /// How many degrees a unit of angles is (CSS Values 4, section 7.1).
  static func degrees(of unit: String) -> Double? {
    switch unit {
    case "deg": 1
    case "grad": 0.9
    case "rad": 180 / .pi
    case "turn": 360
    default: nil
    }
  }

  /// The size of a font that no stylesheet sets, in px or a little less.
  static let usualFont = 16.0

  /// The size of a unit in px (CSS Values 4, section 6), given the sizes of the font and the root's
  /// font.
  static func factor(of unit: String, font: Double, root: Double) -> Double? {
    switch unit {
    case "px": 1
    case "pt": 96 / 72
    case "pc": 16
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 96 / 25.4
    case "rem": root
    case "em": font
    case "ex": font / 2
    default: nil
    }
  }
}
