import CLiveryAdwaita

extension Toolkit {
  /// Keeps each icon that GTK loads for as long as the process runs.
  ///
  /// GTK 4.8 to 4.18 load icons in threads, and one of these may end an icon whose last widget is gone
  /// while GTK's table of icons hands it out anew: `gtk_icon_theme_lookup_icon()` takes a reference of
  /// an object that is being finalized, and the process crashes. What is kept is bounded, since that
  /// table has each icon of a name, size and scale once.
  static func keepIcons() {
    // The class lives as long as the process, too: its reference is never given back.
    guard let type = g_type_class_ref(gtk_icon_paintable_get_type()) else { return }
    type.assumingMemoryBound(to: GObjectClass.self).pointee.constructed = { icon in
      g_object_ref(UnsafeMutableRawPointer(icon))
    }
  }
}
