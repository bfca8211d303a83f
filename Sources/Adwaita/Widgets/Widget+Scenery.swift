import CAdwaita

extension Widget {
  /// From 0, invisible, to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(native) }
    set { gtk_widget_set_opacity(native, newValue) }
  }

  /// Makes the widget ignore the pointer and the keyboard, and screen readers ignore it.
  public func becomeScenery() {
    gtk_widget_set_can_target(native, 0)
    gtk_widget_set_can_focus(native, 0)
    gtk_widget_set_focusable(native, 0)
  }
}
