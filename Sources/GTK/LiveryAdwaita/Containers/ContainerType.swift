import CLiveryAdwaita

/// Registers classes of widgets that hold other widgets.
enum ContainerType {
  /// Measures a widget: its orientation, the size in the other direction, and where the minimum and
  /// natural sizes and the baselines go.
  typealias Measure =
    @convention(c) (
      UnsafeMutablePointer<GtkWidget>?, GtkOrientation, gint, UnsafeMutablePointer<gint>?,
      UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
    ) -> Void

  /// Places the children of a widget in its width, height and baseline.
  typealias Allocate = @convention(c) (UnsafeMutablePointer<GtkWidget>?, gint, gint, gint) -> Void

  /// What sets the functions of a class.
  private typealias Setup = (UnsafeMutablePointer<GtkWidgetClass>) -> Void

  /// Keeps what is called when GLib makes the class.
  private final class Initializer {
    let setUp: Setup

    init(_ setUp: @escaping Setup) { self.setUp = setUp }
  }

  /// Registers a subclass of `GtkWidget` that removes its children when it is disposed.
  ///
  /// - Parameters:
  ///   - name: The name of the class, which no other has.
  ///   - setUp: Sets the functions of the class, when GLib makes it.
  /// - Returns: The type.
  static func register(
    _ name: String, _ setUp: @escaping (UnsafeMutablePointer<GtkWidgetClass>) -> Void
  ) -> GType {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    // A class is never unregistered, so this is never released.
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(Initializer(setUp)).toOpaque())
    info.class_init = { type, data in
      guard let type, let data else { return }
      let widgetClass = type.assumingMemoryBound(to: GtkWidgetClass.self)
      let initializer = Unmanaged<Initializer>.fromOpaque(data).takeUnretainedValue()
      widgetClass.pointee.parent_class.dispose = disposeChildren
      initializer.setUp(widgetClass)
    }
    return g_type_register_static(
      gtk_widget_get_type(), name, &info, GTypeFlags(rawValue: 0))
  }
}

/// Removes the children, and then calls the parent class.
private let disposeChildren: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
  guard let object else { return }
  let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  g_type_class_peek(gtk_widget_get_type())?
    .assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
}
