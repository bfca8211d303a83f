import LiveryAdwaita
import LiveryRendering
import ThemeColor
import ThemeSource

/// Fields and switches of which one cannot see where they are: WCAG 2.2, 1.4.11.
struct BorderJudge: FaultJudge {
  private static let minimum = 3.0
  private static let names: Set<String> = ["entry", "spinbutton", "switch", "check", "radio"]

  /// States that paint more than the widget's own edge, or less.
  private static let other: Widget.States = [.disabled, .focused]

  func faults(in sight: PageSight) -> [Fault] {
    guard sight.view.state == .normal, let stock = sight.stock else { return [] }
    let view = sight.view
    return view.tree.nodes.indices.compactMap { index in
      let node = view.tree.nodes[index]
      guard Self.names.contains(node.name), !hasMark(node),
        node.widget.states.isDisjoint(with: Self.other),
        let seen = edge(of: node.key, in: view),
        seen.ratio < sight.needed(of: Self.minimum),
        // A picture may show what the node's own edge does not.
        !view.hasPicture(in: seen.place),
        let usual = edge(of: node.key, in: stock), isLost(seen, beside: usual)
      else { return nil }
      return Fault(
        kind: .border, severity: .warning, widget: index, area: seen.place,
        measure: FaultMeasure(
          value: seen.ratio, stock: usual.ratio, minimum: Self.minimum,
          between: seen.inside, and: seen.outside))
    }
  }

  /// Whether an edge below the minimum is worse than stock's: any is where that reaches the
  /// minimum, and elsewhere one of which nothing is left.
  private func isLost(_ seen: Edge, beside usual: Edge) -> Bool {
    usual.ratio >= Self.minimum || PageSight.isGone(seen.change, stock: usual.change)
  }

  /// Whether it shows a mark, which is judged as an icon is.
  private func hasMark(_ node: WidgetTree.Node) -> Bool {
    ["check", "radio"].contains(node.name)
      && !node.widget.states.isDisjoint(with: [.checked, .mixed])
  }

  private struct Edge {
    let ratio: Double
    let inside, outside: Color
    let place: PaintRect

    /// The greatest distance in OKLab between a color at any of the edges and that farther out.
    var change = 0.0
  }

  /// How far a ring around an edge may reach, in px.
  private static let reach = 4

  /// The strongest contrast across an edge of a widget; of a switch that is on, its slider counts
  /// too.
  private func edge(of key: WidgetKey, in view: PageView) -> Edge? {
    guard let index = view.widget(key), let place = view.seenPlace(of: index) else { return nil }
    let isChecked = view.tree.nodes[index].widget.states.contains(.checked)
    let marks = isChecked ? place.samples : []
    let spot = view.spot(place.grown(by: Double(Self.reach)))
    var strongest = place.edges.flatMap { edge -> [Edge] in
      let outside = spot.color(at: edge.point(-2))
      return ((0...1).map { edge.point(Double($0) + 0.5) } + marks).map { point in
        let inside = spot.color(at: point)
        return Edge(
          ratio: inside.contrastRatio(against: outside), inside: inside, outside: outside,
          place: place)
      }
    }.max { $0.ratio < $1.ratio }
    let changes = place.edges.map { edge in
      let colors = (-Self.reach..<2).map { spot.color(at: edge.point(Double($0) + 0.5)) }
      return colors.map { $0.distance(to: colors[0]) }.max() ?? 0
    }
    // The knob of a switch, or its shadow, is at one end of it.
    let isSwitch = view.tree.nodes[index].name == "switch"
    strongest?.change = (isSwitch ? changes.min() : changes.max()) ?? 0
    return strongest
  }
}
