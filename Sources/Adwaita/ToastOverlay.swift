import CAdwaita

/// A content over which short messages appear.
public final class ToastOverlay: Widget {
  override class var nativeType: GType { adw_toast_overlay_get_type() }

  /// Shows a message for some seconds, with a button.
  public func add(_ title: String, button: String) {
    guard let toast = adw_toast_new(title) else { return }
    adw_toast_set_button_label(toast, button)
    adw_toast_overlay_add_toast(opaque, toast)
  }
}
