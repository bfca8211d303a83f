import CLiveryAdwaita

extension Widget {
  /// Calls `body` when the up (1) or down (-1) arrow key is pressed in the widget, before the
  /// widget handles the key; it returns whether it handled it.
  public func onVerticalArrow(_ body: @escaping (Int) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(native, controller)
    Object(retaining: controller).onKey { key in
      switch Int32(bitPattern: key) {
      case GDK_KEY_Up, GDK_KEY_KP_Up: body(1)
      case GDK_KEY_Down, GDK_KEY_KP_Down: body(-1)
      default: false
      }
    }
  }
}
