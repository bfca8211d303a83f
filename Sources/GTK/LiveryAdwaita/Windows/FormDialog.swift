import CLiveryAdwaita

/// A dialog of the program over a window: inside the window since libadwaita 1.5, before that in a
/// window of its own.
///
/// It stays open until it is closed, so that a form can show errors.
public final class FormDialog: Widget {
  /// Creates a form with buttons from the caller; Enter also presses `accept`.
  public convenience init(_ title: String, cancel: Button, accept: Button, content: Widget) {
    let header = HeaderBar()
    header.showsStartTitleButtons = false
    header.showsEndTitleButtons = false
    header.packStart(cancel)
    header.packEnd(accept)
    accept.addStyleClass("suggested-action")
    self.init(title, header, content)
    if isInside {
      accept.lend { shim_set_object(pointer, "default-widget", $0) }
      // A form may get more parts while it is open.
      shim_set_boolean(pointer, "follows-content-size", 1)
    } else {
      accept.lend { gtk_window_set_default_widget(cast(), $0) }
    }
    // Not a wrapper: a closure that keeps its own emitter alive is never freed.
    let dialog = native
    cancel.onClicked { FormDialog.askToClose(dialog) }
  }

  /// Creates a dialog with a close button in its header bar, of a size in px; without a height it
  /// has that of its content.
  public convenience init(_ title: String, content: Widget, width: Int, height: Int? = nil) {
    self.init(title, HeaderBar(), content)
    if isInside {
      shim_set_integer(pointer, "content-width", gint(width))
      if let height { shim_set_integer(pointer, "content-height", gint(height)) }
    } else {
      gtk_window_set_default_size(cast(), gint(width), gint(height ?? -1))
    }
  }

  private convenience init(_ title: String, _ header: HeaderBar, _ content: Widget) {
    header.followRelease()
    let whole = Box(.vertical)
    whole.append(header)
    whole.append(content)
    if let dialog = Self.inside {
      self.init(retaining: dialog.lend { (native: OpaquePointer) in native })
      withExtendedLifetime(dialog) { shim_set_string(pointer, "title", title) }
      add(whole)
    } else {
      self.init(retaining: adw_window_new())
      gtk_window_set_title(cast(), title)
      gtk_window_set_resizable(cast(), 0)
      whole.lend { adw_window_set_content(cast(), $0) }
      let dialog = native
      onEscape {
        FormDialog.askToClose(dialog)
        return true
      }
    }
    setAccessibleLabel(title)
  }

  /// An empty dialog inside a window; `nil` if libadwaita is older.
  private static var inside: Widget? {
    Toolkit.hasDialogsInside ? Builder.widget(ofType: "AdwDialog") : nil
  }

  private var isInside: Bool { !isInstance(of: gtk_window_get_type()) }

  /// Shows the dialog over a window, which is modal until it is closed.
  public func present(over window: Window) {
    presentModal(over: window)
  }

  /// The window that other dialogs are shown over: the dialog, or the one that it is in.
  public var window: Window {
    guard isInside, let root = gtk_widget_get_root(native) else {
      return Window(retaining: pointer)
    }
    return Window(retaining: UnsafeMutableRawPointer(root))
  }

  /// Closes the dialog; GTK keeps it until then.
  public func close() {
    if isInside { FormDialog.askToClose(native) } else { gtk_window_destroy(cast()) }
  }

  /// Closes a dialog as its close button does.
  private static func askToClose(_ dialog: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_activate_action_variant(dialog, "window.close", nil)
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
