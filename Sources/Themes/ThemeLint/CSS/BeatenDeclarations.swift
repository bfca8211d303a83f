import ThemeCSS
import ThemeSource

/// The declarations of a stylesheet that a later one with the same selector and condition
/// overrides.
///
/// A later one that one of the target's releases refuses does not override: writing the older form
/// first is the way to support several releases. Rules in `@keyframes` are left out.
struct BeatenDeclarations {
  /// Declarations of one rule that are replaced by declarations of one other, or of the same.
  struct Group {
    private(set) var losers: [CSSDeclaration]
    private(set) var winners: [CSSDeclaration]

    fileprivate mutating func append(_ loser: CSSDeclaration, beatenBy winner: CSSDeclaration) {
      losers.append(loser)
      winners.append(winner)
    }

    fileprivate var reversed: Group {
      Group(losers: losers.reversed(), winners: winners.reversed())
    }
  }

  /// The groups, in the order of the losers.
  private(set) var groups: [Group] = []

  /// The overridden definitions of named colors, with the later ones.
  private(set) var definitions: [(loser: CSSAtRule, winner: CSSAtRule)] = []

  private let sheet: CSSStylesheet

  /// The declarations that one of the releases refuses, by their first token.
  private let refused: Set<Int>

  /// The selectors, each with its condition, and the properties.
  private var selectors = NameTable()
  private var properties = NameTable()

  /// For each property by its index, the properties that set it: itself and its shorthands.
  private var covering: [[Int]] = []

  /// The declarations that are read, each with its rule's first token.
  private var known: [(CSSDeclaration, rule: Int)] = []

  /// The properties of later rules for a selector, as indices of the above.
  private var later: [Place: Int] = [:]

  /// The indices of a selector and of a property.
  private struct Place: Hashable {
    let selector, property: Int
  }

  private var laterDefinitions: [String: CSSAtRule] = [:]

  init(in css: CSSAudit, target: Target) {
    sheet = css.sheet
    refused = Set(
      css.problems.lazy.filter { $0.severity == .error && $0.applies(to: css.target) }.compactMap {
        css.sheet.declaration(at: $0.range.lowerBound)?.tokens.lowerBound
      })
    known.reserveCapacity(css.declarations.count)
    later.reserveCapacity(2 * css.declarations.count)
    read(css.sheet.statements, under: [])
    groups.reverse()
    definitions.reverse()
  }

  /// Reads statements from the last to the first.
  private mutating func read(_ statements: [CSSStatement], under condition: [UInt8]) {
    for statement in statements.reversed() {
      switch statement {
      case .rule(let rule): read(rule, under: condition)
      case .atRule(let rule) where sheet.isWord(rule.name, "define-color"):
        if condition.isEmpty, rule.isClosed { define(rule) }
      case .atRule(let rule) where sheet.isWord(rule.name, "media"):
        guard let block = rule.block else { continue }
        let own = condition + sheet.bytes(of: rule.prelude) + [UInt8(ascii: "{")]
        read(block.statements, under: own)
      case .atRule, .declaration: break
      }
    }
  }

  private mutating func define(_ rule: CSSAtRule) {
    guard let name = rule.prelude.first.map({ sheet.name(of: sheet.tokens[$0]) }) else { return }
    if let winner = laterDefinitions[name] {
      definitions.append((rule, winner))
    } else {
      laterDefinitions[name] = rule
    }
  }

  private mutating func read(_ rule: CSSRule, under condition: [UInt8]) {
    let selectors = SelectorSpelling.all(of: rule.prelude, in: sheet).map { spelling in
      self.selectors.insert(condition.isEmpty ? spelling[...] : (condition + spelling)[...]).index
    }
    if selectors.isEmpty { return }
    let start = rule.tokens.lowerBound
    var own: [Group] = []
    // The group of each rule that replaces some, by its first token.
    var indices: [Int: Int] = [:]
    for case .declaration(let declaration) in rule.block.statements.reversed() {
      let property = index(ofProperty: declaration.property)
      let setters = covering[property]
      let winners = selectors.compactMap { winner(of: $0, setters) }
      if let (winner, place) = winners.first, winners.count == selectors.count {
        let index = indices[place, default: own.count]
        if index == own.count {
          own.append(Group(losers: [], winners: []))
          indices[place] = index
        }
        own[index].append(declaration, beatenBy: winner)
      }
      if refused.contains(declaration.tokens.lowerBound) { continue }
      known.append((declaration, start))
      for selector in selectors {
        let place = Place(selector: selector, property: property)
        if later[place] == nil { later[place] = known.count - 1 }
      }
    }
    groups += own.map(\.reversed)
  }

  /// A later declaration of one of some properties.
  private func winner(of selector: Int, _ properties: [Int]) -> (CSSDeclaration, rule: Int)? {
    for property in properties {
      if let index = later[Place(selector: selector, property: property)] { return known[index] }
    }
    return nil
  }

  private mutating func index(ofProperty token: CSSToken) -> Int {
    let name = sheet.content(of: token).map { $0.asciiLowercased }
    let index = insert(name)
    if covering[index].isEmpty {
      let names = CSSShorthand.covering(String(decoding: name, as: UTF8.self))
      covering[index] = names.map { insert(Array($0.utf8)) }
    }
    return index
  }

  private mutating func insert(_ property: [UInt8]) -> Int {
    let (index, isNew) = properties.insert(property[...])
    if isNew { covering.append([]) }
    return index
  }
}
