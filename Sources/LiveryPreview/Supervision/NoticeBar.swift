import Adwaita

/// Says what became of the last window, and offers to show again what it died of.
final class NoticeBar {
  let widget: InfoBar
  private let icon = Icon("dialog-warning-symbolic")
  private let title = Label("")
  private let details = Label("")
  private let again = Button(label: "Show Again")

  /// Told that the theme is to be shown again.
  var onAgain: () -> Void = {}

  init() {
    title.addStyleClass("heading")
    let texts = Box(.vertical, spacing: 3)
    for label in [title, details] {
      label.xalign = 0
      label.wrap()
      texts.append(label)
    }
    texts.hexpand = true
    icon.align(vertically: .start)
    icon.setMargins(top: 1)
    let content = Box(.horizontal, spacing: 12)
    content.setMargins(top: 3, bottom: 3, start: 6)
    content.append(icon)
    content.append(texts)
    again.align(vertically: .center)
    content.append(again)
    let dismiss = Button.dismiss()
    content.append(dismiss)
    widget = InfoBar(content)
    widget.setAccessibleLabel("Notice")
    dismiss.onClicked { [weak self] in self?.hide() }
    again.onClicked { [weak self] in
      self?.hide()
      self?.onAgain()
    }
  }

  func show(_ notice: Notice) {
    let kind = notice.culprit == nil ? InfoBar.Kind.information : .warning
    widget.setKind(kind)
    icon.name = kind.icon
    title.text = notice.title
    details.text = [notice.reason, notice.consequence].filter { !$0.isEmpty }
      .joined(separator: " ")
    again.isVisible = notice.culprit != nil
    again.setAccessibleLabel(notice.culprit.map { "Show “\($0)” Again" } ?? "")
    widget.isRevealed = true
  }

  func hide() {
    widget.isRevealed = false
  }
}
