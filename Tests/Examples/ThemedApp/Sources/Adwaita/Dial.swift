public import CGtk

/// A widget with a CSS name of its own, which draws its lower half in a color that no stylesheet
/// has.
@MainActor public final class Dial {
  public let pointer: OpaquePointer
  private var color = (red: 0.0, green: 0.0, blue: 0.0)

  /// Creates a dial with a CSS name.
  public init(node: String) {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING
    g_value_set_string(&value, node)
    pointer = "css-name".withCString { name in
      var name: UnsafePointer<CChar>? = name
      return OpaquePointer(
        g_object_new_with_properties(gtk_drawing_area_get_type(), 1, &name, &value))
    }
    g_value_unset(&value)
    gtk_drawing_area_set_draw_func(
      UnsafeMutablePointer(pointer),
      { _, cairo, width, height, data in
        guard let data else { return }
        let dial = Unmanaged<Dial>.fromOpaque(data).takeUnretainedValue()
        let color = MainActor.assumeIsolated { dial.color }
        cairo_set_source_rgb(cairo, color.red, color.green, color.blue)
        cairo_rectangle(cairo, 0, Double(height) / 2, Double(width), Double(height) / 2)
        cairo_fill(cairo)
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in if let data { Unmanaged<Dial>.fromOpaque(data).release() } })
    gtk_widget_set_vexpand(UnsafeMutablePointer(pointer), 1)
  }

  /// Draws in another color from now on.
  public func paint(red: Double, green: Double, blue: Double) {
    color = (red, green, blue)
    gtk_widget_queue_draw(UnsafeMutablePointer(pointer))
  }
}
