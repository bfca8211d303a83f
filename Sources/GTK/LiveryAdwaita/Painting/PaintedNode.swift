import CLiveryAdwaita

/// The painting of a widget, which GTK keeps until the widget is painted again.
///
/// Two nodes of a widget are equal if nothing was painted in between.
public final class PaintedNode {
  private let node: OpaquePointer

  init(adopting node: OpaquePointer) {
    self.node = node
  }

  init(retaining node: OpaquePointer) {
    self.node = gsk_render_node_ref(node)
  }

  /// Calls `body` with the node, which exists at least until it returns.
  func lend<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(node) }
  }

  isolated deinit {
    gsk_render_node_unref(node)
  }

  public func isSame(as other: PaintedNode) -> Bool {
    node == other.node
  }

  /// Paints an area of the node; 0, 0 is the widget's upper left corner.
  ///
  /// It works without a renderer and a texture, which would take longer than painting.
  ///
  /// - Returns: The pixels; empty if they cannot be painted.
  public func pixels(in area: PixelRect) -> Pixels {
    let none = Pixels([], width: 0)
    guard !area.isEmpty else { return none }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gint(area.width), gint(area.height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_translate(context, Double(-area.x), Double(-area.y))
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return none }
    // A row of four bytes a pixel needs no filling up.
    return Pixels(
      Array(UnsafeBufferPointer(start: data, count: area.width * area.height * 4)),
      width: area.width)
  }

  /// Paints an area of the node into a picture; `nil` if it cannot be painted.
  func texture(of area: PixelRect) -> Texture? {
    let renderer = Object(adopting: gsk_cairo_renderer_new())
    guard renderer.lend({ gsk_renderer_realize($0, nil, nil) }) != 0 else { return nil }
    defer { renderer.lend { gsk_renderer_unrealize($0) } }
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, Float(area.x), Float(area.y), Float(area.width), Float(area.height))
    return renderer.lend {
      // Cairo cannot paint anything wider or taller than 32,767 pixels.
      gsk_renderer_render_texture($0, node, &bounds).map(Texture.init(adopting:))
    }
  }
}

extension Widget {
  /// The last painting of the widget; `nil` if it painted nothing.
  public var paintedNode: PaintedNode? { paintedNode(scale: 1) }

  /// The last painting of the widget, with `scale` pixels per px.
  func paintedNode(scale: Int) -> PaintedNode? {
    guard width > 0, height > 0, let bounds = bounds(in: self) else { return nil }
    let paintable = Object(adopting: gtk_widget_paintable_new(native))
    let snapshot = gtk_snapshot_new()
    if scale != 1 { gtk_snapshot_scale(snapshot, Float(scale), Float(scale)) }
    // A widget's places count from its content; the picture begins at its border.
    var start = bounds.origin
    gtk_snapshot_translate(snapshot, &start)
    paintable.lend {
      gdk_paintable_snapshot(
        $0, snapshot, Double(bounds.size.width), Double(bounds.size.height))
    }
    return gtk_snapshot_free_to_node(snapshot).map(PaintedNode.init(adopting:))
  }
}
