import LiveryAdwaita
import LiveryRendering
import ThemeColor
import ThemeSource

/// Widgets that look the same in a state as without it.
struct StateJudge: FaultJudge {
  /// The states that have to be told apart, and what widgets are in then.
  private static let states: [AuditState: Widget.States] = [
    .hover: .hovered, .active: .active, .checked: .checked, .selected: .selected,
  ]

  func faults(in sight: PageSight) -> [Fault] {
    let view = sight.view
    guard let state = Self.states[view.state], let stock = sight.stock,
      let stockNormal = sight.stockNormal
    else { return [] }
    return view.tree.nodes.indices.compactMap { index in
      let node = view.tree.nodes[index]
      // What is in the state on the page itself is the same without it.
      guard sight.normal.states[index].isDisjoint(with: state), isConcerned(node, view),
        sight.isStrict || isMissed(node, view), let place = view.seenPlace(of: index),
        let seen = difference(of: node.key, in: view, from: sight.normal),
        seen < Color.leastSeenDistance,
        let usual = difference(of: node.key, in: stock, from: stockNormal),
        PageSight.isGone(seen, stock: usual)
      else { return nil }
      return Fault(
        kind: .state, severity: .warning, widget: index, area: place,
        measure: FaultMeasure(value: seen, stock: usual, minimum: Color.leastSeenDistance))
    }
  }

  private func isConcerned(_ node: WidgetTree.Node, _ view: PageView) -> Bool {
    guard node.isControl, node.widget.states.isDisjoint(with: .disabled) else { return false }
    return switch view.state {
    case .checked: node.canBeChecked
    case .selected: view.tree.canBeSelected(node)
    default: true
    }
  }

  /// Whether people miss the state: what is on and what is chosen anywhere, what is pointed at in
  /// buttons that are in no other state, and what is pressed nowhere.
  private func isMissed(_ node: WidgetTree.Node, _ view: PageView) -> Bool {
    switch view.state {
    case .hover:
      node.name == "button"
        && node.widget.states.isDisjoint(with: [.checked, .focused, .backdrop])
    case .active: false
    default: true
    }
  }

  /// How far a widget in a state is from itself without it: the greatest distance in OKLab.
  private func difference(
    of key: WidgetKey, in view: PageView, from normal: PageView
  ) -> Double? {
    guard let index = view.widget(key), let place = view.seenPlace(of: index),
      let before = normal.place(of: key)
    else { return nil }
    // A widget that moves is told apart.
    guard abs(place.width - before.width) < 1, abs(place.height - before.height) < 1 else {
      return 1
    }
    var greatest = 0.0
    let others = view.controls(inside: index)
    let (with, without) = (view.spot(place), normal.spot(before))
    for (point, old) in zip(place.samples, before.samples)
    where !others.contains(where: { view.places[$0]?.contains(point) ?? false }) {
      greatest = max(greatest, with.color(at: point).distance(to: without.color(at: old)))
      if greatest >= Color.leastSeenDistance { return greatest }
    }
    guard let first = normal.widget(key) else { return nil }
    let (foregrounds, usual) = (view.foregrounds(of: index), normal.foregrounds(of: first))
    guard foregrounds == usual else { return 1 }
    for key in foregrounds {
      guard let new = view.foreground(key), let old = normal.foreground(key) else { continue }
      greatest = max(greatest, new.color.distance(to: old.color))
    }
    return greatest
  }
}
