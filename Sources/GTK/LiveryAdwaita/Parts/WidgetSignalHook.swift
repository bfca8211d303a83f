import CLiveryAdwaita

/// Calls a closure whenever any widget of the program emits a signal, as long as this object lives.
final class WidgetSignalHook {
  private let signal: guint
  private let id: gulong

  /// Begins to listen.
  init(_ name: String, _ body: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void) {
    let type = gtk_widget_get_type()
    // GTK registers the signals when it creates its first widget.
    g_type_class_unref(g_type_class_ref(type))
    signal = g_signal_lookup(name, type)
    let handler = Handler<UInt, Void> { address in
      UnsafeMutablePointer(bitPattern: address).map(body)
    }
    id = g_signal_add_emission_hook(
      signal, 0,
      { _, _, values, data in
        guard let data, let widget = values.flatMap({ g_value_get_object($0) }) else { return 1 }
        Handler<UInt, Void>.call(data, UInt(bitPattern: widget))
        return 1
      }, handler.passedToC(), releaseHandler)
  }

  isolated deinit {
    g_signal_remove_emission_hook(signal, id)
  }
}
