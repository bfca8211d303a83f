import LiveryAdwaita
import LiveryRendering

/// Places in a rectangle at which colors are compared.
extension PaintRect {
  /// The middle of a side, and the direction inwards.
  struct Edge {
    fileprivate let x, y, inwardX, inwardY: Double

    /// A place some px further in than the side; less than 0 is outside.
    func point(_ depth: Double) -> PagePoint {
      PagePoint(x: x + inwardX * depth, y: y + inwardY * depth)
    }
  }

  func contains(_ point: PagePoint) -> Bool {
    left <= point.x && point.x < right && top <= point.y && point.y < bottom
  }

  /// The sides: above, on the right, below, on the left.
  var edges: [Edge] {
    let (x, y) = ((left + right) / 2, (top + bottom) / 2)
    return [
      Edge(x: x, y: top, inwardX: 0, inwardY: 1), Edge(x: right, y: y, inwardX: -1, inwardY: 0),
      Edge(x: x, y: bottom, inwardX: 0, inwardY: -1), Edge(x: left, y: y, inwardX: 1, inwardY: 0),
    ]
  }

  /// The middles of the pixels across each side, up to some px on both of its sides, and the
  /// center.
  func pointsAlongEdges(reaching distance: Int) -> [PagePoint] {
    let points = edges.flatMap { edge in
      (-distance..<distance).map { edge.point(Double($0) + 0.5) }
    }
    return points + [PagePoint(x: (left + right) / 2, y: (top + bottom) / 2)]
  }

  /// Places all over the rectangle, near its sides and further in.
  var samples: [PagePoint] {
    let grid = [0.15, 0.5, 0.85]
    let inner = grid.flatMap { down in
      grid.map { across in
        PagePoint(x: left + width * across, y: top + height * down)
      }
    }
    return inner + edges.flatMap { [$0.point(0.5), $0.point(2.5)] }
  }
}
