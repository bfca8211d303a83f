import CLiveryAdwaita

extension Widget {
  /// Lets keys such as `<Control>z` activate actions, unless the focused widget handles them.
  public func addShortcuts(_ shortcuts: [(keys: String, action: String)]) {
    guard let controller = gtk_shortcut_controller_new() else { return }
    for (keys, action) in shortcuts {
      guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { continue }
      gtk_shortcut_controller_add_shortcut(
        controller, gtk_shortcut_new(trigger, gtk_named_action_new(action)))
    }
    gtk_widget_add_controller(native, controller)
  }
}
