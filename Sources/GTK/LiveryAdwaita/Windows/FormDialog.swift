import CLiveryAdwaita

/// A window with a form over another window, with buttons to cancel and to accept in its header
/// bar.
///
/// It stays open until it is closed, so that it can show errors.
public final class FormDialog: Widget {
  /// Creates a dialog with buttons from the caller; Enter also presses `accept`.
  public convenience init(_ title: String, cancel: Button, accept: Button, content: Widget) {
    self.init(retaining: adw_window_new())
    gtk_window_set_title(cast(), title)
    gtk_window_set_modal(cast(), 1)
    gtk_window_set_resizable(cast(), 0)
    setAccessibleLabel(title)
    accept.addStyleClass("suggested-action")
    let header = HeaderBar()
    header.showsStartTitleButtons = false
    header.showsEndTitleButtons = false
    header.packStart(cancel)
    header.packEnd(accept)
    let whole = Box(.vertical)
    whole.append(header)
    whole.append(content)
    whole.lend { adw_window_set_content(cast(), $0) }
    accept.lend { gtk_window_set_default_widget(cast(), $0) }
    // Not wrappers: a closure that keeps its own emitter alive is never freed.
    let window: UnsafeMutablePointer<GtkWindow> = cast()
    cancel.onClicked { gtk_window_close(window) }
    onEscape {
      gtk_window_close(window)
      return true
    }
  }

  /// Shows the dialog over a window, which is modal until it is closed.
  public func present(over window: Window) {
    window.lend { gtk_window_set_transient_for(cast(), $0) }
    gtk_window_present(cast())
  }

  /// The dialog as the window that others are shown over.
  public var window: Window { Window(retaining: pointer) }

  /// Closes the dialog; GTK keeps it until then.
  public func close() {
    gtk_window_destroy(cast())
  }
}

extension Entry {
  /// Makes Enter activate the default button of the window.
  public func activateDefault() {
    gtk_entry_set_activates_default(cast(), 1)
  }

  /// Gives the entry the focus, and selects its text.
  public func takeFocusAndSelect() {
    takeFocus()
    gtk_editable_select_region(opaque, 0, -1)
  }
}
