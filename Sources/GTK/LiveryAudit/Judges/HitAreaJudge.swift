import LiveryAdwaita
import LiveryRendering
import ThemeSource

/// Widgets that are too small to be hit: WCAG 2.2, 2.5.8.
struct HitAreaJudge: FaultJudge {
  /// The least width and height of what is pressed, in px.
  private static let minimum = 24.0

  private static let names: Set<String> = [
    "button", "switch", "checkbutton", "tab", "modelbutton", "toggle", "row",
    "entry", "spinbutton", "combobox", "dropdown", "link", "flowboxchild", "tabbutton",
  ]

  func faults(in sight: PageSight) -> [Fault] {
    guard sight.view.state == .normal, let stock = sight.stock else { return [] }
    let view = sight.view
    return view.tree.nodes.indices.compactMap { index in
      let node = view.tree.nodes[index]
      guard Self.names.contains(node.name), node.widget.states.isDisjoint(with: .disabled),
        let place = view.places[index], let usual = stock.place(of: node.key)
      else { return nil }
      let (size, most) = (min(place.width, place.height), min(usual.width, usual.height))
      guard size < Self.minimum, size < most else { return nil }
      return Fault(
        kind: .hitArea, severity: .warning, widget: index, area: place,
        measure: FaultMeasure(value: size, stock: most, minimum: min(Self.minimum, most)))
    }
  }
}
