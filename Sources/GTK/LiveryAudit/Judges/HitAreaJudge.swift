import LiveryAdwaita
import LiveryRendering
import ThemeSource

/// Widgets that are too small to be hit: WCAG 2.2, 2.5.8.
struct HitAreaJudge: FaultJudge {
  /// The least width and height of what is pressed, in px.
  private static let minimum = 24.0

  /// The size in px that is enough for a button of a window's frame or of a tab, which themes make
  /// small on purpose, where nothing else that is pressed is near.
  private static let leastInFrame = 20.0

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
      guard size < Self.minimum, size < most,
        size < Self.leastInFrame || !isInFrame(index, in: view) || !isSpaced(index, in: view)
      else { return nil }
      return Fault(
        kind: .hitArea, severity: .warning, widget: index, area: place,
        measure: FaultMeasure(value: size, stock: most, minimum: min(Self.minimum, most)))
    }
  }

  private func isInFrame(_ index: Int, in view: PageView) -> Bool {
    view.tree.line(from: index).dropFirst().contains {
      ["tab", "windowcontrols"].contains(view.tree.nodes[$0].name)
    }
  }

  /// Whether a circle of the least size around its middle meets no other widget that is pressed.
  ///
  /// That is the exception for spacing of WCAG 2.2, 2.5.8. What is around it or inside of it is no
  /// neighbor.
  private func isSpaced(_ index: Int, in view: PageView) -> Bool {
    guard let center = view.places[index]?.center else { return false }
    let own = Set(view.tree.line(from: index))
    return view.tree.nodes.indices.allSatisfy { other in
      guard Self.names.contains(view.tree.nodes[other].name), !own.contains(other),
        !view.tree.line(from: other).contains(index), let place = view.places[other],
        !place.isEmpty
      else { return true }
      return place.distance(to: center) >= Self.minimum / 2
    }
  }
}

extension PaintRect {
  /// The distance in px from a point to the nearest one of the rectangle.
  fileprivate nonisolated func distance(to point: PagePoint) -> Double {
    let x = max(left - point.x, 0, point.x - right)
    let y = max(top - point.y, 0, point.y - bottom)
    return (x * x + y * y).squareRoot()
  }
}
