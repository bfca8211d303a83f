import CAdwaita

/// A window of an application.
public final class Window: Widget {
  public convenience init(application: Application) {
    self.init(retaining: adw_application_window_new(application.cast()))
  }

  /// Moves the window to a display, before it is shown.
  public func setDisplay(_ display: Display) {
    gtk_window_set_display(cast(), display.opaque)
  }

  /// Lets the window vanish instead of going for good when a person closes it.
  public func hideWhenClosed() {
    gtk_window_set_hide_on_close(cast(), 1)
  }

  public func setContent(_ content: Widget?) {
    adw_application_window_set_content(cast(), content?.native)
  }

  public var title: String {
    get { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(cast(), newValue) }
  }

  /// Sets the size that the window opens with, in px.
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(cast(), gint(width), gint(height))
  }

  /// Calls `body` when the window's size has changed, many times while a person drags its edge.
  public func onResized(_ body: @escaping () -> Void) {
    for property in ["default-width", "default-height", "maximized"] {
      onChange(of: property, body)
    }
  }

  /// Shows the window, above the others.
  public func present() {
    gtk_window_present(cast())
  }

  /// Asks the window to close, as its close button does.
  public func close() {
    gtk_window_close(cast())
  }

  /// Closes the window without asking, and lets go of all that it holds.
  ///
  /// GTK alone would keep the content for as long as a wrapper keeps the window, and so keep alive
  /// what the closures of the content hold, the wrapper perhaps among it.
  public func destroy() {
    gtk_window_destroy(cast())
    g_object_run_dispose(cast())
  }

  /// Calls `body` when the window is asked to close; `true` keeps it open.
  @discardableResult
  public func onCloseRequest(_ body: @escaping () -> Bool) -> SignalConnection {
    onRequest("close-request", body)
  }

  /// Calls `body` when a person closes the window, which is destroyed then.
  @discardableResult
  public func onClosed(_ body: @escaping () -> Void) -> SignalConnection {
    onCloseRequest { [weak self] in
      let window = self  // The body may let go of the last wrapper.
      body()
      window?.destroy()
      return true
    }
  }
}

extension Window {
  /// How far the shadow of a libadwaita window reaches, in px, rounded up.
  public static let shadowWidth = 32

  /// Gives the window round corners and a shadow also where there is no compositor.
  ///
  /// For pictures: on such a screen the corners are black.
  public func decorateAsComposited() {
    removeStyleClass("solid-csd")
    addStyleClass("csd")
  }
}
