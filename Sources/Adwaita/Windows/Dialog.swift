import CAdwaita

/// A window of its own that a file describes.
public final class Dialog: Widget {
  override class var nativeType: GType { gtk_window_get_type() }

  /// Shows the dialog over the window that holds a widget.
  ///
  /// It goes when it is closed, or when anything in it is chosen; GTK holds it until then.
  public func present(over widget: Widget) {
    if let window = gtk_widget_get_root(widget.native),
      Widget(retaining: window).isInstance(of: gtk_window_get_type())
    {
      gtk_window_set_transient_for(
        cast(), UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
    }
    if isInstance(of: gtk_dialog_get_type()) {
      // Not a wrapper: a closure that holds its own emitter is never freed.
      let window: UnsafeMutablePointer<GtkWindow> = cast()
      onInteger("response") { _ in gtk_window_destroy(window) }
    }
    gtk_window_present(cast())
  }

  /// Closes the dialog without asking.
  public func destroy() {
    gtk_window_destroy(cast())
  }
}

extension Widget {
  /// Shows a dialog of libadwaita 1.5 and later inside the window that holds this widget.
  ///
  /// It may be shown again once it is closed.
  ///
  /// - Parameter dialog: The dialog, an `AdwDialog`.
  /// - Returns: Whether libadwaita has such dialogs.
  @discardableResult
  public func presentInside(_ dialog: Widget) -> Bool {
    shim_present_dialog(dialog.native, native) != 0
  }
}
