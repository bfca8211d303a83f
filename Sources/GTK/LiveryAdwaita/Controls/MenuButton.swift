import CLiveryAdwaita

/// A button that opens a popover or a menu.
public final class MenuButton: Widget {
  public convenience init() {
    self.init(retaining: gtk_menu_button_new())
    // On every GTK the inner toggle button reports whether the popover is open; the outer button
    // does so only since 4.10.
    guard let toggle = gtk_widget_get_first_child(native) else { return }
    Widget(retaining: toggle).onChange(of: "active") { [native] in
      // A tooltip would cover the opened popover.
      let isOpen = shim_get_boolean(toggle, "active") != 0
      gtk_widget_set_has_tooltip(
        native, !isOpen && gtk_widget_get_tooltip_text(native) != nil ? 1 : 0)
    }
  }

  /// The text on the button, with an arrow after it.
  public var label: String? {
    get { gtk_menu_button_get_label(opaque).map { String(cString: $0) } }
    set { gtk_menu_button_set_label(opaque, newValue ?? "") }
  }

  public func setChild(_ child: Widget?) {
    child.lend { gtk_menu_button_set_child(opaque, $0) }
  }

  /// Shows an arrow even if the child is not text.
  public var alwaysShowsArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(opaque) != 0 }
    set { gtk_menu_button_set_always_show_arrow(opaque, newValue ? 1 : 0) }
  }

  public func setPopover(_ popover: Popover?) {
    popover.lend { gtk_menu_button_set_popover(opaque, $0) }
  }

  /// Calls `body` before the popover opens, in time to fill it.
  public func onOpening(_ body: @escaping () -> Void) {
    gtk_menu_button_set_create_popup_func(
      opaque, { _, data in if let data { Handler<Void, Void>.call(data, ()) } },
      Handler<Void, Void>(body).passedToC(), releaseHandler)
  }

  /// Opens a menu instead of a popover.
  public func setMenu(_ menu: Menu) {
    menu.lend { gtk_menu_button_set_menu_model(opaque, $0) }
  }

  /// Shows an icon; `label` is its tooltip and what a screen reader says.
  public func setIcon(_ name: String, label: String) {
    gtk_menu_button_set_icon_name(opaque, name)
    tooltip = label
    setAccessibleLabel(label)
  }

  public var isPrimary: Bool {
    get { gtk_menu_button_get_primary(opaque) != 0 }
    set { gtk_menu_button_set_primary(opaque, newValue ? 1 : 0) }
  }
}
