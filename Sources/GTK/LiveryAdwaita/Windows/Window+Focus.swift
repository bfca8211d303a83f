import CLiveryAdwaita

extension Window {
  public var focus: Widget? { gtk_window_get_focus(cast()).map { Widget(retaining: $0) } }

  /// Restores the focus whenever the window has none, as after choosing an entry of a submenu: GTK
  /// handles no shortcuts then.
  ///
  /// The widget that had it last gets it, or else an ancestor of that widget.
  public func keepFocus() {
    var last: Widget?
    onChange(of: "focus-widget") { [weak self] in
      guard let self else { return }
      if let focus, focus.lend({ gtk_widget_get_native($0) }) == opaque {
        last = focus
      } else {
        ScheduledCall.whenIdle { [weak self] in self?.restoreFocus(to: last) }
      }
    }
  }

  private func restoreFocus(to last: Widget?) {
    // A menu that opens is visible before its entries are mapped.
    guard isMapped, focus?.isOnVisibleSurface != true else { return }
    let isTaken =
      last.map { last in
        sequence(first: last, next: \.parent).contains { $0.isMapped && $0.takeFocus() }
      } ?? false
    if !isTaken { enterFocus() }
  }
}

extension Widget {
  /// Whether the window or popover that it is in is visible.
  fileprivate var isOnVisibleSurface: Bool {
    let native: OpaquePointer? = lend { gtk_widget_get_native($0) }
    return native.map { Widget(retaining: UnsafeMutablePointer($0)).isVisible } ?? false
  }
}
