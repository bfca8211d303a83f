import LiveryAdwaita

/// Says for as long as it is so that pages are shown otherwise than they are.
final class ViewBar {
  let widget: InfoBar
  private let label = Label(atStart: "")

  /// Called when the user wants to see pages as they are.
  var onReset: () -> Void = {}

  init() {
    label.wrap()
    label.hexpand = true
    let reset = Button(text: translated("Reset", context: "view"), name: translated("Reset View"))
    reset.align(vertically: .center)
    let content = Box(.horizontal, spacing: 12, [label, reset])
    content.setMargins(start: 6)
    widget = InfoBar(content)
    widget.setKind(.information)
    widget.setAccessibleLabel(translated("Simulated"))
    reset.onClicked { [weak self] in self?.onReset() }
  }

  func show(_ options: ViewOptions) {
    let words = options.words
    if !words.isEmpty { label.text = words.joined(separator: " · ") }
    widget.isRevealed = !words.isEmpty
  }
}
