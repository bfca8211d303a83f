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
  private static let type: GType = ContainerType.register("LiveryBoxView") { widgetClass in
    gtk_widget_class_set_css_name(widgetClass, "boxview")
    gtk_widget_class_set_layout_manager_type(widgetClass, gtk_bin_layout_get_type())
    gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
  }
}
