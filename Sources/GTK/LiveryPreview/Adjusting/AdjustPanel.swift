import LiveryAdwaita
import NewTheme

/// The panel with dials over all colors of a theme, beside the pages that show them.
final class AdjustPanel {
  let frame: ChangePanel

  var widget: Widget { frame.widget }

  /// Called when a dial or the contrast was set to something else.
  var onChanged: () -> Void = {}

  private let dials = DialEdge.Dial.allCases.map { DialRow($0) }
  private let contrast = SegmentedControl()
  private let note = Label(atStart: "", "caption", "dim-label")
  private let reset = Button(
    text: translated("Reset", context: "dials"), name: translated("Reset All Dials"))
  private var level = ContrastLevelChoice.asItIs
  private var isLoading = false

  init() {
    contrast.fill(with: ContrastLevelChoice.allCases.map(\.title))
    for (index, choice) in ContrastLevelChoice.allCases.enumerated() {
      contrast.describe(index, name: choice.spoken, tooltip: choice.explanation)
    }
    contrast.widget.setAccessibleLabel(translated("Contrast"))
    note.wrap(upToLines: 8)
    let levels = Box(
      .vertical, spacing: 6, [Label(atStart: translated("Contrast")), contrast.widget, note])
    let content = Box(.vertical, spacing: 12, dials.map(\.widget) + [levels])
    content.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    frame = ChangePanel(
      title: translated("Adjust Colors"), content: content,
      before: translated("Show the theme without the dials"),
      after: translated("Show the theme with the dials"), below: [reset])
    for dial in dials { dial.onChanged = { [weak self] in self?.changed() } }
    contrast.onChosen = { [weak self] in
      self?.level = ContrastLevelChoice.allCases[$0]
      self?.changed()
    }
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
        dials.first { $0.dial == dial }?.value ?? 0
      }
      return ThemeAdjustment(
        ColorDials(hue: value(.hue), chroma: value(.chroma), lightness: value(.lightness)),
        aim: level.aim)
    }
    set {
      isLoading = true
      for dial in dials { dial.value = newValue.dials[dial.dial] }
      level = ContrastLevelChoice.allCases.first { $0.aim == newValue.aim } ?? .asItIs
      contrast.setActive(ContrastLevelChoice.allCases.firstIndex(of: level))
      isLoading = false
      changed()
    }
  }

  /// Says what becomes of the theme, and whether it can be had.
  func say(_ text: String, isError: Bool) {
    note.say(text, isError: isError)
    contrast.widget.setAccessibleDescription(text)
    updateButtons(canApply: !isError)
  }

  private func updateButtons(canApply: Bool) {
    let isSet = !adjustment.isIdentity
    reset.isSensitive = isSet
    frame.apply.isSensitive = isSet && canApply
  }

  /// Marks where pairs fail or pass next, on one dial.
  func show(_ edges: [DialEdge], of dial: DialEdge.Dial) {
    dials.first { $0.dial == dial }?.show(edges)
  }

  func takeFocus() { dials.first?.takeFocus() }
}

/// The contrast that the panel offers.
private enum ContrastLevelChoice: CaseIterable {
  case asItIs, aa, aaa

  var aim: ContrastAim? {
    switch self {
    case .asItIs: nil
    case .aa: .aa
    case .aaa: .aaa
    }
  }

  var title: String {
    switch self {
    case .asItIs: translated("As It Is")
    case .aa: "AA 4.5"
    case .aaa: "AAA 7"
    }
  }

  var spoken: String {
    switch self {
    case .asItIs: translated("Contrast as it is")
    case .aa: translated("Contrast AA, 4.5 to 1")
    case .aaa: translated("Contrast AAA, 7 to 1")
    }
  }

  var explanation: String {
    switch self {
    case .asItIs: translated("Colors get the contrast that the dials give them")
    case .aa: translated("Text gets 4.5:1, borders and focus rings 3:1")
    case .aaa: translated("Text gets 7:1, borders and focus rings 3:1")
    }
  }
}
