import CLiveryAdwaita

/// A box to check, with a text after it.
public final class CheckButton: Widget {
  override class var nativeType: GType { gtk_check_button_get_type() }

  /// Creates a box whose text has an underscore before its mnemonic.
  public convenience init(_ label: String) {
    self.init(retaining: gtk_check_button_new_with_mnemonic(label))
  }

  /// Sets the action that the box turns on and off, such as `win.split`, and whose state it shows.
  public func setAction(_ name: String) {
    gtk_actionable_set_action_name(opaque, name)
  }
}
