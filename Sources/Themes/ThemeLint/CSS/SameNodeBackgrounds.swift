import ThemeCSS
import ThemeSource

/// The backgrounds that other rules of a stylesheet give to the nodes of a rule: `#cpu, #memory`
/// for `#memory { color: … }`, and for `#memory:hover { color: … }`.
struct SameNodeBackgrounds {
  private enum Side { case color, background }

  private let sheet: CSSStylesheet

  /// The last rule that sets a side, by the spelling of its selector.
  private var rules: [Side: [[UInt8]: CSSRule]] = [:]

  /// The spellings without states of all selectors that set a side, by each node, class and name
  /// that they end in.
  private var spellings: [Side: [[UInt8]: Set<[UInt8]>]] = [:]

  init(_ rules: [CSSRule], in sheet: CSSStylesheet) {
    self.sheet = sheet
    for rule in rules {
      for side in sides(of: rule) {
        for selector in SelectorTokens.all(rule.prelude, in: sheet) {
          self.rules[side, default: [:]][spelling(of: selector, withStates: true)] = rule
          let base = spelling(of: selector, withStates: false)
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
    guard sides(of: rule) == [.color] else { return nil }
    var found: CSSRule?
    for selector in SelectorTokens.all(rule.prelude, in: sheet) {
      let last = rules[.color]?[spelling(of: selector, withStates: true)]
      guard last?.tokens.lowerBound == rule.tokens.lowerBound,
        let background = background(of: selector),
        found == nil || found?.tokens.lowerBound == background.tokens.lowerBound
      else { return nil }
      found = background
    }
    return found
  }

  private func background(of selector: SelectorTokens) -> CSSRule? {
    let base = spelling(of: selector, withStates: false)
    let parts = names(in: selector.compounds.last)
    // A rule with another selector may paint some of the same nodes.
    guard !parts.isEmpty,
      parts.allSatisfy({ part in
        [Side.color, .background].allSatisfy { spellings[$0]?[part]?.subtracting([base]) == [] }
      })
    else { return nil }
    let rules = rules[.background]
    return rules?[spelling(of: selector, withStates: true)] ?? rules?[base]
  }

  private func sides(of rule: CSSRule) -> Set<Side> {
    Set(
      rule.block.statements.compactMap { statement -> Side? in
        guard case .declaration(let declaration) = statement else { return nil }
        if sheet.isWord(declaration.property, "color") { return .color }
        return sheet.content(of: declaration.property).starts(with: "background".utf8)
          ? .background : nil
      })
  }

  /// The nodes, classes and names of a compound selector.
  private func names(in compound: [SelectorTokens.Part]?) -> Set<[UInt8]> {
    Set((compound ?? []).filter { $0.kind != .pseudoClass }.map(bytes))
  }

  /// A selector in a normalized spelling, perhaps without the states of what it ends in.
  private func spelling(of selector: SelectorTokens, withStates: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, compound) in selector.compounds.enumerated() {
      if index > 0 { bytes.append(selector.combinators[index - 1]) }
      let isLast = index == selector.compounds.count - 1
      for part in compound where withStates || !isLast || part.kind != .pseudoClass {
        bytes += self.bytes(of: part)
      }
    }
    return bytes
  }

  private func bytes(of part: SelectorTokens.Part) -> [UInt8] {
    Array(sheet.text.bytes[part.range])
  }
}
