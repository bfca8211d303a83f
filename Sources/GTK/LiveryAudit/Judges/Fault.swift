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

  /// The text or the icon, where it is about one.
  var ink: SeenInk?

  /// The same in the toolkit's own theme.
  var stockInk: SeenInk?
}
