import LiveryAdwaita

/// A field for the name of a theme, which shows an error or the resulting file below itself.
final class NameField {
  let widget: Box
  private let entry = Entry()
  private let note = Label(atStart: "", "caption")

  var onChanged: () -> Void = {}

  init(_ name: String) {
    let label = Label(atStart: translated("Name"))
    widget = Box(.vertical, spacing: 6, [label, entry, note])
    entry.text = name
    entry.setWidth(characters: 32, atMost: 60)
    entry.setAccessibleLabel(translated("Name"))
    entry.activateDefault()
    entry.onChanged { [weak self] in self?.onChanged() }
    note.wrap(upToLines: 4)
    note.limitWidth(characters: 32)
  }

  /// The name, without surrounding white space.
  var name: String { entry.text.trimming(" \t\n") }

  func takeFocus() {
    entry.takeFocusAndSelect()
  }

  /// Shows a message below the field, as an error if it is one.
  func say(_ text: String, isError: Bool) {
    note.say(text, isError: isError)
    entry.setStyleClass("error", isError)
    entry.setAccessibleDescription(text)
  }
}
