import Adwaita
import ThemeCSS
import ThemeColor
import ThemeModel

/// A dot for each role that GTK knows, painted in its named color and nothing else, and a swatch
/// whose outline is the toolkit's own.
///
/// They show whether the screen has the right theme and appearance.
final class ProbeStrip {
  let widget = Box(.horizontal)

  /// The rules of the dots, which have to beat every other.
  let stylesheet = CSSProvider()

  private let outline: Widget?

  /// The side of a dot in px.
  private static let side = 4

  /// The name of the strip, and what those of its dots begin with.
  private static let name = "livery-probe"

  init() {
    let builder = try? Builder(text: Array(Self.swatch.utf8), file: "swatch")
    outline = builder?.widget("outline")
    widget.widgetName = Self.name
    for role in ColorRole.allCases {
      let dot = Box(.horizontal)
      dot.widgetName = Self.name(of: role)
      dot.setMinimumSize(width: Self.side, height: Self.side)
      widget.append(dot)
    }
    builder?.widget("swatch").map(widget.append)
    let names = ColorRole.allCases.map(Self.name)
    stylesheet.load(
      ([Self.name] + names).map { "#\($0)" }.joined(separator: ", ") + " { all: unset; }\n"
        + ColorRole.allCases.map {
          "#\(Self.name(of: $0)) { background-color: @\($0.namedColor); }\n"
        }.joined())
  }

  private static func name(of role: ColorRole) -> String { "\(name)-\(role.name)" }

  /// Whether the screen has to show a role as a theme resolves it.
  ///
  /// What the theme leaves to a libadwaita later than the stock theme's is not settled, since that
  /// has its own idea of it.
  static func isSettled(_ role: ColorRole, by theme: ResolvedTheme) -> Bool {
    let isStock = Toolkit.adwaitaVersion.hasPrefix("1.2.")
    return theme.sets(role) || isStock && role.since.map { $0 <= .v1_2 } ?? false
  }

  /// What is wrong with the first dot that isn't what a theme resolves to, or with the contrast;
  /// `nil` where all is right.
  func mismatch(with theme: ResolvedTheme, isHighContrast: Bool) -> String? {
    guard let texture = widget.texture() else { return "nothing is painted" }
    let pixels = texture.pixels
    for (index, role) in ColorRole.allCases.enumerated() {
      guard Self.isSettled(role, by: theme) else { continue }
      let start = (Self.side / 2 * texture.width + index * Self.side + Self.side / 2) * 4
      guard start + 4 <= pixels.count else { return "the dots have no room" }
      let pixel = pixels[start..<start + 4]
      if !Self.matches(pixel, theme[role]) {
        return "'\(role.name)' is \(Self.text(pixel)) on screen, and resolves to "
          + theme[role].gtkText
      }
    }
    let seen = shownContrast(theme[.viewFg])
    guard let seen, seen != isHighContrast else { return nil }
    return "high contrast is \(seen ? "on" : "off") on screen"
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

extension ProbeStrip {
  /// A color swatch's nodes: in libadwaita's stylesheets their outline is the view's text color,
  /// faint, or half as strong as that text in high contrast.
  private static let swatch = """
    <interface>
      <object class="GtkBox" id="swatch">
        <property name="css-name">colorswatch</property>
        <property name="css-classes">light</property>
        <child>
          <object class="GtkBox" id="outline">
            <property name="css-name">overlay</property>
            <property name="width-request">16</property>
            <property name="height-request">16</property>
          </object>
        </child>
      </object>
    </interface>
    """

  /// Whether the toolkit's high contrast is on screen; `nil` where a theme's rules paint over what
  /// would tell.
  private func shownContrast(_ text: Color) -> Bool? {
    guard let texture = outline?.texture() else { return nil }
    let start = texture.width / 2 * 4
    let pixel = texture.pixels[start..<start + 4]
    let isOutline = { (strength: Double) in
      Self.matches(
        pixel,
        Color(red: text.red, green: text.green, blue: text.blue, alpha: text.alpha * strength))
    }
    return switch (isOutline(0.5), isOutline(0.1)) {
    case (true, false): true
    case (false, true): false
    default: nil
    }
  }
}
