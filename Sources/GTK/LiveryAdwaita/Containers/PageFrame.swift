import CLiveryAdwaita

/// A frame whose size does not depend on its content, painted like a window.
///
/// The class `LiveryPageFrame` has the CSS name `window`, so rules for windows apply to it.
public final class PageFrame: Widget {
  override class var nativeType: GType { type }

  /// Creates a frame around a content, which it clips.
  public convenience init(_ child: Widget) {
    let frame: UnsafeMutablePointer<GObject> =
      g_object_new_with_properties(PageFrame.type, 0, nil, nil)
    self.init(retaining: frame)
    addStyleClass("background")
    clip()
    child.lend { gtk_widget_set_parent($0, native) }
  }

  /// The content's minimum width in px, and its minimum height at its current width.
  public var contentSize: (width: Int, height: Int) {
    guard let child = gtk_widget_get_first_child(native) else { return (0, 0) }
    let size = minimumSize(of: child, in: gint(width))
    return (Int(size.width), Int(size.height))
  }

  private static let type: GType = ContainerType.register("LiveryPageFrame") { widgetClass in
    gtk_widget_class_set_css_name(widgetClass, "window")
    widgetClass.pointee.measure = requestNothing
    widgetClass.pointee.size_allocate = allocateAll
  }
}

/// Requests no space beyond the size request.
private let requestNothing: ContainerType.Measure = {
  _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
  minimum?.pointee = 0
  natural?.pointee = 0
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
}

/// Allocates all the space to the child, and more if its minimum size is larger.
private let allocateAll: ContainerType.Allocate = {
  widget, width, height, _ in
  guard let widget, let child = gtk_widget_get_first_child(widget) else { return }
  let size = minimumSize(of: child, in: width)
  gtk_widget_allocate(child, max(width, size.width), max(height, size.height), -1, nil)
}

/// The minimum width of a widget, and its minimum height at that width or `width`.
private func minimumSize(
  of child: UnsafeMutablePointer<GtkWidget>, in width: gint
) -> (width: gint, height: gint) {
  var size: (width: gint, height: gint) = (0, 0)
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &size.width, nil, nil, nil)
  gtk_widget_measure(
    child, GTK_ORIENTATION_VERTICAL, max(width, size.width), &size.height, nil, nil, nil)
  return size
}
