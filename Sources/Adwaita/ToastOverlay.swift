import CAdwaita

/// A content over which short messages appear.
public final class ToastOverlay: Widget {
  override class var nativeType: GType { adw_toast_overlay_get_type() }

  public convenience init(_ content: Widget) {
    self.init(retaining: adw_toast_overlay_new())
    adw_toast_overlay_set_child(opaque, content.native)
  }

  /// Shows a plain text for some seconds.
  public func say(_ text: String) {
    // A toast's title is markup.
    let escaped = g_markup_escape_text(text, -1)
    defer { g_free(escaped) }
    guard let escaped, let toast = adw_toast_new(escaped) else { return }
    adw_toast_overlay_add_toast(opaque, toast)
  }

  /// Shows a message for some seconds, with a button.
  public func add(_ title: String, button: String) {
    guard let toast = adw_toast_new(title) else { return }
    adw_toast_set_button_label(toast, button)
    adw_toast_overlay_add_toast(opaque, toast)
  }
}
