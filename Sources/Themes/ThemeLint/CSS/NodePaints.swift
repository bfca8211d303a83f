import ThemeCSS
import ThemeSource

/// The colors that a stylesheet's rules set for nodes that are alone in a selector.
struct NodePaints {
  private let sheet: CSSStylesheet

  /// The number of rules that set a node's text color, or its background.
  private var counts: [PaintSide: [[UInt8]: Int]] = [:]

  init(_ rules: [CSSRule], in sheet: CSSStylesheet) {
    self.sheet = sheet
    for rule in rules {
      let names = sheet.tokens[rule.prelude].filter {
        $0.kind == .identifier && TextPart(node: sheet.content(of: $0)) != nil
      }
      if names.isEmpty { continue }
      for side in sheet.paintSides(of: rule) {
        for name in Set(names.map { Array(sheet.content(of: $0)) }) {
          counts[side, default: [:]][name, default: 0] += 1
        }
      }
    }
  }

  /// The part that is the whole selector of a rule, if no rule sets one of the two colors.
  func part(of rule: CSSRule, alone side: PaintSide) -> TextPart? {
    let tokens = sheet.tokens[rule.prelude]
    guard let last = tokens.last, last.kind == .identifier else { return nil }
    // The background of selected text is never that of the window, but its text color may be.
    let isSelection = sheet.isWord(last, "selection")
    if isSelection ? side == .background || !isPath(rule.prelude) : tokens.count > 1 { return nil }
    let isSet = tokens.contains {
      $0.kind == .identifier && counts[side]?[Array(sheet.content(of: $0))] != nil
    }
    return isSet ? nil : TextPart(node: sheet.content(of: last))
  }

  /// Whether a selector is names of nodes alone: `entry > text > selection`.
  private func isPath(_ prelude: Range<Int>) -> Bool {
    sheet.tokens[prelude].allSatisfy {
      $0.isSpace || $0.kind == .identifier
        || $0.kind == .delimiter && sheet.text.bytes[$0.range].elementsEqual(">".utf8)
    }
  }
}
