import ThemeLint
import ThemeModel
import ThemeSource

/// The pairs of a theme in one appearance, a line each, for people to read.
struct ContrastTable {
  let theme: String
  let page: ContrastReport.Page

  /// The minimum ratio for every pair, instead of each pair's own.
  let minimum: Double?

  /// The table below the theme's name and the traits; `!` marks a contrast that is too low.
  var text: String {
    let names = page.rows.map { "\($0.foreground) on \($0.surface.name)" }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, page.rows).map { name, row in
      let asked = minimum ?? row.minimum
      let ratio = ContrastRatio.text(row.ratio, below: asked)
      let stock = row.stock.map { "stock \(ContrastRatio.text($0))" } ?? ""
      let verdict = asked.map { row.ratio < $0 ? "below \(ContrastRatio.short($0))" : "" } ?? ""
      return
        "\(verdict.isEmpty ? " " : "!") \(name.padded(to: width))  \(ratio.padded(from: 7))  "
        + "\(stock.padded(to: 13))  \(verdict)".trimmedAtEnd + "\n"
    }
    return "\(theme), \(page.name)".escapingControls + "\n" + lines.joined()
  }

  /// The ratios as JSON.
  func value(traits: [String]) -> JSONValue {
    let pairs = page.rows.map { row in
      JSONValue.members([
        "ink": .string(row.foreground), "surface": .string(row.surface.name),
        "ratio": .number(row.ratio),
        "minimum": JSONValue(minimum ?? row.minimum),
        "stock": JSONValue(row.stock),
      ])
    }
    return [
      "traits": .strings(traits), "pairs": .array(pairs),
    ]
  }
}

extension ContrastReport.Page {
  /// Whether a pair is below a ratio; pairs that WCAG exempts do not count.
  func falls(below minimum: Double) -> Bool {
    rows.contains { $0.minimum != nil && $0.ratio < minimum }
  }
}

extension String {
  /// The text padded with spaces to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it, up to a width in characters.
  func padded(from width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
