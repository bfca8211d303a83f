import Adwaita

protocol NoticeBarDelegate: AnyObject {
  /// Called when the user wants to see the crashing theme again.
  func showCrashingThemeAgain()
}

/// Says that the window crashed before, and offers to show the crashing theme again.
final class NoticeBar {
  let widget: InfoBar
  private let icon = Icon("dialog-warning-symbolic")
  private let title = Label("")
  private let details = Label("")
  private let again = Button(label: "Show Again")

  weak var delegate: (any NoticeBarDelegate)?

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
      self?.delegate?.showCrashingThemeAgain()
    }
  }

  func show(_ notice: Notice) {
    let kind = notice.crashingTheme == nil ? InfoBar.Kind.information : .warning
    widget.setKind(kind)
    icon.name = kind.icon
    title.text = notice.title
    details.text = [notice.reason, notice.consequence].filter { !$0.isEmpty }
      .joined(separator: " ")
    again.isVisible = notice.crashingTheme != nil
    again.setAccessibleLabel(notice.crashingTheme.map { "Show “\($0)” Again" } ?? "")
    widget.isRevealed = true
  }

  func hide() {
    widget.isRevealed = false
  }
}
