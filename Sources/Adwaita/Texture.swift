import CAdwaita

/// A picture in memory.
public final class Texture: Object {
  public var width: Int { Int(gdk_texture_get_width(opaque)) }
  public var height: Int { Int(gdk_texture_get_height(opaque)) }

  /// Writes the picture as a PNG file, and tells whether that went well.
  public func writePNG(to path: String) -> Bool {
    gdk_texture_save_to_png(opaque, path) != 0
  }

  /// The pixels row by row: blue, green, red, alpha, a byte each, premultiplied.
  public var pixels: [UInt8] {
    let stride = width * 4
    var bytes = [UInt8](repeating: 0, count: stride * height)
    gdk_texture_download(opaque, &bytes, gsize(stride))
    return bytes
  }
}

extension Widget {
  /// Paints what the widget looks like, without the screen.
  ///
  /// The same widget in the same state gives the same pixels, whatever the machine's renderer.
  ///
  /// - Parameters:
  ///   - scale: How many pixels make one of the widget's.
  ///   - margin: How much of what the widget paints around itself is seen, in px.
  /// - Returns: The picture; `nil` while the widget has no size.
  public func texture(scale: Int = 1, margin: Int = 0) -> Texture? {
    guard width > 0, height > 0 else { return nil }
    let paintable = Object(adopting: gtk_widget_paintable_new(native))
    let snapshot = gtk_snapshot_new()
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    withExtendedLifetime(paintable) {
      gdk_paintable_snapshot($0.opaque, snapshot, Double(width), Double(height))
    }
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    let renderer = Object(adopting: gsk_cairo_renderer_new())
    guard gsk_renderer_realize(renderer.opaque, nil, nil) != 0 else { return nil }
    defer { gsk_renderer_unrealize(renderer.opaque) }
    var area = graphene_rect_t()
    graphene_rect_init(
      &area, Float(-margin * scale), Float(-margin * scale),
      Float((width + 2 * margin) * scale), Float((height + 2 * margin) * scale))
    return withExtendedLifetime(renderer) {
      Texture(adopting: gsk_renderer_render_texture($0.opaque, node, &area))
    }
  }
}
