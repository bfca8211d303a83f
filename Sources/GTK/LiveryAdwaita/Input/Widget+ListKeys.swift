import CLiveryAdwaita

/// A key that works a list while the focus stays in a field above it.
public nonisolated enum ListKey: Hashable, Sendable {
  /// A number of rows down, or up if it is negative.
  case move(Int)

  /// Enter or Tab.
  case take

  /// Escape.
  case close

  fileprivate init?(_ symbol: guint) {
    switch Int32(bitPattern: symbol) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .move(-1)
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .move(1)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .move(-5)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .move(5)
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_Tab, GDK_KEY_KP_Tab:
      self = .take
    case GDK_KEY_Escape: self = .close
    default: return nil
    }
  }
}

extension Widget {
  /// Calls `body` when such a key is pressed in the widget, before the widget handles it; it
  /// returns whether it used the key.
  public func onListKey(_ body: @escaping (ListKey) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(native, controller)
    Object(retaining: controller).onKey { ListKey($0).map(body) ?? false }
  }
}
