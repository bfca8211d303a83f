import LiveryAdwaita
import LiveryRendering
import ThemeColor
import ThemeSource

/// Carets that cannot be told from the field that they blink in: WCAG 2.2, 1.4.11.
///
/// They have the color of the text, unless a theme gives them another. GTK paints one only in the
/// widget that has the keyboard, so the color is the one that it computed.
struct CaretJudge: FaultJudge {
  private static let minimum = 3.0
  private static let property = "caret-color"

  /// The widgets that paint carets, by their CSS nodes.
  private static let names: Set<String> = ["text", "textview"]

  func faults(in sight: PageSight) -> [Fault] {
    guard sight.view.state == .normal else { return [] }
    let view = sight.view
    return view.tree.nodes.indices.compactMap { index in
      let node = view.tree.nodes[index]
      guard Self.names.contains(node.name), node.widget.states.isDisjoint(with: .disabled),
        view.source(of: index, setting: Self.property)?.sheet == PageView.themeSheet,
        let caret = caret(of: index, in: view)
      else { return nil }
      let ratio = caret.color.contrastRatio(against: caret.background)
      guard ratio + 1e-9 < Self.minimum else { return nil }
      return Fault(
        kind: .contrast, severity: .warning, widget: index, area: caret.place,
        measure: FaultMeasure(
          value: ratio, stock: nil, minimum: Self.minimum, between: caret.color,
          and: caret.background),
        part: ("caret", Self.property))
    }
  }

  private struct Caret {
    let color, background: Color
    let place: PaintRect
  }

  /// The caret of a text over what lies in the middle of it; `nil` where no color is known.
  private func caret(of index: Int, in view: PageView) -> Caret? {
    guard let place = view.places[index], !place.isEmpty,
      let color = view.color(of: index, set: Self.property)
    else { return nil }
    let background = view.spot(place).color(at: place.center)
    return Caret(color: color.composited(over: background), background: background, place: place)
  }
}
