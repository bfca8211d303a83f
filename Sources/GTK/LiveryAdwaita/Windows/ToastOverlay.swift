import CLiveryAdwaita

/// A widget with short messages on top of it.
public final class ToastOverlay: Widget {
  override class var nativeType: GType { adw_toast_overlay_get_type() }

  public convenience init(_ content: Widget) {
    self.init(retaining: adw_toast_overlay_new())
    content.lend { adw_toast_overlay_set_child(opaque, $0) }
  }

  /// A style class of the messages, if they are to have one.
  public static var toastStyleClass: String?

  private var current: Object?
  private var isWarning = false

  /// Shows a plain text for some seconds, in place of the text before.
  public func say(_ text: String) {
    show(text)
  }

  /// Shows a text until the user closes it or another text replaces it; `nil` removes it.
  public func warn(_ text: String?) {
    if let text {
      show(text, isWarning: true)
    } else if isWarning {
      dismiss()
    }
  }

  private func show(_ text: String, isWarning: Bool = false, button: String? = nil) {
    dismiss()
    guard let toast = adw_toast_new(text.escapedMarkup) else { return }
    // The toast's own title is cut off if there is too little space. Paths have no spaces to wrap
    // at.
    let label = Label(text)
    label.wrap()
    let line = charactersOfALine(besides: button)
    if text.count > line {
      label.lend {
        gtk_label_set_width_chars($0, line)
        gtk_label_set_max_width_chars($0, line)
      }
    }
    label.addStyleClass("heading")
    label.lend { adw_toast_set_custom_title(toast, $0) }
    if let button { adw_toast_set_button_label(toast, button) }
    if isWarning { adw_toast_set_timeout(toast, 0) }
    (current, self.isWarning) = (Object(retaining: toast), isWarning)
    adw_toast_overlay_add_toast(opaque, toast)
    guard let name = Self.toastStyleClass else { return }
    for child in children where child.cssName == "toast" { child.addStyleClass(name) }
  }

  /// The number of characters in a message that fit beside the buttons of a toast.
  ///
  /// A toast measures its height for another width than it gets, and then cuts off the rest of the
  /// text. So a longer message gets a fixed width.
  private func charactersOfALine(besides button: String?) -> gint {
    let context = gtk_widget_get_pango_context(native)
    guard let metrics = pango_context_get_metrics(context, nil, nil) else { return 24 }
    defer { pango_font_metrics_unref(metrics) }
    let character = pango_font_metrics_get_approximate_char_width(metrics) / PANGO_SCALE
    let room = gint(width) - 150 - (button.map { gint($0.count + 4) * character } ?? 0)
    return max(12, room / max(character, 1))
  }

  private func dismiss() {
    current?.lend { adw_toast_dismiss($0) }
    (current, isWarning) = (nil, false)
  }

  /// Shows a plain text for some seconds, with a button, in place of the text before.
  public func add(_ text: String, button: String) {
    show(text, button: button)
  }
}
