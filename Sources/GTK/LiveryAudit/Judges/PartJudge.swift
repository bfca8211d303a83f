import LiveryAdwaita
import LiveryRendering
import ThemeColor
import ThemeSource

/// Parts of controls that cannot be told from what they lie on: the knob of a switch, the slider of
/// a scale or a scroll bar, the filled part of a bar (WCAG 2.2, 1.4.11).
struct PartJudge: FaultJudge {
  private static let minimum = 3.0
  private static let names: Set<String> = ["slider", "progress", "highlight", "block"]

  func faults(in sight: PageSight) -> [Fault] {
    guard sight.view.state == .normal, let stock = sight.stock else { return [] }
    let view = sight.view
    return view.tree.nodes.indices.compactMap { index in
      let node = view.tree.nodes[index]
      guard Self.names.contains(node.name), node.name != "block" || node.isFilled,
        node.widget.states.isDisjoint(with: .disabled), !isFading(index, view),
        let usual = part(node.key, in: stock), let seen = part(node.key, in: view),
        PageSight.isGone(seen.distance, stock: usual.distance),
        // A picture may show what a slider's own color does not.
        node.name != "slider" || !view.hasPicture(in: seen.place)
      else { return nil }
      return Fault(
        kind: .border, severity: .warning, widget: index, area: seen.place,
        measure: FaultMeasure(
          value: seen.ratio, stock: usual.ratio, minimum: Self.minimum, between: seen.color,
          and: seen.background))
    }
  }

  /// Whether it is in a scroll bar over what it scrolls, which fades away by itself.
  private func isFading(_ index: Int, _ view: PageView) -> Bool {
    view.tree.line(from: index).contains {
      view.tree.nodes[$0].widget.hasStyleClass("overlay-indicator")
    }
  }

  private struct Part {
    let color, background: Color
    let place: PaintRect

    var ratio: Double { color.contrastRatio(against: background) }
    var distance: Double { color.distance(to: background) }
  }

  /// The color of a part that is farthest from all of what it lies on, and the nearest of those;
  /// `nil` where it covers that.
  private func part(_ key: WidgetKey, in view: PageView) -> Part? {
    guard let index = view.widget(key), let parent = view.tree.nodes[index].parent,
      let place = view.places[index], let around = view.places[parent], !around.isEmpty
    else { return nil }
    let spot = view.spot(around.union(place).grown(by: 3))
    guard !place.isEmpty else {
      let background = spot.color(at: around.center)
      return Part(color: background, background: background, place: around)
    }
    guard view.seenPlace(of: index) != nil else { return nil }
    let backgrounds = around.samples.filter { !place.contains($0) }.map(spot.color)
    // A knob reaches beyond what it slides on, and may have a ring.
    let points = place.samples + place.edges.map { $0.point(-1) }
    return points.filter(around.contains).compactMap { point -> Part? in
      let color = spot.color(at: point)
      return backgrounds.min { $0.distance(to: color) < $1.distance(to: color) }
        .map { Part(color: color, background: $0, place: place) }
    }.max { $0.distance < $1.distance }
  }
}

extension WidgetTree.Node {
  /// Whether it is a block of a level bar below its value.
  fileprivate var isFilled: Bool { widget.hasStyleClass("filled") }
}
