import CAdwaita

extension Widget {
  /// Stops every link inside the widget from opening anything; it still becomes visited.
  public func keepLinksFromOpening() {
    for widget in [self] + descendants {
      if widget.isInstance(of: gtk_label_get_type())
        || widget.isInstance(of: adw_about_window_get_type())
      {
        widget.onPointerRequest("activate-link") { true }
      } else if widget.isInstance(of: gtk_link_button_get_type()) {
        // Not a wrapper: a closure that holds its own emitter is never freed.
        let button = widget.opaque
        widget.onRequest("activate-link") {
          gtk_link_button_set_visited(button, 1)
          return true
        }
      }
    }
  }
}
