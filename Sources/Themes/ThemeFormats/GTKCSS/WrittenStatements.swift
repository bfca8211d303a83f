import ThemeCSS
import ThemeSource

/// The statements of a Livery stylesheet that are written again automatically, before all others.
struct WrittenStatements {
  /// A statement, and the condition of the `@media` around it.
  struct Statement: Hashable {
    let condition: [UInt8]
    let bytes: [UInt8]
  }

  private let written: Set<Statement>
  private let sheet: CSSStylesheet
  private let isRemoved: (Range<Int>) -> Bool

  private var found: [Range<Int>] = []

  /// The matches of the rules that stay, with their appearances.
  private var kept: [(appearances: AppearanceSet, matches: [Match])] = []

  /// Whether a statement stays that may contain rules for any widget.
  private var isEnded = false

  /// Finds these among the statements of a stylesheet.
  ///
  /// A statement after one that stays may be meant to override it: it is only written automatically
  /// if both select widgets with no common name or class, or never apply together.
  ///
  /// - Parameters:
  ///   - sheet: The stylesheet.
  ///   - written: The statements that are written for colors.
  ///   - isRemoved: Whether the statement with some tokens is already removed.
  /// - Returns: The tokens of each, and of each block without other content.
  static func among(
    _ sheet: CSSStylesheet, _ written: Set<Statement>, isRemoved: (Range<Int>) -> Bool
  ) -> [Range<Int>] {
    if written.isEmpty { return [] }
    return withoutActuallyEscaping(isRemoved) { isRemoved in
      var statements = WrittenStatements(written: written, sheet: sheet, isRemoved: isRemoved)
      for statement in sheet.statements { _ = statements.read(statement, [], in: .all) }
      return statements.found
    }
  }

  /// All statements of a stylesheet, including those in its `@media` blocks.
  static func all(of sheet: CSSStylesheet) -> Set<Statement> {
    var all: Set<Statement> = []
    func add(_ statements: [CSSStatement], _ condition: [UInt8]) {
      for statement in statements {
        all.insert(Statement(condition: condition, bytes: Array(sheet.bytes(of: statement.tokens))))
        guard condition.isEmpty, let (media, block) = sheet.media(statement) else { continue }
        add(block.statements, Array(sheet.bytes(of: media.prelude)))
      }
    }
    add(sheet.statements, [])
    return all
  }

  private init(
    written: Set<Statement>, sheet: CSSStylesheet, isRemoved: @escaping (Range<Int>) -> Bool
  ) {
    (self.written, self.sheet, self.isRemoved) = (written, sheet, isRemoved)
  }

  /// Reads a statement; returns whether nothing of it remains.
  private mutating func read(
    _ statement: CSSStatement, _ condition: [UInt8], in appearances: AppearanceSet
  ) -> Bool {
    if isRemoved(statement.tokens) { return true }
    if isEnded { return false }
    if condition.isEmpty, let (media, block) = sheet.media(statement),
      let appearances = MediaQuery.appearances(of: media.prelude, in: sheet)
    {
      let condition = Array(sheet.bytes(of: media.prelude))
      var isLeft = false
      for statement in block.statements where !read(statement, condition, in: appearances) {
        isLeft = true
      }
      if !isLeft { found.append(statement.tokens) }
      return !isLeft
    }
    let matches = matches(of: statement)
    if isWritten(statement, condition), isFirst(matches, in: appearances) {
      found.append(statement.tokens)
      return true
    }
    if let matches { kept.append((appearances, matches)) } else { isEnded = true }
    return false
  }

  /// Whether a statement is written automatically: under its condition, or without one.
  private func isWritten(_ statement: CSSStatement, _ condition: [UInt8]) -> Bool {
    let bytes = Array(sheet.bytes(of: statement.tokens))
    return [condition, []].contains { written.contains(Statement(condition: $0, bytes: bytes)) }
  }

  /// Whether a rule with some matches cannot be meant to override any rule that stays.
  private func isFirst(_ matches: [Match]?, in appearances: AppearanceSet) -> Bool {
    kept.allSatisfy { other in
      if other.appearances.isDisjoint(with: appearances) { return true }
      return matches?.allSatisfy { match in
        other.matches.allSatisfy(match.isApart)
      } == true
    }
  }

  /// The widgets that a selector matches, at any place.
  private struct Match {
    /// The name of the widget's node; `nil` if it may have any.
    let node: ArraySlice<UInt8>?

    /// The name and the classes that the selector requires of the widget.
    let names: Set<ArraySlice<UInt8>>

    /// Whether hardly a widget matches both.
    func isApart(from other: Match) -> Bool {
      if let node, let otherNode = other.node { return node != otherNode }
      return names.isDisjoint(with: other.names)
    }
  }

  /// The matches of a rule's selectors; `nil` if they may match anything.
  private func matches(of statement: CSSStatement) -> [Match]? {
    guard case .rule(let rule) = statement else { return nil }
    let isUniversal = sheet.tokens[rule.prelude].contains {
      $0.kind == .delimiter && sheet.text.bytes[$0.range].elementsEqual("*".utf8)
    }
    if isUniversal { return nil }
    return SelectorTokens.all(rule.prelude, in: sheet).map { selector in
      let subject = selector.compounds.last ?? []
      let content = { (part: SelectorTokens.Part) in sheet.content(of: sheet.tokens[part.token]) }
      return Match(
        node: subject.first { $0.kind == .node }.map(content),
        names: Set(subject.filter { $0.kind != .pseudoClass }.map(content)))
    }
  }
}

extension CSSStylesheet {
  /// The at-rule and the block of a statement that is `@media`.
  fileprivate func media(_ statement: CSSStatement) -> (rule: CSSAtRule, block: CSSBlock)? {
    guard case .atRule(let rule) = statement, isWord(rule.name, "media"), let block = rule.block
    else { return nil }
    return (rule, block)
  }
}
