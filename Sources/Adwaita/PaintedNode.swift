import CAdwaita

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

  /// Paints again what the widget painted.
  ///
  /// - Parameters:
  ///   - width: The width of the widget, in px.
  ///   - height: Its height.
  ///   - margin: How much of what it paints around itself is seen, in px.
  /// - Returns: The pixels row by row: blue, green, red, alpha, a byte each, premultiplied.
  public func pixels(width: Int, height: Int, margin: Int) -> [UInt8] {
    let renderer = Object(adopting: gsk_cairo_renderer_new())
    guard gsk_renderer_realize(renderer.opaque, nil, nil) != 0 else { return [] }
    defer { gsk_renderer_unrealize(renderer.opaque) }
    var area = graphene_rect_t()
    graphene_rect_init(
      &area, Float(-margin), Float(-margin), Float(width + 2 * margin), Float(height + 2 * margin))
    return withExtendedLifetime(renderer) {
      Texture(adopting: gsk_renderer_render_texture($0.opaque, node, &area)).pixels
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
