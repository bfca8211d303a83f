import LiveryAdwaita

/// Says that the theme would make the window's own parts unreadable, and leads back.
final class SafeBar {
  let widget: InfoBar
  private let label = Label(atStart: "")

  /// Called when the user wants to see the toolkit's own theme.
  var onLeave: () -> Void = {}

  init() {
    label.wrap()
    label.hexpand = true
    let leave = Button(
      text: translated("Show Adwaita"), name: translated("Show Adwaita"))
    leave.align(vertically: .center)
    let content = Box(.horizontal, spacing: 12, [label, leave])
    content.setMargins(start: 6)
    widget = InfoBar(content)
    widget.setKind(.warning)
    widget.setAccessibleLabel(translated("Safe Look"))
    leave.onClicked { [weak self] in self?.onLeave() }
  }

  /// Shows the bar for a theme; hides it for `nil`.
  func show(_ theme: String?) {
    if let theme {
      label.text = translated(
        "“\(theme)” makes the parts of this window unreadable, so they do not wear it.")
    }
    widget.isRevealed = theme != nil
  }
}
