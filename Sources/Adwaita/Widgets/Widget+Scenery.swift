import CAdwaita

extension Widget {
  /// How much of the widget is seen, from 0 to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(native) }
    set { gtk_widget_set_opacity(native, newValue) }
  }

  /// Lets the pointer and the keyboard pass the widget by, and screen readers too.
  public func becomeScenery() {
    gtk_widget_set_can_target(native, 0)
    gtk_widget_set_can_focus(native, 0)
    gtk_widget_set_focusable(native, 0)
  }
}
