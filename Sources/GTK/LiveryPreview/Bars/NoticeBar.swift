import LiveryAdwaita
import ThemeSource

/// Says that the window crashed before, and offers to show the crashing theme again.
final class NoticeBar {
  var widget: InfoBar { bar.widget }
  private let bar: MessageBar
  private let again = Button(
    text: translated("Show Again"), name: translated("Show Again"))

  /// Called when the user wants to see the crashing theme again.
  var onShowAgain: () -> Void = {}

  init() {
    again.align(vertically: .center)
    bar = MessageBar(name: translated("Notice"), buttons: [again])
    again.onClicked { [weak self] in
      self?.hide()
      self?.onShowAgain()
    }
  }

  func show(_ notice: Notice) {
    bar.show(
      notice.crashingTheme == nil ? .note : .warning, title: notice.title,
      details: [notice.reason, notice.consequence].filter { !$0.isEmpty }.joined(separator: " "))
    again.isVisible = notice.crashingTheme != nil
    again.setAccessibleLabel(notice.crashingTheme.map { translated("Show “\($0)” Again") } ?? "")
  }

  func hide() {
    widget.isRevealed = false
  }
}
