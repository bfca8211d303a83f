import LiveryAdwaita
import LiveryRendering
import ThemeSource

/// Something on a page that a person cannot see or use as well as in the toolkit's own theme.
struct Fault {
  let kind: FaultKind
  let severity: Finding.Severity

  /// The index of the widget in the page's tree.
  let widget: Int

  /// Where it is on the page, in px.
  let area: PaintRect

  /// What was measured, and what it has to reach.
  let measure: FaultMeasure

  /// A part of the widget that is none itself, such as `caret`, with the property that colors it.
  var part: (name: String, property: String)?

  /// Why nothing can be told, where that is so.
  var doubt: FaultDoubt?

  /// What tells the text or the icon from others, where it is about one.
  var foregroundKey: ForegroundKey?

  /// The text or the icon, where it is about one that is seen.
  var foreground: SeenForeground?

  /// The same in the toolkit's own theme.
  var stockForeground: SeenForeground?
}
