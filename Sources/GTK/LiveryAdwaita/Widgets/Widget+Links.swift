import CLiveryAdwaita

extension Widget {
  /// Stops every link inside the widget from opening anything; it still becomes visited.
  public func keepLinksFromOpening() {
    for widget in [self] + descendants { widget.keepOwnLinksFromOpening() }
  }

  /// Stops links inside the widget from opening anything, including widgets that are added later.
  public func keepLinksFromOpeningLater() {
    g_object_set_data(cast(), LaterLinks.key, pointer)
    LaterLinks.watch()
  }

  fileprivate func keepOwnLinksFromOpening() {
    if isInstance(of: gtk_label_get_type()) || isInstance(of: adw_about_window_get_type()) {
      onPointerRequest("activate-link") { true }
    } else if isInstance(of: gtk_link_button_get_type()) {
      // Not a wrapper: a closure that keeps its own emitter alive is never freed.
      let button = opaque
      onRequest("activate-link") {
        gtk_link_button_set_visited(button, 1)
        return true
      }
    }
  }
}

/// Finds labels and links when they appear in a widget that keeps links from opening.
private enum LaterLinks {
  /// The key of the mark on such a widget, and on the labels and links that were found.
  static let key = "livery-keeps-links"

  private static var isWatching = false

  /// Checks every widget that appears from now on.
  static func watch() {
    guard !isWatching else { return }
    isWatching = true
    let map = g_signal_lookup("map", gtk_widget_get_type())
    g_signal_add_emission_hook(
      map, 0,
      { _, _, values, _ in
        guard let widget = values.flatMap({ g_value_get_object($0) }) else { return 1 }
        MainActor.assumeIsolated { LaterLinks.found(widget) }
        return 1
      }, nil, nil)
  }

  private static func found(_ pointer: UnsafeMutableRawPointer) {
    let widget = Widget(retaining: pointer)
    guard
      [gtk_label_get_type(), gtk_link_button_get_type()].contains(where: widget.isInstance(of:)),
      !isMarked(pointer)
    else { return }
    var parent = widget.lend { gtk_widget_get_parent($0) }
    while let ancestor = parent {
      if isMarked(ancestor) {
        widget.lend { g_object_set_data($0, key, pointer) }
        return widget.keepOwnLinksFromOpening()
      }
      parent = gtk_widget_get_parent(ancestor)
    }
  }

  private static func isMarked(_ object: UnsafeMutableRawPointer) -> Bool {
    g_object_get_data(object.assumingMemoryBound(to: GObject.self), key) != nil
  }
}
