import CLiveryAdwaita

/// The last painting of a widget as values, with the pixels of its multicolored parts.
public final class Painting {
  public let paint: Paint

  private let whole: PaintedNode
  private let foregrounds, shapes: [PaintedNode]
  private let known: KnownPixels

  /// Reads the painting of a widget; `nil` if it paints nothing.
  ///
  /// The painting of each part is marked by its number; outer parts come first.
  public init?(of widget: Widget, marking parts: [Widget], knowing known: KnownPixels? = nil) {
    guard let whole = widget.paintedNode else { return nil }
    let nodes = parts.map { $0.isMapped ? $0.paintedNode : nil }
    // Nodes are identified by their addresses, so none may be freed before all are read.
    (paint, foregrounds, shapes) = withExtendedLifetime(nodes) {
      var reader = PaintReader(
        WidgetNodes(nodes.map { $0?.innermost }, parents: Widget.parents(among: parts)))
      let paint = whole.lend { reader.paint($0) }
      return withExtendedLifetime(reader) {
        (
          paint, reader.foregrounds.map(PaintedNode.init(retaining:)),
          reader.shapes.map(PaintedNode.init(retaining:))
        )
      }
    }
    self.whole = whole
    self.known = known ?? KnownPixels()
  }

  /// The pixels of a shape, by its number.
  public func pixels(ofShape number: Int) -> PaintPixels { known.pixels(of: shapes[number]) }

  /// The pixels of a foreground, by its number: those that are covered by more than half are
  /// visible.
  public func pixels(ofForeground number: Int) -> PaintPixels {
    PaintPixels(of: foregrounds[number])
  }
}

/// The pixels of the shapes of several paintings.
///
/// GTK keeps the painting of a widget until the widget looks different.
public final class KnownPixels {
  private var pixels: [OpaquePointer: PaintPixels] = [:]

  public init() {}

  fileprivate func pixels(of node: PaintedNode) -> PaintPixels {
    node.lend { address in
      if let known = pixels[address] { return known }
      // It retains the node, so that no other node gets its address.
      let new = PaintPixels(of: node)
      pixels[address] = new
      return new
    }
  }
}

/// The pixels of a part of a painting, in the px of the part itself, painted on request.
public final class PaintPixels {
  public let area: PixelRect
  private let node: PaintedNode
  private var tiles: [Tile: Pixels] = [:]

  /// The column and the row of a square of pixels.
  private struct Tile: Hashable {
    let column, row: Int
  }

  /// The width and height of a square that is painted at once.
  private static let size = 128

  fileprivate init(of node: PaintedNode) {
    self.node = node
    area = node.area
  }

  /// The color at a place; transparent if nothing is painted there.
  public func color(x: Double, y: Double) -> PaintColor {
    let (left, top) = (x.rounded(.down) - Double(area.x), y.rounded(.down) - Double(area.y))
    guard left >= 0, top >= 0, left < Double(area.width), top < Double(area.height) else {
      return .clear
    }
    let (column, row) = (Int(left), Int(top))
    let tile = Tile(column: column / Self.size, row: row / Self.size)
    return pixels(of: tile).color(column: column % Self.size, row: row % Self.size)
  }

  private func pixels(of tile: Tile) -> Pixels {
    if let known = tiles[tile] { return known }
    let pixels = node.pixels(
      in: PixelRect(
        x: area.x + tile.column * Self.size, y: area.y + tile.row * Self.size, width: Self.size,
        height: Self.size
      ).clamped(to: area))
    tiles[tile] = pixels
    return pixels
  }
}

extension Pixels {
  /// A color that is not premultiplied; transparent outside of the pixels.
  fileprivate nonisolated func color(column: Int, row: Int) -> PaintColor {
    let start = (row * width + column) * 4
    guard column < width, start + 3 < bytes.count, bytes[start + 3] > 0 else { return .clear }
    let alpha = Double(bytes[start + 3])
    let channels = (0..<3).map { min(1, Double(bytes[start + $0]) / alpha) }
    return PaintColor(
      red: channels[2], green: channels[1], blue: channels[0], alpha: alpha / 255)
  }
}

extension PaintedNode {
  /// The node that GTK keeps for the widget, without the nodes that a picture of only this widget
  /// puts around it; it exists as long as this one.
  fileprivate var innermost: OpaquePointer {
    var node = lend { $0 }
    while true {
      let child =
        switch gsk_render_node_get_node_type(node) {
        case GSK_CLIP_NODE: gsk_clip_node_get_child(node)
        case GSK_TRANSFORM_NODE: gsk_transform_node_get_child(node)
        default: OpaquePointer?.none
        }
      guard let child else { return node }
      node = child
    }
  }

  /// Its area, rounded outwards and limited to the size of a picture.
  fileprivate var area: PixelRect {
    var bounds = graphene_rect_t()
    lend { gsk_render_node_get_bounds($0, &bounds) }
    let area = PixelRect(
      x: bounds.origin.x, y: bounds.origin.y, width: bounds.size.width, height: bounds.size.height)
    let limit = PixelRect(x: -4096, y: -4096, width: 8192, height: 8192)
    return area?.clamped(to: limit) ?? PixelRect(width: 0, height: 0)
  }
}

extension Widget {
  /// For each of some widgets, the number of its nearest ancestor among them; `nil` if there is
  /// none.
  fileprivate static func parents(among widgets: [Widget]) -> [Int?] {
    var numbers: [UnsafeMutablePointer<GtkWidget>: Int] = [:]
    for (number, widget) in widgets.enumerated() { widget.lend { numbers[$0] = number } }
    return widgets.map { widget in
      var next = widget.lend { gtk_widget_get_parent($0) }
      while let parent = next {
        if let number = numbers[parent] { return number }
        next = gtk_widget_get_parent(parent)
      }
      return nil
    }
  }
}
