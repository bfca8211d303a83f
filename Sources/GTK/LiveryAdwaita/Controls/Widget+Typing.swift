import CLiveryAdwaita

/// Undo in editable widgets, such as entries and spin buttons.
extension Widget {
  /// Clears the undo history of an editable widget, so that undo does not apply to it.
  public func forgetTyping() {
    // GTK empties a history that is turned off.
    for isOn: gboolean in [0, 1] { gtk_editable_set_enable_undo(opaque, isOn) }
    g_object_set_data_full(
      cast(), Self.settledText, g_strdup(gtk_editable_get_text(opaque)), { g_free($0) })
  }

  /// Lets keys activate actions until text is typed after `forgetTyping()`.
  ///
  /// GTK's own fields use the undo keys themselves even if they have nothing to undo.
  public func leaveKeysUnlessTyping(_ shortcuts: [(keys: String, action: String)]) {
    guard let controller = gtk_shortcut_controller_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    for (keys, action) in shortcuts {
      guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { continue }
      let handler = Handler<Void, Bool> { [weak self] in self?.leave(to: action) ?? false }
      gtk_shortcut_controller_add_shortcut(
        controller,
        gtk_shortcut_new(
          trigger,
          gtk_callback_action_new(
            { _, _, data in
              guard let data else { return 0 }
              return Handler<Void, Bool>.call(data, ()) ? 1 : 0
            }, handler.passedToC(), releaseHandler)))
    }
    gtk_widget_add_controller(native, controller)
  }

  private func leave(to action: String) -> Bool {
    let settled = g_object_get_data(cast(), Self.settledText)
    let text = settled.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
    guard gtk_editable_get_text(opaque).map({ String(cString: $0) }) == text else { return false }
    activateAction(action)
    return true
  }

  private static let settledText = "livery-settled-text"
}
