import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import ThemeColor
import ThemeModel

/// A widget whose color shows whether the toolkit's high contrast is on.
///
/// If libadwaita has variables, it is black with the opacity of borders, which is larger in high
/// contrast. In older versions it is a color swatch's outline: the view's text color, faint, or at
/// half opacity in high contrast.
struct ContrastProbe {
  let widget: Widget

  /// The rules that paint the widget; empty for the outline, which libadwaita paints.
  let rules: String
  private let outline: Widget
  private let hasVariables = Toolkit.release.has(.customProperties)

  init?() {
    guard let builder = try? Builder(text: Array(Self.swatch.utf8), file: "swatch"),
      let swatch = builder.widget("swatch"), let outline = builder.widget("outline")
    else { return nil }
    (widget, self.outline) = (swatch, outline)
    rules =
      hasVariables
      ? "#\(Self.name) { all: unset; background-color: rgb(0 0 0 / var(--border-opacity)); }\n" : ""
  }

  /// Whether high contrast is on; `nil` if the theme hides the widget's color.
  func isHigh(in theme: ResolvedTheme) -> Bool? {
    guard let texture = outline.texture() else { return nil }
    // The outline is in the first row.
    let start = texture.width / 2 * 4
    let pixel = texture.pixels[start..<start + 4]
    let text = hasVariables ? Color(red: 0, green: 0, blue: 0) : theme[.viewFg]
    let isShare = { (share: Double) in
      ProbeStrip.matches(
        pixel, Color(red: text.red, green: text.green, blue: text.blue, alpha: text.alpha * share))
    }
    return switch (isShare(0.5), isShare(hasVariables ? 0.15 : 0.1)) {
    case (true, false): true
    case (false, true): false
    default: nil
    }
  }

  private static let name = "livery-contrast"

  private static let swatch = """
    <interface>
      <object class="GtkBox" id="swatch">
        <property name="css-name">colorswatch</property>
        <property name="css-classes">light</property>
        <child>
          <object class="GtkBox" id="outline">
            <property name="css-name">overlay</property>
            <property name="name">\(name)</property>
            <property name="width-request">16</property>
            <property name="height-request">16</property>
          </object>
        </child>
      </object>
    </interface>
    """
}
