import CLiveryAdwaita

/// A button that shows whether the user has a permission, and asks for it.
public final class LockButton: Widget {
  override class var nativeType: GType { gtk_lock_button_get_type() }

  /// Sets a permission that never changes.
  public func setPermission(isAllowed: Bool) {
    let permission = Object(adopting: g_simple_permission_new(isAllowed ? 1 : 0))
    permission.lend { gtk_lock_button_set_permission(opaque, $0) }
  }
}
