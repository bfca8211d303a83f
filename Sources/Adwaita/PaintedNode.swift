import CAdwaita
import Glibc

/// What a widget painted, as GTK keeps it until the widget paints anew.
///
/// Two of the same widget are equal when nothing in it has been painted in between; the pixels may be
/// the same all the same.
public final class PaintedNode {
  private let node: OpaquePointer

  init(adopting node: OpaquePointer) {
    self.node = node
  }

  isolated deinit {
    gsk_render_node_unref(node)
  }

  public func isSame(as other: PaintedNode) -> Bool {
    node == other.node
  }

  /// Paints again what the widget painted, in an area that its upper left corner is 0, 0 of.
  ///
  /// - Returns: The pixels; none where they cannot be painted.
  public func pixels(in area: Area) -> Pixels {
    let renderer = Object(adopting: gsk_cairo_renderer_new())
    guard gsk_renderer_realize(renderer.opaque, nil, nil) != 0 else { return Pixels([], width: 0) }
    defer { gsk_renderer_unrealize(renderer.opaque) }
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, Float(area.x), Float(area.y), Float(area.width), Float(area.height))
    return withExtendedLifetime(renderer) {
      let texture = Texture(adopting: gsk_renderer_render_texture($0.opaque, node, &bounds))
      return Pixels(texture.pixels, width: texture.width)
    }
  }
}

/// The pixels of a picture, to be compared with those of another.
public nonisolated struct Pixels: Equatable, Sendable {
  /// Row by row: blue, green, red, alpha, a byte each, premultiplied.
  public let bytes: [UInt8]

  let width: Int

  init(_ bytes: [UInt8], width: Int) {
    (self.bytes, self.width) = (bytes, width)
  }

  /// Whether a part of a picture of the same size looks otherwise; what lies beyond both does not.
  public func differs(from other: Pixels, in part: Area) -> Bool {
    guard width == other.width, bytes.count == other.bytes.count, width > 0 else { return true }
    let seen = part.clamped(to: Area(width: width, height: bytes.count / 4 / width))
    return bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { others in
        guard let own = own.baseAddress, let others = others.baseAddress else { return false }
        return (seen.y..<seen.y + seen.height).contains { row in
          let start = (row * width + seen.x) * 4
          return memcmp(own + start, others + start, seen.width * 4) != 0
        }
      }
    }
  }

  /// Whether no pixel differs.
  ///
  /// Arrays compare element by element, which takes many times as long.
  public static func == (left: Pixels, right: Pixels) -> Bool {
    left.width == right.width && left.bytes.count == right.bytes.count
      && left.bytes.withUnsafeBytes { left in
        right.bytes.withUnsafeBytes { right in
          guard let first = left.baseAddress, let second = right.baseAddress else { return true }
          return memcmp(first, second, left.count) == 0
        }
      }
  }
}

extension Widget {
  /// What the widget painted last; `nil` where it painted nothing.
  public var paintedNode: PaintedNode? {
    guard width > 0, height > 0 else { return nil }
    let paintable = Object(adopting: gtk_widget_paintable_new(native))
    let snapshot = gtk_snapshot_new()
    withExtendedLifetime(paintable) {
      gdk_paintable_snapshot($0.opaque, snapshot, Double(width), Double(height))
    }
    return gtk_snapshot_free_to_node(snapshot).map(PaintedNode.init(adopting:))
  }
}
