import CAdwaita

/// A widget with short messages on top of it.
public final class ToastOverlay: Widget {
  override class var nativeType: GType { adw_toast_overlay_get_type() }

  public convenience init(_ content: Widget) {
    self.init(retaining: adw_toast_overlay_new())
    content.lend { adw_toast_overlay_set_child(opaque, $0) }
  }

  /// Shows a plain text for some seconds.
  public func say(_ text: String) {
    Self.toast(text).map { adw_toast_overlay_add_toast(opaque, $0) }
  }

  private var warning: Object?

  /// Shows a plain text until the user closes it; the next replaces it, and `nil` removes it.
  public func warn(_ text: String?) {
    warning?.lend { adw_toast_dismiss($0) }
    warning = nil
    guard let toast = text.flatMap(Self.toast) else { return }
    adw_toast_set_timeout(toast, 0)
    warning = Object(retaining: toast)
    adw_toast_overlay_add_toast(opaque, toast)
  }

  private static func toast(_ text: String) -> OpaquePointer? {
    adw_toast_new(text.escapedMarkup)
  }

  /// Shows a message for some seconds, with a button.
  public func add(_ title: String, button: String) {
    guard let toast = adw_toast_new(title) else { return }
    adw_toast_set_button_label(toast, button)
    adw_toast_overlay_add_toast(opaque, toast)
  }
}
