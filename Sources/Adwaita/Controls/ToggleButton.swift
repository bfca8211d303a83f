import CAdwaita

/// A button that stays down until it is pressed again, or another of its group is.
public final class ToggleButton: Button {
  override class var nativeType: GType { gtk_toggle_button_get_type() }

  public convenience init() {
    self.init(retaining: gtk_toggle_button_new())
  }

  public var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Puts the button into the group of another: one of them is active at a time.
  public func join(_ other: ToggleButton) {
    gtk_toggle_button_set_group(cast(), other.cast())
  }

  /// Calls `body` when the button was switched on or off, by a person or by code.
  @discardableResult
  public func onToggled(_ body: @escaping () -> Void) -> SignalConnection {
    onSignal("toggled", body)
  }
}
