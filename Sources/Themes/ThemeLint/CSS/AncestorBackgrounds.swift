import ThemeCSS
import ThemeSource

/// The backgrounds that a stylesheet sets around text: on `row` for `row > label`.
struct AncestorBackgrounds {
  private let sheet: CSSStylesheet

  /// The last rule that sets a background, by the spelling of its selector.
  private var rules: [[UInt8]: CSSRule] = [:]

  /// The last parts of these rules' selectors: nodes, classes and names of widgets.
  private var painted: Set<[UInt8]> = []

  /// The nodes that show text or an icon, and have no background themselves.
  private static let texts: Set<String> = ["image", "label", "value"]

  init(_ rules: [CSSRule], in sheet: CSSStylesheet) {
    self.sheet = sheet
    for rule in rules where sheet.paintSides(of: rule).contains(.background) {
      for selector in SelectorTokens.all(rule.prelude, in: sheet) {
        self.rules[selector.spelling(in: sheet)] = rule
        for part in selector.compounds.last ?? [] { painted.insert(Array(part.bytes(in: sheet))) }
      }
    }
  }

  /// The rule that paints the nearest background around the text of a rule; `nil` if it is not
  /// known, or differs between its selectors.
  func rule(around rule: CSSRule) -> CSSRule? {
    let found = SelectorTokens.all(rule.prelude, in: sheet).map(self.rule)
    guard let first = found.first ?? nil,
      found.allSatisfy({ $0?.tokens.lowerBound == first.tokens.lowerBound })
    else { return nil }
    return first
  }

  private func rule(around selector: SelectorTokens) -> CSSRule? {
    let signs: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: ">")]
    guard let text = selector.compounds.last, isText(text),
      selector.combinators.allSatisfy(signs.contains),
      !text.contains(where: isPainted)
    else { return nil }
    for count in (1..<selector.compounds.count).reversed() {
      if let rule = rules[selector.spelling(upTo: count, in: sheet)] { return rule }
      // Another rule may paint it.
      let parts = selector.compounds[count - 1]
      if parts.contains(where: isPainted) { return nil }
    }
    return nil
  }

  private func isText(_ compound: [SelectorTokens.Part]) -> Bool {
    compound.contains { part in
      part.kind == .node && Self.texts.contains(sheet.name(of: sheet.tokens[part.token]))
    } && !compound.contains { $0.kind == .pseudoClass }
  }

  /// Whether a rule sets a background of nodes with the part.
  private func isPainted(_ part: SelectorTokens.Part) -> Bool {
    painted.contains(Array(part.bytes(in: sheet)))
  }
}
