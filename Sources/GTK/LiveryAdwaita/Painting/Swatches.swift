import CLiveryAdwaita

/// Colors side by side in a frame with round corners.
public final class Swatches: Widget {
  override class var nativeType: GType { gtk_drawing_area_get_type() }

  private let content = Content()

  /// Creates an empty strip of a size in px.
  public convenience init(width: Int, height: Int) {
    self.init(retaining: gtk_drawing_area_new())
    gtk_drawing_area_set_content_width(cast(), gint(width))
    gtk_drawing_area_set_content_height(cast(), gint(height))
    gtk_widget_set_can_target(native, 0)
    gtk_widget_set_valign(native, GTK_ALIGN_CENTER)
    let handler = Handler<Void, [GdkRGBA]> { [content] in content.colors }
    gtk_drawing_area_set_draw_func(
      cast(),
      { area, context, width, height, data in
        guard let area, let context, let data else { return }
        let canvas = Canvas(
          area: area, context: context, width: Double(width), height: Double(height))
        canvas.paint(Handler<Void, [GdkRGBA]>.call(data, ()))
      }, handler.passedToC(), releaseHandler)
  }

  /// Shows colors, given in CSS syntax.
  public func show(_ colors: [String]) {
    guard colors != content.names else { return }
    content.names = colors
    content.colors = colors.map { name in
      var color = GdkRGBA()
      gdk_rgba_parse(&color, name)
      return color
    }
    gtk_widget_queue_draw(native)
  }

  /// The data of the drawing function, shared with it.
  private final class Content {
    var names: [String] = []
    var colors: [GdkRGBA] = []
  }
}

/// The arguments of a drawing function, valid during its call.
private nonisolated struct Canvas {
  let area: UnsafeMutablePointer<GtkDrawingArea>
  let context: OpaquePointer
  let width, height: Double

  var widget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Paints colors side by side, and a frame around them.
  func paint(_ colors: [GdkRGBA]) {
    round(inset: 0)
    cairo_clip(context)
    let share = width / Double(max(colors.count, 1))
    for (index, color) in colors.enumerated() {
      if color.alpha < 1 { checker(from: share * Double(index), width: share) }
      var color = color
      gdk_cairo_set_source_rgba(context, &color)
      // Painting over the next colors, too, leaves no gap between them.
      cairo_rectangle(context, share * Double(index), 0, width - share * Double(index), height)
      if color.alpha < 1 {
        cairo_new_path(context)
        cairo_rectangle(context, share * Double(index), 0, share, height)
      }
      cairo_fill(context)
    }
    cairo_reset_clip(context)
    // A line in the text color, so that a white swatch is visible on a white list.
    var line = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &line)
    line.alpha *= 0.2
    gdk_cairo_set_source_rgba(context, &line)
    cairo_set_line_width(context, 1)
    round(inset: 0.5)
    cairo_stroke(context)
  }

  /// Starts a path along the border.
  func round(inset: Double) {
    let radius = min(6, height / 2) - inset
    let (right, bottom) = (width - inset, height - inset)
    cairo_new_path(context)
    cairo_arc(context, right - radius, inset + radius, radius, -.pi / 2, 0)
    cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(context, inset + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(context, inset + radius, inset + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }

  /// Paints the checkerboard under a translucent color.
  func checker(from x: Double, width: Double) {
    let size = 4.0
    cairo_save(context)
    cairo_rectangle(context, x, 0, width, height)
    cairo_clip(context)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_set_source_rgb(context, 0.8, 0.8, 0.8)
    for row in 0...Int(height / size) {
      for column in 0...Int(width / size) where (row + column) % 2 == 0 {
        cairo_rectangle(
          context, x + Double(column) * size, Double(row) * size, size, size)
      }
    }
    cairo_fill(context)
    cairo_restore(context)
  }
}
