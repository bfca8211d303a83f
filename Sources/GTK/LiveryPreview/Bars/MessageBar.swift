import LiveryAdwaita
import ThemeSource

/// A bar with an icon, a title and details, which the user can hide.
final class MessageBar {
  let widget: InfoBar
  let details = Label(atStart: "")
  private let title = Label(atStart: "", "heading")
  private let icon = Icon("")

  /// Creates a hidden bar with a name for screen readers, and with buttons after its texts.
  init(name: String, buttons: [Button] = []) {
    for label in [title, details] { label.wrap() }
    let texts = Box(.vertical, spacing: 3, [title, details])
    texts.hexpand = true
    icon.align(vertically: .start)
    icon.setMargins(top: 1)
    let dismiss = Button(icon: "window-close-symbolic", label: translated("Dismiss"))
    dismiss.addStyleClasses("flat", "livery-dismiss")
    dismiss.align(vertically: .start)
    let content = Box(
      .horizontal, spacing: 12, [icon, texts] + buttons + [dismiss])
    content.setMargins(top: 3, bottom: 3, start: 6)
    widget = InfoBar(content)
    widget.setAccessibleLabel(name)
    dismiss.onClicked { [weak widget] in widget?.isRevealed = false }
  }

  func show(_ kind: Finding.Severity, title: String, details: String) {
    widget.setKind(kind == .error ? .error : kind == .warning ? .warning : .information)
    icon.name = kind.icon
    self.title.text = title
    self.details.text = details
    widget.isRevealed = true
  }
}

extension Finding.Severity {
  var icon: String { "dialog-\(self == .note ? "information" : rawValue)-symbolic" }
}
