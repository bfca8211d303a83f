import CLiveryAdwaita

extension Display {
  /// The windows of the program on the display, the newest first.
  package var windows: [Widget] {
    guard let list = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      let window = Widget(adopting: item)
      return window.isOn(self) ? window : nil
    }
  }

  /// Hides a visible tooltip before a change of stylesheets that may move the content of a window,
  /// and prevents tooltips in the next frames.
  ///
  /// Otherwise GTK 4.8 would treat the window as the tooltip's, and read invalid memory.
  public func hideTooltips() {
    for window in windows where window.isMapped {
      window.hideTooltip()
      var count = 0
      // This runs directly before the layout; a tooltip may appear until then.
      window.onEachFrame {
        window.hideTooltip()
        count += 1
        return count < 3
      }
    }
  }

  /// A window on screen, whose frames show changes; `nil` if there is none.
  package var shownWindow: Widget? { windows.first { $0.isMapped } }
}

extension Widget {
  /// Hides the tooltip that a window shows.
  fileprivate func hideTooltip() {
    for child in children where child.typeName == "GtkTooltipWindow" { child.isVisible = false }
  }
}
