import Adwaita
import ThemeCSS
import ThemeColor
import ThemeModel

/// A dot for each role that GTK knows, painted in its named color and nothing else.
///
/// They tell whether the screen really shows the theme and the appearance that it was told to.
final class ProbeStrip {
  let widget = Box(.horizontal)

  /// The rules of the dots, which have to beat every other.
  let stylesheet = CSSProvider()

  /// The side of a dot in px.
  private static let side = 4

  /// The name of the strip, and what those of its dots begin with.
  private static let name = "livery-probe"

  init() {
    widget.widgetName = Self.name
    for role in ColorRole.allCases {
      let dot = Box(.horizontal)
      dot.widgetName = Self.name(of: role)
      dot.setMinimumSize(width: Self.side, height: Self.side)
      widget.append(dot)
    }
    let names = ColorRole.allCases.map(Self.name)
    stylesheet.load(
      ([Self.name] + names).map { "#\($0)" }.joined(separator: ", ") + " { all: unset; }\n"
        + ColorRole.allCases.map {
          "#\(Self.name(of: $0)) { background-color: @\($0.namedColor); }\n"
        }.joined())
  }

  private static func name(of role: ColorRole) -> String { "\(name)-\(role.name)" }

  /// What is wrong with the first dot that isn't what a theme resolves to; `nil` where all are.
  ///
  /// Roles that the theme leaves to a libadwaita later than the stock theme's are not looked at,
  /// since that has its own idea of them.
  func mismatch(with theme: ResolvedTheme) -> String? {
    guard let texture = widget.texture() else { return "nothing is painted" }
    let pixels = texture.pixels
    let isStock = Toolkit.adwaitaVersion.hasPrefix("1.2.")
    for (index, role) in ColorRole.allCases.enumerated() {
      let isThere = isStock && role.since.map { $0 <= .v1_2 } ?? false
      guard theme.sets(role) || isThere else { continue }
      let start = (Self.side / 2 * texture.width + index * Self.side + Self.side / 2) * 4
      guard start + 4 <= pixels.count else { return "the dots have no room" }
      let pixel = pixels[start..<start + 4]
      if !Self.matches(pixel, theme[role]) {
        return "'\(role.name)' is \(Self.text(pixel)) on screen, and resolves to "
          + theme[role].gtkText
      }
    }
    return nil
  }

  /// Whether a pixel, premultiplied, is a color but for what rounding takes.
  static func matches(_ pixel: ArraySlice<UInt8>, _ color: Color) -> Bool {
    let wanted = [color.blue, color.green, color.red].map { $0 * color.alpha * 255 }
    return zip(pixel, wanted + [color.alpha * 255]).allSatisfy { abs(Double($0) - $1) < 2 }
  }

  static func text(_ pixel: ArraySlice<UInt8>) -> String {
    let bytes = Array(pixel)
    let alpha = Double(bytes[3]) / 255
    let unit = { (byte: UInt8) in alpha == 0 ? 0 : min(1, Double(byte) / 255 / alpha) }
    return Color(red: unit(bytes[2]), green: unit(bytes[1]), blue: unit(bytes[0]), alpha: alpha)
      .gtkText
  }
}
