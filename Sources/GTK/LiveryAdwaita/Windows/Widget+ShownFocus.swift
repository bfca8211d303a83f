import CLiveryAdwaita

extension Widget {
  /// Shows where the focus is in the widget's window, as after a key press.
  public func showFocus() {
    guard let root = gtk_widget_get_root(native) else { return }
    Window(retaining: UnsafeMutableRawPointer(root)).lend { gtk_window_set_focus_visible($0, 1) }
  }
}
