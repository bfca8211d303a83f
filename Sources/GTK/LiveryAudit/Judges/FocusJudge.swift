import LiveryAdwaita
import LiveryRendering
import ThemeColor
import ThemeSource

/// A focus that cannot be seen: WCAG 2.2, 1.4.11 and 2.4.7.
struct FocusJudge: FaultJudge {
  /// The contrast that what the focus changes needs against what was there.
  private static let minimum = 3.0

  func faults(in sight: PageSight) -> [Fault] {
    guard sight.view.state == .focus else { return [] }
    let view = sight.view
    return view.tree.nodes.indices.compactMap { index in
      let node = view.tree.nodes[index]
      // What has the focus on the page itself is the same without the state.
      guard !sight.normal.states[index].contains(.focused), node.isControl || node.name == "text",
        view.tree.isFocusable(index), node.widget.states.isDisjoint(with: .disabled),
        let seen = change(of: node.key, in: view, from: sight.normal)
      else { return nil }
      let stock = sight.stock.flatMap { stock in
        sight.stockNormal.flatMap { change(of: node.key, in: stock, from: $0) }
      }
      // What the toolkit itself does not show is shown by something else.
      guard seen.ratio < sight.needed(of: FocusJudge.minimum), let stock,
        stock.ratio >= FocusJudge.leastUsual,
        !sight.isExcused(seen.ratio, stock: stock.ratio, minimum: FocusJudge.minimum),
        sight.isStrict || seen.ratio < FocusJudge.leastUsual || stock.ratio >= FocusJudge.minimum
      else { return nil }
      return Fault(
        kind: .focus, severity: seen.ratio < FocusJudge.leastSeen ? .error : .warning,
        widget: index, area: seen.place,
        measure: FaultMeasure(
          value: seen.ratio, stock: stock.ratio, minimum: FocusJudge.minimum,
          between: seen.new, and: seen.old))
    }
  }

  /// The least contrast with which the toolkit's own theme shows the focus there.
  ///
  /// Where that is below the minimum, a theme needs no more either.
  private static let leastUsual = 1.5

  /// A contrast below which nothing is seen.
  private static let leastSeen = 1.15

  /// How far a ring may be from an edge, in px.
  private static let reach = 5

  private struct Change {
    let ratio: Double
    let new, old: Color
    let place: PaintRect
  }

  /// The strongest contrast between a widget with the focus and without it.
  private func change(of key: WidgetKey, in focused: PageView, from normal: PageView) -> Change? {
    guard let index = focused.widget(key) else { return nil }
    var shown = index
    // A frame around a text shows its focus.
    if focused.tree.nodes[index].name == "text", let parent = focused.tree.nodes[index].parent {
      shown = parent
    }
    guard let place = focused.seenPlace(of: shown) else { return nil }
    let around = place.grown(by: Double(FocusJudge.reach))
    let (with, without) = (focused.spot(around), normal.spot(around))
    return place.pointsAlongEdges(reaching: FocusJudge.reach).map { point -> Change in
      let (new, old) = (with.color(at: point), without.color(at: point))
      return Change(ratio: new.contrastRatio(against: old), new: new, old: old, place: place)
    }.max { $0.ratio < $1.ratio }
  }
}
