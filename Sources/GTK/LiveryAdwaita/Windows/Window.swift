import CLiveryAdwaita

/// A window of an application.
public final class Window: Widget {
  public convenience init(application: Application) {
    self.init(retaining: application.lend { adw_application_window_new($0) })
  }

  /// Moves the window to a display, before it is shown.
  public func setDisplay(_ display: Display) {
    display.lend { gtk_window_set_display(cast(), $0) }
  }

  /// Hides the window instead of destroying it when the user closes it.
  public func hideWhenClosed() {
    gtk_window_set_hide_on_close(cast(), 1)
  }

  public func setContent(_ content: Widget?) {
    content.lend { adw_application_window_set_content(cast(), $0) }
  }

  public var title: String {
    get { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(cast(), newValue) }
  }

  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(cast(), gint(width), gint(height))
  }

  /// Calls `body` when the window's size has changed, often during a drag of its edge.
  public func onResized(_ body: @escaping () -> Void) {
    for property in ["default-width", "default-height", "maximized"] {
      onChange(of: property, body)
    }
  }

  /// Closes the popovers in the window that a click elsewhere would close.
  func closePopovers() {
    closePopovers(in: self)
  }

  private func closePopovers(in widget: Widget) {
    for child in widget.children where child.isMapped {
      if let popover = child.as(Popover.self), popover.closesOnClickOutside { popover.close() }
      closePopovers(in: child)
    }
  }

  public func present() {
    gtk_window_present(cast())
  }

  /// Asks the window to close, as its close button does.
  public func close() {
    gtk_window_close(cast())
  }

  /// Closes the window without asking, and releases its content.
  ///
  /// Otherwise GTK would keep the content as long as a wrapper keeps the window.
  public func destroy() {
    gtk_window_destroy(cast())
    g_object_run_dispose(cast())
  }

  /// Calls `body` when the window is about to close; returning `true` keeps it open.
  @discardableResult
  public func onCloseRequest(_ body: @escaping () -> Bool) -> SignalConnection {
    onRequest("close-request", body)
  }
}

extension Window {
  /// The width of the shadow of a libadwaita window in px, rounded up.
  public static let shadowWidth = 32

  /// Gives the window round corners and a shadow even without a compositor.
  ///
  /// It is for pictures; on a screen without one the corners are black.
  public func decorateAsComposited() {
    removeStyleClass("solid-csd")
    addStyleClass("csd")
  }
}
