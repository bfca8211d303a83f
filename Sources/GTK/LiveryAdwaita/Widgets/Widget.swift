import CLiveryAdwaita

/// A part of a window.
public class Widget: Object {
  /// How a widget uses space that it does not need.
  public enum Alignment: Hashable, Sendable {
    case fill, start, end, center, baseline

    var value: GtkAlign {
      switch self {
      case .fill: GTK_ALIGN_FILL
      case .start: GTK_ALIGN_START
      case .end: GTK_ALIGN_END
      case .center: GTK_ALIGN_CENTER
      case .baseline: GTK_ALIGN_BASELINE
      }
    }
  }

  /// The GLib type that an object must have to be wrapped as this class.
  ///
  /// A wrapper that can be looked up in a UI file overrides it.
  class var nativeType: GType { gtk_widget_get_type() }

  var native: UnsafeMutablePointer<GtkWidget> { cast() }

  public var isVisible: Bool {
    get { gtk_widget_get_visible(native) != 0 }
    set { gtk_widget_set_visible(native, newValue ? 1 : 0) }
  }

  /// Whether the widget itself accepts input; a parent that does not disables it too.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(native) != 0 }
    set { gtk_widget_set_sensitive(native, newValue ? 1 : 0) }
  }

  /// Whether the widget is on screen; another window may cover it.
  public var isMapped: Bool { gtk_widget_get_mapped(native) != 0 }

  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(native).map { String(cString: $0) } }
    set {
      // Setting it makes GTK query the pointer's position, unless the widget is hidden.
      guard newValue != tooltip else { return }
      let isHidden = isVisible && canBeHiddenUnseen
      if isHidden { gtk_widget_set_visible(native, 0) }
      gtk_widget_set_tooltip_text(native, newValue)
      if isHidden { gtk_widget_set_visible(native, 1) }
    }
  }

  /// Opens an open tooltip of the widget's window again, since it keeps the theme of its start.
  public func reopenTooltip() {
    // GTK closes the tooltip when it is queried for another widget, and then looks for the widget
    // below the pointer.
    for _ in 0..<2 { gtk_widget_trigger_tooltip_query(native) }
  }

  /// Whether the widget can be hidden for a moment without a visible effect: it is not on screen,
  /// it does not contain the focus, and its parent would not show another widget instead.
  private var canBeHiddenUnseen: Bool {
    guard !isMapped else { return false }
    guard let parent else { return true }
    return ![gtk_stack_get_type(), adw_squeezer_get_type()].contains(where: parent.isInstance)
      && gtk_widget_get_focus_child(native) == nil && gtk_widget_is_focus(native) == 0
  }

  /// Sets what a screen reader says instead of the widget's text.
  public func setAccessibleLabel(_ label: String) {
    // In later GTKs a button with a label is named by this relation, in GTK 4.8 by both.
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    shim_set_accessible_label(native, label)
  }

  /// Sets what a screen reader says after the name.
  public func setAccessibleDescription(_ text: String) {
    shim_set_accessible_description(native, text)
  }

  /// Sets whether a screen reader reports the widget's expandable part as open.
  public func setAccessibleExpanded(_ isExpanded: Bool) {
    shim_set_accessible_expanded(native, isExpanded ? 1 : 0)
  }

  /// Sets the list that a field controls and its selected row, for screen readers; `nil` for none.
  public func setAccessibleList(_ list: Widget?, row: Widget?) {
    guard let list else {
      gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_CONTROLS)
      return gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT)
    }
    list.lend { shim_set_accessible_controls(native, $0) }
    guard let row else {
      return gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT)
    }
    row.lend { shim_set_accessible_active_descendant(native, $0) }
  }

  public func addStyleClass(_ name: String) {
    gtk_widget_add_css_class(native, name)
  }

  public func removeStyleClass(_ name: String) {
    gtk_widget_remove_css_class(native, name)
  }

  public func hasStyleClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(native, name) != 0
  }

  /// Clips what is inside to the widget's box with its rounded corners.
  public func clip() { gtk_widget_set_overflow(native, GTK_OVERFLOW_HIDDEN) }

  /// From 0, invisible, to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(native) }
    set { gtk_widget_set_opacity(native, newValue) }
  }

  /// Adds or removes a style class.
  public func setStyleClass(_ name: String, _ isOn: Bool) {
    isOn ? addStyleClass(name) : removeStyleClass(name)
  }

  /// Gives the focus to the widget, or to a descendant that can have it; returns whether it did.
  @discardableResult
  public func takeFocus() -> Bool {
    gtk_widget_grab_focus(native) != 0
  }

  /// Moves the focus into the widget, to the first descendant that can have it, as Tab does.
  @discardableResult
  public func enterFocus() -> Bool {
    gtk_widget_child_focus(native, GTK_DIR_TAB_FORWARD) != 0
  }

  /// Whether a click gives the focus to the widget, not only a key.
  public var focusesOnClick: Bool {
    get { gtk_widget_get_focus_on_click(native) != 0 }
    set { gtk_widget_set_focus_on_click(native, newValue ? 1 : 0) }
  }

  /// Activates an action such as `win.next-page`, as a shortcut would.
  public func activateAction(_ name: String) {
    gtk_widget_activate_action_variant(native, name, nil)
  }

  /// Calls `body` each time the widget itself is hidden, not when a parent is.
  public func onHidden(_ body: @escaping () -> Void) {
    onSignal("hide", body)
  }

  /// Calls `body` each time the widget appears on screen.
  public func onMapped(_ body: @escaping () -> Void) {
    onSignal("map", body)
  }

  /// Calls `body` each time the widget disappears from screen.
  public func onUnmapped(_ body: @escaping () -> Void) {
    onSignal("unmap", body)
  }

  public func copyToClipboard(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(native), text)
  }
}
