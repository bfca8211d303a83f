import CLiveryAdwaita

extension Widget {
  /// Paints the widget into a picture, without the screen; `nil` while the widget has no size.
  ///
  /// The same widget in the same state gives the same pixels, whichever renderer the machine uses.
  public func texture(scale: Int = 1, margin: Int = 0) -> Texture? {
    texture(of: borderBox.grown(by: margin), scale: scale)
  }

  /// Paints a part of the widget, without the screen; `nil` while the widget has no size.
  public func texture(of area: PixelRect, scale: Int = 1) -> Texture? {
    paintedNode(scale: scale)?.texture(
      of: PixelRect(
        x: area.x * scale, y: area.y * scale, width: area.width * scale,
        height: area.height * scale))
  }

  /// The widget's area, its padding and border included, in px from its content's corner.
  public var borderBox: PixelRect {
    bounds(in: self).flatMap {
      PixelRect(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height)
    } ?? PixelRect(width: 0, height: 0)
  }

  /// The widget's area in an ancestor, rounded outwards; `nil` while it has no size, is not on
  /// screen, or is too far away for a picture.
  public func area(in ancestor: Widget) -> PixelRect? {
    guard isMapped else { return nil }
    return bounds(in: ancestor).flatMap {
      PixelRect(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height)
    }
  }

  /// The widget's border box in an ancestor, in px; `nil` while it is not on screen.
  public func paintRect(in ancestor: Widget) -> PaintRect? {
    guard isMapped, let bounds = bounds(in: ancestor) else { return nil }
    return PaintRect(bounds)
  }

  /// The widget's bounds in another widget; `nil` if they are not in one window.
  func bounds(in other: Widget) -> graphene_rect_t? {
    var bounds = graphene_rect_t()
    let isKnown = other.lend { gtk_widget_compute_bounds(native, $0, &bounds) } != 0
    return isKnown ? bounds : nil
  }
}
