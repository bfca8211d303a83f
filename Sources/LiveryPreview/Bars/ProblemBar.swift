import Adwaita

/// Shows the errors of a theme, above a gallery that still shows its last good state.
final class ProblemBar {
  /// How many lines are shown.
  private static let limit = 3

  let widget: InfoBar
  private let title = Label("")
  private let details = Label("")
  private let icon = Icon("dialog-error-symbolic")
  private var shown: Problems?

  init() {
    title.addStyleClass("heading")
    details.addStyleClass("monospace")
    details.addStyleClass("caption")
    details.isSelectable = true
    for label in [title, details] {
      label.xalign = 0
      label.wrap()
    }
    let texts = Box(.vertical, spacing: 3)
    texts.hexpand = true
    texts.append(title)
    texts.append(details)
    icon.align(vertically: .start)
    icon.setMargins(top: 1)
    let content = Box(.horizontal, spacing: 12)
    content.setMargins(top: 3, bottom: 3, start: 6)
    content.append(icon)
    content.append(texts)
    let dismiss = Button.dismiss()
    content.append(dismiss)
    widget = InfoBar(content)
    widget.setAccessibleLabel("Problems")
    dismiss.onClicked { [weak widget] in widget?.isRevealed = false }
  }

  /// Shows problems; hides the bar when there are none.
  ///
  /// A bar that the user closed is shown again when the problems have changed.
  func show(_ problems: Problems) {
    guard problems != shown else { return }
    shown = problems
    widget.isRevealed = !problems.lines.isEmpty
    guard !problems.lines.isEmpty else { return }
    widget.setKind(problems.kind)
    icon.name = problems.kind.icon
    details.setStyleClass("monospace", problems.kind != .information)
    title.text = problems.title
    var lines = Array(problems.lines.prefix(Self.limit))
    if problems.lines.count > Self.limit {
      lines.append("and \(problems.lines.count - Self.limit) more")
    }
    details.text = lines.joined(separator: "\n")
  }
}

extension InfoBar.Kind {
  /// The icon at the start of a bar of this kind.
  var icon: String {
    switch self {
    case .error: "dialog-error-symbolic"
    case .warning: "dialog-warning-symbolic"
    case .information: "dialog-information-symbolic"
    }
  }
}
