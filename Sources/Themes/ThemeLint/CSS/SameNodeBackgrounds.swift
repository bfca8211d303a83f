import ThemeCSS
import ThemeSource

/// The backgrounds that other rules of a stylesheet give to the nodes of a rule: `#cpu, #memory`
/// for `#memory { color: … }`, and for `#memory:hover { color: … }`.
struct SameNodeBackgrounds {
  private let sheet: CSSStylesheet

  /// The last rule that sets a side, by the spelling of its selector.
  private var rules: [PaintSide: [[UInt8]: CSSRule]] = [:]

  /// The spellings without states of all selectors that set a side, by each node, class and name
  /// that they end in.
  private var spellings: [PaintSide: [[UInt8]: Set<[UInt8]>]] = [:]

  init(_ rules: [CSSRule], in sheet: CSSStylesheet) {
    self.sheet = sheet
    for rule in rules {
      for side in sheet.paintSides(of: rule) {
        for selector in SelectorTokens.all(rule.prelude, in: sheet) {
          self.rules[side, default: [:]][selector.spelling(in: sheet)] = rule
          let base = selector.spelling(withLastStates: false, in: sheet)
          for part in names(in: selector.compounds.last) {
            spellings[side, default: [:]][part, default: []].insert(base)
          }
        }
      }
    }
  }

  /// The rule that sets the background of the nodes of a rule, which sets only their color.
  ///
  /// - Returns: `nil` if it is not known, if it differs between the selectors, or if a later rule
  ///   sets the color.
  func rule(below rule: CSSRule) -> CSSRule? {
    guard sheet.paintSides(of: rule) == [.color] else { return nil }
    var found: CSSRule?
    for selector in SelectorTokens.all(rule.prelude, in: sheet) {
      let last = rules[.color]?[selector.spelling(in: sheet)]
      guard last?.tokens.lowerBound == rule.tokens.lowerBound,
        let background = background(of: selector),
        found == nil || found?.tokens.lowerBound == background.tokens.lowerBound
      else { return nil }
      found = background
    }
    return found
  }

  private func background(of selector: SelectorTokens) -> CSSRule? {
    let base = selector.spelling(withLastStates: false, in: sheet)
    let parts = names(in: selector.compounds.last)
    // A rule with another selector may paint some of the same nodes.
    guard !parts.isEmpty,
      parts.allSatisfy({ part in
        [PaintSide.color, .background].allSatisfy {
          spellings[$0]?[part]?.subtracting([base]) == []
        }
      })
    else { return nil }
    let rules = rules[.background]
    return rules?[selector.spelling(in: sheet)] ?? rules?[base]
  }

  /// The nodes, classes and names of a compound selector.
  private func names(in compound: [SelectorTokens.Part]?) -> Set<[UInt8]> {
    Set((compound ?? []).filter { $0.kind != .pseudoClass }.map { Array($0.bytes(in: sheet)) })
  }
}
