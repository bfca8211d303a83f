import LiveryAdwaita

/// An entry for a color's value that shows an ellipsis where there is no room, until it is edited.
///
/// A GTK entry cuts its text off without a mark, so a label with the same look is placed over it.
final class ValueField {
  let widget: Overlay
  let entry = Entry()
  let label = Label.standInForEntry()

  init() {
    widget = Overlay(entry)
    widget.add(label)
    entry.setWidth(characters: 8, atMost: 40)
    entry.writeFromLeftToRight()
    entry.leaveKeysUnlessTyping(WindowShortcuts.undo)
    label.xalign = label.isRightToLeft ? 1 : 0
    label.layOutFromLeftToRight()
    label.ellipsize()
    label.ignoreInput()
    label.addStyleClass("livery-stand-in")
    for part in [entry, label] { part.addStyleClass("livery-value") }
    entry.onChanged { [weak self] in
      guard let self else { return }
      label.text = entry.text
    }
  }

  /// Whether the value is shown as one that the theme does not set itself.
  func setDimmed(_ isDimmed: Bool) {
    for part in [entry, label] { part.setStyleClass("dim-label", isDimmed) }
  }
}
