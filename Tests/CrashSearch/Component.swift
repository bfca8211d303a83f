import ThemeCSS

/// A number in a stylesheet that may be larger and larger, or a kind of value that is deadly in any
/// size.
nonisolated struct Component {
  /// What it is called, such as `box-shadow blur`.
  let name: String

  /// The declarations, with `#` in place of the number; for a kind, the stylesheet.
  private let text: String

  /// What is repeated as often as the number says, with what is between, in place of `#`.
  private let part: (text: String, separator: String)?

  /// The smallest and the largest number to try.
  let (smallest, largest): (Double, Double)

  let places: [CrashLimits.Place]

  /// Whether the number is how often something is there.
  var isCount: Bool { part != nil }

  init(
    _ name: String, _ declarations: String, from smallest: Double = 1,
    upTo largest: Double = 65_536,
    in places: [CrashLimits.Place] = [.few, .many, .nested]
  ) {
    (self.name, text, part) = (name, declarations, nil)
    (self.smallest, self.largest, self.places) = (smallest, largest, places)
  }

  init(
    _ name: String, _ declarations: String, repeating part: String, by separator: String,
    upTo largest: Double = 512
  ) {
    (self.name, text, self.part) = (name, declarations, (part, separator))
    (smallest, self.largest, places) = (1, largest, [.few, .many, .nested])
  }

  init(kind name: String, _ sheet: String) {
    (self.name, text, part) = (name, sheet, nil)
    (smallest, largest, places) = (0, 0, [.kind])
  }

  /// The stylesheet with a number.
  func sheet(_ number: Double, in place: CrashLimits.Place) -> String {
    let digits = number == number.rounded() ? "\(Int(number))" : "\(number)"
    let value =
      part.map { Array(repeating: $0.text, count: Int(number)).joined(separator: $0.separator) }
      ?? digits
    let declarations = text.replacing("#", with: value)
    return switch place {
    case .few: ".few { \(declarations); }"
    case .many: "label, button, entry, image { \(declarations); }"
    case .contents: "popover > contents { \(declarations); }"
    case .nested: "* { \(declarations); }"
    case .kind: text
    }
  }
}
