import ThemeColor
import ThemeSource

/// The ways to write a color.
enum ColorNotation {
  /// A color in several notations, each once; first the notation of the text to replace.
  static func all(of color: Color, like old: ArraySlice<UInt8>) -> [String] {
    let color = color.roundedToHundredths
    let hex = color.bytes.alpha == 255 ? String(color.hex.dropLast(2)) : color.hex
    let isOld = old.contains(UInt8(ascii: ","))
    let others = [hex, rgb(color, isOld: isOld || !old.contains(UInt8(ascii: "(")))]
    let written = try? CSSColor(parsing: old)
    let space = written?.space ?? .srgb
    let same =
      old.first == UInt8(ascii: "#") || !old.contains(UInt8(ascii: "("))
      ? hex
      : space == .srgb ? others[1] : function(color, in: space, isOld: isOld)
    var seen: Set<String> = []
    return ([same] + others + [function(color, in: .hsl, isOld: isOld)])
      .filter { seen.insert($0).inserted }
  }

  private static func rgb(_ color: Color, isOld: Bool) -> String {
    let (red, green, blue, _) = color.bytes
    return call("rgb", ["\(red)", "\(green)", "\(blue)"], color.alpha, isOld: isOld)
  }

  /// A function of CSS Color 4 whose components are rounded to the precision that can be
  /// distinguished.
  private static func function(_ color: Color, in space: ColorSpace, isOld: Bool) -> String {
    let parts = CSSColor(color).converted(to: space).components
    let (first, second, third) = (parts.0 ?? 0, parts.1 ?? 0, parts.2 ?? 0)
    switch space {
    case .hsl, .hwb:
      let parts = [text(first, 1), "\(text(second, 1))%", "\(text(third, 1))%"]
      return call(space.rawValue, parts, color.alpha, isOld: isOld && space == .hsl)
    case .oklab, .lab:
      let parts = [text(first, 4), text(second, 4), text(third, 4)]
      return call(space.rawValue, parts, color.alpha, isOld: false)
    case .oklch, .lch:
      let parts = [text(first, 4), text(second, 4), text(third, 2)]
      return call(space.rawValue, parts, color.alpha, isOld: false)
    default:
      let parts = [space.rawValue, text(first, 4), text(second, 4), text(third, 4)]
      return call("color", parts, color.alpha, isOld: false)
    }
  }

  private static func call(
    _ name: String, _ parts: [String], _ alpha: Double, isOld: Bool
  ) -> String {
    guard alpha < 1 else { return "\(name)(\(parts.joined(separator: isOld ? ", " : " ")))" }
    return isOld
      ? "\(name)a(\(parts.joined(separator: ", ")), \(text(alpha, 2)))"
      : "\(name)(\(parts.joined(separator: " ")) / \(text(alpha * 100, 0))%)"
  }

  /// A number with at most some decimals, without trailing zeros.
  private static func text(_ number: Double, _ decimals: Int) -> String {
    number.rounded(toDecimals: decimals)
  }
}

extension Color {
  /// The color with its alpha rounded to a percent, as in color pickers.
  fileprivate var roundedToHundredths: Color { withAlpha((alpha * 100).rounded() / 100) }
}
