import LiveryAdwaita

/// What a dial sets, for a person.
struct DialSetting {
  let title: String

  /// What a screen reader says.
  let spoken: String
  let explanation: String
  let range: ClosedRange<Double>
  let step: Double

  /// Where it changes nothing.
  let neutral: Double
}

/// A dial: its name, its number, a slider with marks, and lines about those.
final class DialRow {
  let widget: Box

  /// Called when the dial has another number, by a person or by code.
  var onChanged: () -> Void = {}

  private let scale: Scale
  private let number: SpinButton

  private let setting: DialSetting

  /// What is marked on either side of the number.
  private let notes = (0..<2).map { _ in Label(atStart: "", "caption", "dim-label") }

  init(_ setting: DialSetting) {
    self.setting = setting
    let digits = setting.step < 1 ? 2 : 0
    scale = Scale(range: setting.range, step: setting.step, digits: digits)
    number = SpinButton(range: setting.range, step: setting.step, digits: digits)
    number.share(scale)
    let title = Label(atStart: setting.title)
    title.hexpand = true
    let head = Box(.horizontal, spacing: 6, [title, number])
    widget = Box(.vertical, spacing: 3, [head, scale] + notes)
    title.tooltip = setting.explanation
    for note in notes { note.ellipsize() }
    scale.setMinimumSize(height: 36)
    scale.setAccessibleLabel(setting.spoken)
    scale.setAccessibleDescription(setting.explanation)
    number.setAccessibleLabel(translated("\(setting.spoken), number"))
    number.leaveKeysUnlessTyping(WindowShortcuts.undo)
    // The form around it scrolls.
    for part: Widget in [scale, number] { part.leaveScrolling() }
    number.onChanged { [weak self] in self?.onChanged() }
    value = setting.neutral
    show(marks: [], notes: [])
  }

  var value: Double {
    get {
      // Both have binary fractions of what is shown.
      let factor = setting.step < 1 ? 100.0 : 1
      return (number.value * factor).rounded() / factor
    }
    set { number.value = newValue }
  }

  func takeFocus() { _ = scale.takeFocus() }

  /// Marks some values, and shows notes about them.
  func show(marks: [Double], notes texts: [String]) {
    scale.setMarks(above: [setting.neutral], below: marks)
    for (index, note) in notes.enumerated() {
      note.text = texts.indices.contains(index) ? texts[index] : ""
      note.tooltip = note.text.isEmpty ? nil : note.text
    }
  }

  /// Takes the space of the notes away, for a dial without marks.
  func hideNotes() {
    for note in notes { note.isVisible = false }
  }
}
