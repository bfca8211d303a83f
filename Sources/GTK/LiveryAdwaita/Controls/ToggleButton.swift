import CLiveryAdwaita

/// A button that stays active until it is pressed again, or another of its group is.
public final class ToggleButton: Button {
  override class var nativeType: GType { gtk_toggle_button_get_type() }

  public convenience init() {
    self.init(retaining: gtk_toggle_button_new())
  }

  public var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Joins the group of another button: only one of a group is active at a time.
  public func join(_ other: ToggleButton) {
    other.lend { gtk_toggle_button_set_group(cast(), $0) }
  }

  /// Calls `body` when the button was switched on or off, by the user or by code.
  public func onToggled(_ body: @escaping () -> Void) {
    onSignal("toggled", body)
  }
}
