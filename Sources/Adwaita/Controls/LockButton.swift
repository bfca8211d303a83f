import CAdwaita

/// A button that shows whether a person has a right, and asks for it.
public final class LockButton: Widget {
  override class var nativeType: GType { gtk_lock_button_get_type() }

  /// Lets the button stand for a right that nobody can gain or lose.
  public func setPermission(isAllowed: Bool) {
    let permission = Object(adopting: g_simple_permission_new(isAllowed ? 1 : 0))
    withExtendedLifetime(permission) { gtk_lock_button_set_permission(opaque, $0.cast()) }
  }
}
