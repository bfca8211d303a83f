import Adwaita

/// Linked toggle buttons of which one is active.
final class SegmentedControl {
  let widget = Box(.horizontal)
  private var buttons: [ToggleButton] = []
  private var isUpdating = false

  /// Told the index of the segment that a person chose.
  var onChosen: (Int) -> Void = { _ in }

  init() {
    widget.addStyleClass("linked")
  }

  var count: Int { buttons.count }

  /// Adds a segment that shows a content.
  func add(_ content: Widget) {
    let button = ToggleButton()
    button.child = content
    // The keyboard stays where it is when a segment is clicked.
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

  /// Adds something that is no segment, such as a menu; segments come before it.
  func appendTrailing(_ trailing: Widget) {
    widget.append(trailing)
  }

  /// Gives a segment its accessible name and its tooltip, and says whether it may be chosen.
  func describe(_ index: Int, name: String, tooltip: String?, isAllowed: Bool = true) {
    buttons[index].setAccessibleLabel(name)
    buttons[index].tooltip = tooltip
    buttons[index].isSensitive = isAllowed
  }

  /// Marks a segment as the active one; `nil` marks none.
  func setActive(_ index: Int?) {
    isUpdating = true
    defer { isUpdating = false }
    for (position, button) in buttons.enumerated() {
      button.isActive = position == index
    }
  }

  /// Gives every segment as much room as there is.
  func fill() {
    for button in buttons { button.hexpand = true }
  }

  private func toggled(_ index: Int) {
    guard !isUpdating, buttons.indices.contains(index), buttons[index].isActive else { return }
    onChosen(index)
  }
}
