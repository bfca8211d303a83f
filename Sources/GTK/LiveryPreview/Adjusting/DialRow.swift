import LiveryAdwaita
import NewTheme

/// A dial of the panel: its name, its number, a slider with marks, and a line about those.
final class DialRow {
  let widget: Box
  let dial: DialEdge.Dial

  /// Called when the dial has another number, by a person or by code.
  var onChanged: () -> Void = {}

  private let scale: Scale
  private let number: SpinButton

  /// Where a pair fails or passes next, on either side of the number.
  private let notes = (0..<2).map { _ in Label(atStart: "", "caption", "dim-label") }

  init(_ dial: DialEdge.Dial) {
    self.dial = dial
    scale = Scale(range: dial.range, step: dial.step, digits: dial.digits)
    number = SpinButton(range: dial.range, step: dial.step, digits: dial.digits)
    number.share(scale)
    let title = Label(atStart: dial.title)
    title.hexpand = true
    let head = Box(.horizontal, spacing: 6, [title, number])
    widget = Box(.vertical, spacing: 3, [head, scale] + notes)
    title.tooltip = dial.explanation
    for note in notes { note.ellipsize() }
    scale.setMinimumSize(height: 36)
    scale.setAccessibleLabel(dial.spoken)
    scale.setAccessibleDescription(dial.explanation)
    number.setAccessibleLabel(translated("\(dial.spoken), number"))
    number.leaveKeysUnlessTyping(WindowShortcuts.undo)
    number.onChanged { [weak self] in self?.onChanged() }
    value = dial.neutral
    show([])
  }

  var value: Double {
    get {
      // Both have binary fractions of what is shown.
      let factor = dial.step < 1 ? 100.0 : 1
      return (number.value * factor).rounded() / factor
    }
    set { number.value = newValue }
  }

  func takeFocus() { _ = scale.takeFocus() }

  /// Marks where a pair fails or passes next.
  func show(_ edges: [DialEdge]) {
    scale.setMarks(above: [dial.neutral], below: edges.map(\.value))
    for (index, note) in notes.enumerated() {
      note.text = edges.indices.contains(index) ? words(for: edges[index]) : ""
      note.tooltip = note.text.isEmpty ? nil : note.text
    }
  }

  private func words(for edge: DialEdge) -> String {
    let place = dial.words(for: edge.value)
    let pair = "\(edge.pair.pair) (\(edge.pair.appearance))"
    return edge.fails
      ? translated("\(place) fails: \(pair)") : translated("\(place) passes: \(pair)")
  }
}

extension DialEdge.Dial {
  /// The settings that the panel offers, in the units of `ColorDials`.
  var range: ClosedRange<Double> {
    switch self {
    case .hue: -180...180
    case .chroma: 0...2
    case .lightness: -0.3...0.3
    }
  }

  var step: Double {
    switch self {
    case .hue: 1
    case .chroma, .lightness: 0.01
    }
  }

  fileprivate var digits: Int { self == .hue ? 0 : 2 }

  /// Where it changes nothing.
  fileprivate var neutral: Double { ColorDials()[self] }

  fileprivate var title: String {
    switch self {
    case .hue: translated("Hue")
    case .chroma: translated("Chroma")
    case .lightness: translated("Lightness")
    }
  }

  /// What a screen reader says.
  fileprivate var spoken: String { self == .hue ? translated("Hue in degrees") : title }

  fileprivate var explanation: String {
    switch self {
    case .hue: translated("Turns all hues: from red on to yellow, green and blue")
    case .chroma: translated("Multiplies how colorful all colors are: 0 makes grays")
    case .lightness: translated("Makes all colors lighter or darker")
    }
  }

  fileprivate func words(for value: Double) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 ? "−" : ""
    if self == .hue { return "\(sign)\(hundredths / 100)°" }
    return "\(sign)\(hundredths / 100).\(String(100 + hundredths % 100).dropFirst())"
  }
}
