import CAdwaita

/// Room of a size that nothing in it can change, painted like a window.
///
/// The class `LiveryPageFrame` has the CSS name `window`, so the stylesheet's rules for windows and
/// the theme's hold for it.
public final class PageFrame: Widget {
  override class var nativeType: GType { type }

  /// Creates a frame around a content, which is cut off at the edges.
  public convenience init(_ child: Widget) {
    let frame: UnsafeMutablePointer<GObject> =
      g_object_new_with_properties(PageFrame.type, 0, nil, nil)
    self.init(retaining: frame)
    addStyleClass("background")
    gtk_widget_set_overflow(native, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_parent(child.native, native)
  }

  /// The least size of the content in px, the height at the width that it has here.
  public var contentSize: (width: Int, height: Int) {
    guard let child = gtk_widget_get_first_child(native) else { return (0, 0) }
    let size = leastSize(of: child, in: gint(width))
    return (Int(size.width), Int(size.height))
  }

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "LiveryPageFrame", guint(MemoryLayout<GtkWidgetClass>.size),
    { type, _ in
      guard let type else { return }
      let widgetClass = type.assumingMemoryBound(to: GtkWidgetClass.self)
      gtk_widget_class_set_css_name(widgetClass, "window")
      widgetClass.pointee.measure = measureNothing
      widgetClass.pointee.size_allocate = giveAll
      widgetClass.pointee.parent_class.dispose = disposeChildren
    },
    guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
}

/// Asks for no room beyond what the size request adds.
private let measureNothing:
  @convention(c) (
    UnsafeMutablePointer<GtkWidget>?, GtkOrientation, gint, UnsafeMutablePointer<gint>?,
    UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
  ) -> Void = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
    minimum?.pointee = 0
    natural?.pointee = 0
    minimumBaseline?.pointee = -1
    naturalBaseline?.pointee = -1
  }

/// Gives the child all the room that there is, and more where it cannot do with that.
private let giveAll: @convention(c) (UnsafeMutablePointer<GtkWidget>?, gint, gint, gint) -> Void = {
  widget, width, height, _ in
  guard let widget, let child = gtk_widget_get_first_child(widget) else { return }
  let size = leastSize(of: child, in: width)
  gtk_widget_allocate(child, max(width, size.width), max(height, size.height), -1, nil)
}

/// The least width of a widget, and its least height where it has that or a larger one.
private func leastSize(
  of child: UnsafeMutablePointer<GtkWidget>, in width: gint
) -> (width: gint, height: gint) {
  var size: (width: gint, height: gint) = (0, 0)
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &size.width, nil, nil, nil)
  gtk_widget_measure(
    child, GTK_ORIENTATION_VERTICAL, max(width, size.width), &size.height, nil, nil, nil)
  return size
}
