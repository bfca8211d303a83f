import CAdwaita

/// A button that opens a popover.
public final class MenuButton: Widget {
  public convenience init() {
    self.init(retaining: gtk_menu_button_new())
  }

  /// The text on the button, with an arrow behind it.
  public var label: String? {
    get { gtk_menu_button_get_label(opaque).map { String(cString: $0) } }
    set { gtk_menu_button_set_label(opaque, newValue ?? "") }
  }

  public func setChild(_ child: Widget?) {
    gtk_menu_button_set_child(opaque, child?.native)
  }

  /// Shows an arrow even where the child isn't a text.
  public var alwaysShowsArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(opaque) != 0 }
    set { gtk_menu_button_set_always_show_arrow(opaque, newValue ? 1 : 0) }
  }

  public func setPopover(_ popover: Popover?) {
    gtk_menu_button_set_popover(opaque, popover?.native)
  }
}

/// A small window that points at what opened it.
public final class Popover: Widget {
  override class var nativeType: GType { gtk_popover_get_type() }

  public convenience init(child: Widget) {
    self.init(retaining: gtk_popover_new())
    gtk_popover_set_child(cast(), child.native)
  }

  public func close() {
    gtk_popover_popdown(cast())
  }

  /// Opens the popover at a widget, or at a place in it in px, which holds it until it is closed.
  public func open(on widget: Widget, at place: (x: Double, y: Double)? = nil) {
    detach()
    gtk_widget_set_parent(native, widget.native)
    if let place {
      var area = GdkRectangle(x: gint(place.x), y: gint(place.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(cast(), &area)
    } else {
      gtk_popover_set_pointing_to(cast(), nil)
    }
    gtk_popover_popup(cast())
  }

  /// Takes the popover off the widget that it was opened at.
  public func detach() {
    if gtk_widget_get_parent(native) != nil { gtk_widget_unparent(native) }
  }

  public func onClosed(_ body: @escaping () -> Void) {
    onSignal("closed", body)
  }
}
