import ThemeSource

/// The number of colors that a named color expands to through references.
///
/// GTK follows every reference again wherever it occurs, so twenty colors that each mix the
/// previous one with itself expand to a million.
struct ColorGrowth {
  /// The maximum number of colors to which one may expand.
  private static let limit = 1_000

  /// The maximum number of references one after the other.
  private static let depthLimit = 100

  private struct Definition {
    let range: Range<Int>
    let references: [String]
  }

  private var definitions: [Definition] = []
  private var index: [String: Int] = [:]

  /// A finding about the first color of a stylesheet that exceeds the limit.
  static func findings(in sheet: CSSStylesheet) -> [ExtraCSSFinding] {
    var growth = ColorGrowth()
    for case .atRule(let rule) in sheet.statements where sheet.isWord(rule.name, "define-color") {
      growth.add(rule, in: sheet)
    }
    return growth.findings
  }

  private init() {}

  private mutating func add(_ rule: CSSAtRule, in sheet: CSSStylesheet) {
    guard let first = rule.prelude.first(where: { !sheet.tokens[$0].isSpace }) else { return }
    let name = sheet.name(of: sheet.tokens[first])
    let references = sheet.tokens[rule.prelude].filter { $0.kind == .atKeyword }
    // Of two colors with one name, the last one counts.
    index[name] = definitions.count
    definitions.append(
      Definition(range: sheet.range(of: rule.prelude), references: references.map(sheet.name)))
  }

  private var findings: [ExtraCSSFinding] {
    for number in definitions.indices {
      var path: [Int] = []
      var size = 0
      guard !isBounded(number, &path, &size) else { continue }
      return ExtraCSSFinding.of(
        "named colors", definitions[number].range, "expected fewer references inside each other")
    }
    return []
  }

  /// Whether a color expands to few others; each counts as often as GTK follows a reference to it.
  private func isBounded(_ number: Int, _ path: inout [Int], _ size: inout Int) -> Bool {
    // GTK stops at a color that refers to itself.
    guard !path.contains(number) else { return true }
    size += 1
    path.append(number)
    defer { path.removeLast() }
    guard size <= ColorGrowth.limit, path.count <= ColorGrowth.depthLimit else { return false }
    return definitions[number].references.allSatisfy { name in
      index[name].map { isBounded($0, &path, &size) } ?? true
    }
  }
}
