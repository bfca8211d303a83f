import CLiveryAdwaita

/// Colored lines, in the order in which they are drawn.
public nonisolated struct Drawing: Hashable, Sendable {
  /// A line through points, in px from the upper left corner.
  public struct Line: Hashable, Sendable {
    let points: [Point]
    let color: String
    let width: Double

    /// Creates a line of a width in px, in a color of CSS.
    public init(_ points: [Point], color: String, width: Double) {
      (self.points, self.color, self.width) = (points, color, width)
    }
  }

  public struct Point: Hashable, Sendable {
    let x, y: Double

    public init(x: Double, y: Double) {
      (self.x, self.y) = (x, y)
    }
  }

  let lines: [Line]

  public init(_ lines: [Line]) {
    self.lines = lines
  }
}

extension Drawing {
  nonisolated func paint(on context: OpaquePointer) {
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for line in lines {
      var color = GdkRGBA()
      guard gdk_rgba_parse(&color, line.color) != 0 else { continue }
      gdk_cairo_set_source_rgba(context, &color)
      cairo_set_line_width(context, line.width)
      for point in line.points { cairo_line_to(context, point.x, point.y) }
      cairo_stroke(context)
    }
  }
}
