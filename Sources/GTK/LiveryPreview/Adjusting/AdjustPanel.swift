import LiveryAdwaita
import NewTheme

/// The panel with dials over all colors of a theme, beside the pages that show them.
final class AdjustPanel {
  let frame: ChangePanel

  var widget: Widget { frame.widget }

  /// Called when a dial or the contrast was set to something else.
  var onChanged: () -> Void = {}

  private let dials = DialEdge.Dial.allCases.map { (dial: $0, row: DialRow($0.setting)) }
  private let contrast = ContrastControl()
  private let note = Label(atStart: "", "caption", "dim-label")
  private let reset = Button(
    text: translated("Reset", context: "dials"), name: translated("Reset All Dials"))
  private var isLoading = false

  init() {
    note.wrap(upToLines: 8)
    let levels = Box(.vertical, spacing: 6, [contrast.widget, note])
    let content = Box(.vertical, spacing: 12, dials.map(\.row.widget) + [levels])
    content.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    frame = ChangePanel(
      title: translated("Adjust Colors"), content: content,
      before: translated("Show the theme without the dials"),
      after: translated("Show the theme with the dials"), below: [reset])
    for (_, row) in dials { row.onChanged = { [weak self] in self?.changed() } }
    contrast.onChanged = { [weak self] in self?.changed() }
    reset.onClicked { [weak self] in self?.adjustment = ThemeAdjustment() }
  }

  private func changed() {
    guard !isLoading else { return }
    updateButtons(canApply: false)
    onChanged()
  }

  /// What the dials ask for.
  var adjustment: ThemeAdjustment {
    get {
      let value = { [dials] (dial: DialEdge.Dial) in
        dials.first { $0.dial == dial }?.row.value ?? 0
      }
      return ThemeAdjustment(
        ColorDials(hue: value(.hue), chroma: value(.chroma), lightness: value(.lightness)),
        aim: contrast.aim)
    }
    set {
      isLoading = true
      for (dial, row) in dials { row.value = newValue.dials[dial] }
      contrast.aim = newValue.aim
      isLoading = false
      changed()
    }
  }

  /// Says what becomes of the theme, and whether it can be had.
  func say(_ text: String, isError: Bool) {
    note.say(text, isError: isError)
    contrast.describe(text)
    updateButtons(canApply: !isError)
  }

  private func updateButtons(canApply: Bool) {
    let isSet = !adjustment.isIdentity
    reset.isSensitive = isSet
    frame.apply.isSensitive = isSet && canApply
  }

  /// Marks where pairs fail or pass next, on one dial.
  func show(_ edges: [DialEdge], of dial: DialEdge.Dial) {
    dials.first { $0.dial == dial }?.row.show(
      marks: edges.map(\.value), notes: edges.map(dial.words))
  }

  func takeFocus() { dials.first?.row.takeFocus() }
}
