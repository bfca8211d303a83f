import CAdwaita

/// A button that opens a popover.
public final class MenuButton: Widget {
  public convenience init() {
    self.init(retaining: gtk_menu_button_new())
  }

  /// The text on the button, with an arrow behind it.
  public var label: String? {
    get { gtk_menu_button_get_label(opaque).map { String(cString: $0) } }
    set { gtk_menu_button_set_label(opaque, newValue ?? "") }
  }

  public func setChild(_ child: Widget?) {
    gtk_menu_button_set_child(opaque, child?.native)
  }

  /// Shows an arrow even where the child isn't a text.
  public var alwaysShowsArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(opaque) != 0 }
    set { gtk_menu_button_set_always_show_arrow(opaque, newValue ? 1 : 0) }
  }

  public func setPopover(_ popover: Popover?) {
    gtk_menu_button_set_popover(opaque, popover?.native)
  }
}
