import CLiveryAdwaita

/// A widget with short messages on top of it.
public final class ToastOverlay: Widget {
  override class var nativeType: GType { adw_toast_overlay_get_type() }

  public convenience init(_ content: Widget) {
    self.init(retaining: adw_toast_overlay_new())
    content.lend { adw_toast_overlay_set_child(opaque, $0) }
  }

  private var current: Object?
  private var isWarning = false

  /// Shows a plain text for some seconds, in place of the text before.
  public func say(_ text: String) {
    show(text)
  }

  /// Shows a plain text until the user closes it or another takes its place; `nil` removes it.
  public func warn(_ text: String?) {
    if let text {
      show(text, isWarning: true)
    } else if isWarning {
      dismiss()
    }
  }

  private func show(_ text: String, isWarning: Bool = false) {
    dismiss()
    guard let toast = adw_toast_new(text.escapedMarkup) else { return }
    // A title of its own is cut off where there is no room.
    let label = gtk_label_new(text)
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_widget_add_css_class(label, "heading")
    adw_toast_set_custom_title(toast, label)
    if isWarning { adw_toast_set_timeout(toast, 0) }
    (current, self.isWarning) = (Object(retaining: toast), isWarning)
    adw_toast_overlay_add_toast(opaque, toast)
  }

  private func dismiss() {
    current?.lend { adw_toast_dismiss($0) }
    (current, isWarning) = (nil, false)
  }

  /// Shows a message for some seconds, with a button.
  public func add(_ title: String, button: String) {
    guard let toast = adw_toast_new(title) else { return }
    adw_toast_set_button_label(toast, button)
    adw_toast_overlay_add_toast(opaque, toast)
  }
}
