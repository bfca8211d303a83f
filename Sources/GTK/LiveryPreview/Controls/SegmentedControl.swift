import LiveryAdwaita

/// Linked toggle buttons of which one is active.
final class SegmentedControl {
  let widget = Box(.horizontal)
  private var buttons: [ToggleButton] = []
  private var isUpdating = false

  /// Called with the index of the segment that the user chose.
  var onChosen: (Int) -> Void = { _ in }

  init() {
    widget.addStyleClass("linked")
  }

  var count: Int { buttons.count }

  func add(_ content: Widget) {
    let button = ToggleButton()
    button.child = content
    // A click does not move the focus.
    button.focusesOnClick = false
    buttons.first.map(button.join)
    let index = buttons.count
    button.onToggled { [weak self] in self?.toggled(index) }
    widget.insert(button, after: buttons.last)
    buttons.append(button)
  }

  func removeLast() {
    buttons.popLast().map(widget.remove)
  }

  /// Sets the accessible name and the tooltip of a segment, and whether it can be chosen.
  func describe(_ index: Int, name: String, tooltip: String?, isAllowed: Bool = true) {
    buttons[index].setAccessibleLabel(name)
    buttons[index].tooltip = tooltip
    buttons[index].isSensitive = isAllowed
  }

  /// Sets the active segment; `nil` for none.
  func setActive(_ index: Int?) {
    isUpdating = true
    defer { isUpdating = false }
    for (other, button) in buttons.enumerated() {
      button.isActive = other == index
    }
  }

  /// Adds a segment for each name, which fill the width together.
  func fill(with names: [String]) {
    for name in names {
      add(Label(name))
      describe(count - 1, name: name, tooltip: nil)
    }
    fill()
  }

  /// Makes the segments fill the width.
  func fill() {
    for button in buttons { button.hexpand = true }
  }

  private func toggled(_ index: Int) {
    guard !isUpdating, buttons.indices.contains(index), buttons[index].isActive else { return }
    onChosen(index)
  }
}
