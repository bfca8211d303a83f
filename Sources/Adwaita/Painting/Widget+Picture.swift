import CAdwaita

extension Widget {
  /// Paints the widget into a picture, without the screen.
  ///
  /// The same widget in the same state has the same pixels, whichever renderer the machine uses.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels for one px of the widget.
  ///   - margin: The space around the widget that is in the picture, in px.
  /// - Returns: The picture; `nil` while the widget has no size.
  public func texture(scale: Int = 1, margin: Int = 0) -> Texture? {
    texture(
      of: Area(x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin),
      scale: scale)
  }

  /// Paints a part of the widget, without the screen; `nil` while the widget has no size.
  public func texture(of area: Area, scale: Int = 1) -> Texture? {
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
    var part = graphene_rect_t()
    graphene_rect_init(
      &part, Float(area.x * scale), Float(area.y * scale), Float(area.width * scale),
      Float(area.height * scale))
    return withExtendedLifetime(renderer) {
      Texture(adopting: gsk_renderer_render_texture($0.opaque, node, &part))
    }
  }

  /// The widget's area in an ancestor, rounded outwards; `nil` while it has no size, or is not on
  /// screen.
  public func area(in ancestor: Widget) -> Area? {
    guard isMapped else { return nil }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(native, ancestor.native, &bounds) != 0 else { return nil }
    let (left, top) = (bounds.origin.x.rounded(.down), bounds.origin.y.rounded(.down))
    let right = (bounds.origin.x + bounds.size.width).rounded(.up)
    let bottom = (bounds.origin.y + bounds.size.height).rounded(.up)
    guard right > left, bottom > top else { return nil }
    return Area(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}
