import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import ThemeColor
import ThemeModel
import ThemeSession

/// A dot for each of GTK's names of roles, painted only in that color, and a widget that shows the
/// toolkit's contrast.
///
/// They show whether the screen has the right theme and appearance.
final class ProbeStrip {
  let widget = Box(.horizontal)

  /// The rules of the dots, which have to beat every other.
  let stylesheet = CSSProvider()

  private let dots: [ProbeDot]
  private let contrast = ContrastProbe()

  /// The side of a dot in px.
  private static let side = 4

  /// The name of the strip, with which the names of its dots begin.
  private static let name = "livery-probe"

  init() {
    let hasVariables = Toolkit.release.has(.customProperties)
    dots = ProbeDot.all(withVariables: hasVariables)
    widget.widgetName = Self.name
    let names = dots.map { $0.widgetName(Self.name) }
    for name in names {
      let dot = Box(.horizontal)
      dot.widgetName = name
      dot.setMinimumSize(width: Self.side, height: Self.side)
      widget.append(dot)
    }
    if let contrast { widget.append(contrast.widget) }
    stylesheet.load(
      ([Self.name] + names).map { "#\($0)" }.joined(separator: ", ") + " { all: unset; }\n"
        + zip(dots, names).map { "#\($1) { background-color: \($0.color); }\n" }.joined()
        + (contrast?.rules ?? ""))
  }

  /// Whether the screen must show a role as a theme resolves it.
  ///
  /// That is not the case for roles that the theme leaves to a later libadwaita: some exist only as
  /// variables there.
  static func isSettled(_ role: ColorRole, in loadedTheme: LoadedTheme) -> Bool {
    loadedTheme.roles.contains(role)
      || loadedTheme.release == .first4
        && role.since.map { $0 <= loadedTheme.release.adwaita } ?? false
  }

  /// The error in the first dot whose color differs from the resolved theme, or in the contrast.
  func mismatch(with loadedTheme: LoadedTheme) -> String? {
    guard let texture = widget.texture() else { return "nothing is painted" }
    let pixels = texture.pixels
    for (index, dot) in dots.enumerated() {
      guard Self.isSettled(dot.role, in: loadedTheme) else { continue }
      let start = (Self.side / 2 * texture.width + index * Self.side + Self.side / 2) * 4
      guard start + 4 <= pixels.count else { return "the dots have no room" }
      let (pixel, wanted) = (pixels[start..<start + 4], loadedTheme.resolved[dot.role])
      if !Self.matches(pixel, wanted) {
        return "\(dot.description) is \(Self.text(pixel)) on screen, and resolves to "
          + wanted.gtkText
      }
    }
    let seen = contrast?.isHigh(in: loadedTheme.resolved)
    guard let seen, seen != loadedTheme.appearance.traits.contains(.highContrast) else {
      return nil
    }
    return "high contrast is \(seen ? "on" : "off") on screen"
  }

  /// Whether a premultiplied pixel is a color, except for rounding.
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
