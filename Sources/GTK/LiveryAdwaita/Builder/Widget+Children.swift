import CLiveryAdwaita

extension Widget {
  /// Adds a child as a page's file does by `<child>`, with a `type` or without one, such as a
  /// bar at the top of a view.
  ///
  /// So a widget of a later release can be filled whose functions the oldest one lacks.
  public func add(_ child: Widget, as type: String? = nil) {
    let instance = cast(to: GTypeInstance.self)
    guard let table = g_type_interface_peek(instance.pointee.g_class, gtk_buildable_get_type()),
      let add = table.assumingMemoryBound(to: GtkBuildableIface.self).pointee.add_child,
      let builder = gtk_builder_new()
    else { return }
    add(opaque, builder, child.cast(to: GObject.self), type)
    g_object_unref(UnsafeMutableRawPointer(builder))
  }
}
