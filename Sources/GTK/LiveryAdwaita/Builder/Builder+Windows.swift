import CLiveryAdwaita

extension Builder {
  /// Destroys the built windows except one: GTK keeps them as long as the program runs.
  public func destroyWindows(besides kept: Widget? = nil) {
    let objects = gtk_builder_get_objects(opaque)
    defer { g_slist_free(objects) }
    var windows: [Widget] = []
    var next = objects
    while let node = next {
      if let object = node.pointee.data {
        let widget = Widget(retaining: object)
        if widget.isInstance(of: gtk_window_get_type()), kept.map(widget.isSame) != true {
          windows.append(widget)
        }
      }
      next = node.pointee.next
    }
    for window in windows { window.lend { gtk_window_destroy($0) } }
  }
}
