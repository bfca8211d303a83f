import CLiveryAdwaita

/// A widget that the program draws itself.
public final class DrawingArea: Widget {
  override class var nativeType: GType { gtk_drawing_area_get_type() }

  public convenience init() {
    self.init(retaining: gtk_drawing_area_new())
  }

  /// Draws the result of `body` for a width and a height in px each time the widget is painted.
  public func setDrawing(_ body: @escaping (_ width: Double, _ height: Double) -> Drawing) {
    gtk_drawing_area_set_draw_func(
      cast(),
      { _, context, width, height, data in
        guard let context, let data else { return }
        Handler<(Double, Double), Drawing>.call(data, (Double(width), Double(height)))
          .paint(on: context)
      }, Handler<(Double, Double), Drawing> { body($0.0, $0.1) }.passedToC(), releaseHandler)
  }

  /// Draws again in the next frame.
  public func redraw() {
    gtk_widget_queue_draw(native)
  }
}
