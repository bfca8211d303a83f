import CLiveryAdwaita

/// A window from a UI file.
public final class Dialog: Widget {
  override class var nativeType: GType { gtk_window_get_type() }

  /// Shows the dialog over the window that contains a widget, in the style of that widget.
  ///
  /// GTK keeps it until it is closed, or until the user chooses a response.
  public func present(over widget: Widget) {
    if let window = widget.lend({ gtk_widget_get_root($0) }),
      Widget(retaining: window).isInstance(of: gtk_window_get_type())
    {
      gtk_window_set_transient_for(
        cast(), UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
    }
    PartSheets.follow(widget, with: self)
    if isInstance(of: gtk_dialog_get_type()) {
      // Not a wrapper: a closure that keeps its own emitter alive is never freed.
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
  /// Shows a dialog of libadwaita 1.5 or later inside the window that contains this widget, in this
  /// widget's style; `false` if libadwaita is older.
  ///
  /// It can be shown again after it is closed.
  @discardableResult
  public func presentInside(_ dialog: Widget) -> Bool {
    guard dialog.lend({ shim_present_dialog($0, native) }) != 0 else { return false }
    var outermost = dialog
    while let parent = outermost.parent, parent.typeName != "AdwDialogHost" { outermost = parent }
    if outermost.parent != nil { PartSheets.follow(self, with: outermost) }
    return true
  }
}

extension Widget {
  /// Shows a dialog that is modal until it is closed: inside a window, or over it if the dialog is
  /// a window itself.
  func presentModal(over window: Window) {
    guard isInstance(of: gtk_window_get_type()) else {
      window.presentInside(self)
      return
    }
    lend { dialog in window.lend { gtk_window_set_transient_for(dialog, $0) } }
    lend { gtk_window_set_modal($0, 1) }
    lend { gtk_window_present($0) }
  }
}
