import LiveryAdwaita

/// A bar about a temporary state, with a button that ends the state; it is visible as long as the
/// state lasts.
final class StateBar {
  let widget: InfoBar

  /// Called when the user presses the button.
  var onEnded: () -> Void = {}

  private let label = Label(atStart: "")

  /// Creates a hidden bar with a name for screen readers.
  init(_ kind: InfoBar.Kind, name: String, button: Button) {
    label.wrap()
    label.hexpand = true
    button.align(vertically: .center)
    let content = Box(.horizontal, spacing: 12, [label, button])
    content.setMargins(start: 6)
    widget = InfoBar(content)
    widget.setKind(kind)
    widget.setAccessibleLabel(name)
    button.onClicked { [weak self] in self?.onEnded() }
  }

  /// Shows a text; hides the bar for `nil`.
  func show(_ text: String?) {
    // The text stays readable while the bar disappears.
    if let text { label.text = text }
    widget.isRevealed = text != nil
  }
}
