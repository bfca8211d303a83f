import CAdwaita

/// A bar that shows how far something has come, or only that it goes on.
public final class ProgressBar: Widget {
  override class var nativeType: GType { gtk_progress_bar_get_type() }

  /// Moves the block a little, for work of unknown length.
  public func pulse() {
    gtk_progress_bar_pulse(opaque)
  }
}

/// A button that shows whether a person has a right, and asks for it.
public final class LockButton: Widget {
  override class var nativeType: GType { gtk_lock_button_get_type() }

  /// Lets the button stand for a right that nobody can gain or lose.
  public func setPermission(isAllowed: Bool) {
    let permission = Object(adopting: g_simple_permission_new(isAllowed ? 1 : 0))
    withExtendedLifetime(permission) { gtk_lock_button_set_permission(opaque, $0.cast()) }
  }
}
