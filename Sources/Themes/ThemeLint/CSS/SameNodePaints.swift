import ThemeCSS
import ThemeSource

/// The colors that other rules of a stylesheet set for the nodes of a rule: a background by
/// `#cpu, #memory { … }` for `#memory { color: … }`, and for `#memory:hover { color: … }`.
struct SameNodePaints {
  enum Side { case color, background }

  private let sheet: CSSStylesheet

  /// The last rule that sets a side, by the spelling of its selector.
  private var rules: [Side: [[UInt8]: CSSRule]] = [:]

  /// The spellings without states of all selectors that set a side and end in a node, a class or a
  /// name, by that.
  private var spellings: [Side: [[UInt8]: Set<[UInt8]>]] = [:]

  /// The nodes, classes and names inside which a rule sets the color of something else.
  private var around: Set<[UInt8]> = []

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
          guard side == .color else { continue }
          for compound in selector.compounds.dropLast() { around.formUnion(names(in: compound)) }
        }
      }
    }
  }

  /// The rule that sets a side of the nodes of a rule, which sets the other one alone; `nil` if it
  /// is not known, or differs between its selectors, or a later rule sets what this one does.
  func rule(setting side: Side, beside rule: CSSRule) -> CSSRule? {
    let own: Side = side == .color ? .background : .color
    let isLast = SelectorTokens.all(rule.prelude, in: sheet).allSatisfy { selector in
      let last = rules[own]?[spelling(of: selector, withStates: true)]
      return last?.tokens.lowerBound == rule.tokens.lowerBound
    }
    guard isLast else { return nil }
    let found = SelectorTokens.all(rule.prelude, in: sheet)
      .map { self.rule(setting: side, for: $0) }
    guard let first = found.first ?? nil,
      found.allSatisfy({ $0?.tokens.lowerBound == first.tokens.lowerBound })
    else { return nil }
    return first
  }

  private func rule(setting side: Side, for selector: SelectorTokens) -> CSSRule? {
    let base = spelling(of: selector, withStates: false)
    let parts = names(in: selector.compounds.last)
    // Another rule may set one of them for some of the same nodes, or for what is inside of them.
    guard !parts.isEmpty,
      parts.allSatisfy({ part in
        [Side.color, .background].allSatisfy { spellings[$0]?[part]?.subtracting([base]) == [] }
      }),
      side == .background || parts.isDisjoint(with: around)
    else { return nil }
    return rules[side]?[spelling(of: selector, withStates: true)] ?? rules[side]?[base]
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
