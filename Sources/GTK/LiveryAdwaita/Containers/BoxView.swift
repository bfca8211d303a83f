import CLiveryAdwaita

/// A custom box, as an example of a widget that themes do not know.
///
/// The class `LiveryBoxView` is a subclass of `GtkWidget` with the CSS name `boxview`. It draws
/// nothing itself: background, border and radius come from the stylesheet.
public final class BoxView: Widget {
  override class var nativeType: GType { type }

  /// Creates a box around a content.
  public convenience init(_ child: Widget) {
    let box: UnsafeMutablePointer<GObject> =
      g_object_new_with_properties(BoxView.type, 0, nil, nil)
    self.init(retaining: box)
    child.lend { gtk_widget_set_parent($0, native) }
  }

  /// Registers the class, so that UI files can name it.
  public static func register() {
    _ = type
  }

  /// The class, registered with GLib at first use.
  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "LiveryBoxView", guint(MemoryLayout<GtkWidgetClass>.size),
    { type, _ in
      guard let type else { return }
      let widgetClass = type.assumingMemoryBound(to: GtkWidgetClass.self)
      gtk_widget_class_set_css_name(widgetClass, "boxview")
      gtk_widget_class_set_layout_manager_type(widgetClass, gtk_bin_layout_get_type())
      gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
      widgetClass.pointee.parent_class.dispose = disposeChildren
    },
    guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
}

/// Removes the children, and then calls the parent class.
let disposeChildren: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
  guard let object else { return }
  let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  g_type_class_peek(gtk_widget_get_type())?
    .assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
}
