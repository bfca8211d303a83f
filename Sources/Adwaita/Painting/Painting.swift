import CAdwaita

/// What a widget painted last, as values, with the pixels of what has several colors.
public final class Painting {
  public let paint: Paint

  private let whole: PaintedNode
  private let inks, shapes: [PaintedNode]
  private var shapePixels: [Int: PaintPixels] = [:]

  /// Reads what a widget paints; `nil` if it paints nothing.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - parts: Widgets inside of it, those outside others first; what each paints is marked by its
  ///     number in the list.
  public init?(of widget: Widget, marking parts: [Widget]) {
    guard let whole = widget.paintedNode else { return nil }
    let nodes = parts.map { $0.isMapped ? $0.paintedNode : nil }
    var numbers: [OpaquePointer: [Int]] = [:]
    for (number, node) in nodes.enumerated() {
      if let node { numbers[node.innermost, default: []].append(number) }
    }
    var reader = PaintReader(widgets: numbers)
    paint = reader.paint(whole.node)
    inks = reader.inks.map { PaintedNode(adopting: gsk_render_node_ref($0)) }
    shapes = reader.shapes.map { PaintedNode(adopting: gsk_render_node_ref($0)) }
    self.whole = whole
  }

  /// The pixels of a shape, by its number.
  public func pixels(ofShape number: Int) -> PaintPixels {
    if let known = shapePixels[number] { return known }
    let pixels = PaintPixels(of: shapes[number])
    shapePixels[number] = pixels
    return pixels
  }

  /// The pixels of an ink, by its number: what is more than half covered is what people read.
  public func pixels(ofInk number: Int) -> PaintPixels { PaintPixels(of: inks[number]) }
}

/// The pixels of a part of a painting, in the px of the part itself.
public nonisolated struct PaintPixels: Sendable {
  public let area: PixelRect
  private let pixels: Pixels

  @MainActor fileprivate init(of node: PaintedNode) {
    area = node.area
    pixels = node.pixels(in: area)
  }

  /// The color at a place; clear where nothing is painted.
  public func color(x: Double, y: Double) -> PaintColor {
    let (column, row) = (x.rounded(.down) - Double(area.x), y.rounded(.down) - Double(area.y))
    guard column >= 0, row >= 0, column < Double(area.width), row < Double(area.height) else {
      return .clear
    }
    let start = (Int(row) * area.width + Int(column)) * 4
    guard start + 3 < pixels.bytes.count, pixels.bytes[start + 3] > 0 else { return .clear }
    let alpha = Double(pixels.bytes[start + 3])
    let channels = (0..<3).map { min(1, Double(pixels.bytes[start + $0]) / alpha) }
    return PaintColor(
      red: channels[2], green: channels[1], blue: channels[0], alpha: alpha / 255)
  }
}

extension PaintedNode {
  /// The node that GTK keeps for the widget, without what a picture of it alone puts around it.
  fileprivate var innermost: OpaquePointer {
    var node = node
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

  /// Where it paints, rounded outwards, within what a picture may hold.
  fileprivate var area: PixelRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let area = PixelRect(
      x: bounds.origin.x, y: bounds.origin.y, width: bounds.size.width, height: bounds.size.height)
    let limit = PixelRect(x: -4096, y: -4096, width: 8192, height: 8192)
    return area?.clamped(to: limit) ?? PixelRect(width: 0, height: 0)
  }
}
