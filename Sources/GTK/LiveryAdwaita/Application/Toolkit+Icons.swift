import CLiveryAdwaita

extension Toolkit {
  /// Keeps each icon that GTK loads for the lifetime of the process.
  ///
  /// GTK 4.8 to 4.18 load icons in threads. A thread may release an icon whose last widget is gone
  /// while GTK's table of icons returns it again: `gtk_icon_theme_lookup_icon()` then references an
  /// object that is being finalized, and the process crashes. The number of kept icons is limited,
  /// since that table has each icon of a name, size and scale once.
  static func keepIcons() {
    // The class also lives as long as the process: its reference is never released.
    guard let type = g_type_class_ref(gtk_icon_paintable_get_type()) else { return }
    type.assumingMemoryBound(to: GObjectClass.self).pointee.constructed = { icon in
      g_object_ref(UnsafeMutableRawPointer(icon))
    }
  }
}
