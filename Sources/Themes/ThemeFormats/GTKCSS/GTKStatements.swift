import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// The statements of a stylesheet that set colors, at its top level and inside `@media`.
struct GTKStatements {
  /// `@define-color NAME VALUE`, or a variable of `:root` and its like.
  struct Color {
    /// The name, escapes resolved; a variable's with its hyphens.
    let name: [UInt8]
    /// The bytes of the value.
    let value: Range<Int>
    let appearances: AppearanceSet
    /// The place where a variable is set.
    let place: VariablePlace?
    /// The tokens of the statement.
    let tokens: Range<Int>
  }

  private(set) var definitions: [Color] = []
  private(set) var variables: [Color] = []

  /// The statements that a theme cannot contain: their tokens, and the reasons.
  private(set) var leftOut: [(tokens: Range<Int>, message: String)] = []

  /// The tokens of rules and blocks that are empty without the colors, and of variables in others.
  private(set) var emptied: [Range<Int>] = []

  /// The variables that other rules set, for some widgets alone.
  private(set) var local = NameTable()

  private(set) var problems: [(tokens: Range<Int>, rule: RuleID, message: String)] = []

  private let sheet: CSSStylesheet
  private let release: GTKRelease

  /// The bytes of the condition before a file for dark, whose rules are read on every release.
  private let condition: Range<Int>?

  init(_ sheet: CSSStylesheet, for release: GTKRelease, dark: Range<Int>? = nil) {
    (self.sheet, self.release) = (sheet, release)
    condition = dark.map(StylesheetJoiner.condition)
    // In dark GTK takes the file for dark in place of the other.
    let appearances = dark == nil ? AppearanceSet.all : .lightScheme
    for statement in sheet.statements {
      if case .atRule(let rule) = statement, isOfDarkFile(rule), let block = rule.block {
        readDark(rule, block)
      } else {
        _ = read(statement, appearances, isNested: false)
      }
    }
  }

  /// Reads a statement; returns whether nothing of it remains without the colors.
  private mutating func read(
    _ statement: CSSStatement, _ appearances: AppearanceSet, isNested: Bool
  ) -> Bool {
    switch statement {
    case .atRule(let rule): return read(rule, appearances, isNested: isNested)
    case .rule(let rule):
      if let place = VariablePlace(rule, in: sheet) {
        if readVariables(of: rule, appearances, place) { return true }
      } else {
        noteLocalVariables(of: rule)
      }
    case .declaration: break
    }
    guard isNested, !release.has(.mediaQueries) else { return false }
    leftOut.append((statement.tokens, "GTK \(release) has no '@media'"))
    return true
  }

  private mutating func read(
    _ rule: CSSAtRule, _ appearances: AppearanceSet, isNested: Bool
  ) -> Bool {
    if sheet.isWord(rule.name, "define-color") { return define(rule, appearances) }
    if sheet.isWord(rule.name, "media"), let block = rule.block {
      return readMedia(rule, block, appearances)
    }
    let isKept =
      sheet.isWord(rule.name, "import")
      || sheet.isWord(rule.name, "keyframes") && (!isNested || release.has(.mediaQueries))
    guard !isKept else { return false }
    let name = sheet.shown(rule.name)
    leftOut.append((rule.tokens, "GTK \(release) has no '@\(name)' here"))
    return true
  }

  private mutating func readMedia(
    _ rule: CSSAtRule, _ block: CSSBlock, _ outer: AppearanceSet
  ) -> Bool {
    guard release.has(.mediaQueries) else {
      leftOut.append((rule.tokens, "GTK \(release) has no '@media'"))
      return true
    }
    let query = MediaQuery.appearances(of: rule.prelude, in: sheet) ?? []
    let appearances = query.intersection(outer)
    if appearances.isEmpty, condition != nil, !query.isEmpty {
      // The file for the other scheme counts there.
      emptied.append(rule.tokens)
      return true
    }
    guard !appearances.isEmpty else {
      leftOut.append((rule.tokens, "it is no appearance of a theme"))
      return true
    }
    var isEmptied = true
    for statement in block.statements where !read(statement, appearances, isNested: true) {
      isEmptied = false
    }
    if isEmptied { emptied.append(rule.tokens) }
    return isEmptied
  }

  /// Whether a rule is the condition that Livery puts before a file for dark.
  private func isOfDarkFile(_ rule: CSSAtRule) -> Bool {
    condition?.contains(rule.name.range.lowerBound) == true
  }

  /// Reads a file for dark, whose statements are at its top level.
  private mutating func readDark(_ rule: CSSAtRule, _ block: CSSBlock) {
    var isEmptied = true
    for statement in block.statements where !read(statement, .darkScheme, isNested: false) {
      isEmptied = false
    }
    if isEmptied { emptied.append(rule.tokens) }
  }

  private mutating func define(_ rule: CSSAtRule, _ appearances: AppearanceSet) -> Bool {
    guard let first = rule.prelude.first, sheet.tokens[first].kind == .identifier else {
      problems.append(
        (rule.prelude, .cssParse, "expected a name and a color after '@define-color'"))
      return true
    }
    let name = Array(sheet.content(of: sheet.tokens[first]))
    let value = sheet.tokens.trimmed((first + 1)..<rule.prelude.upperBound)
    let variable = value.first {
      sheet.tokens[$0].kind == .function && sheet.isWord(sheet.tokens[$0], "var")
    }
    // If the release has variables, it is known that this is not a place for them.
    if release.has(.customProperties), let variable {
      problems.append(
        (variable..<variable + 1, .cssValue, "GTK takes no 'var()' after '@define-color'"))
      return true
    }
    definitions.append(
      Color(
        name: name, value: sheet.range(of: value), appearances: appearances, place: nil,
        tokens: rule.tokens))
    return !GTKColorImport.isPrivate(name)
  }

  /// Reads the variables of a rule; other declarations of `:root` have no effect in a GTK without
  /// `:root`.
  private mutating func readVariables(
    of rule: CSSRule, _ appearances: AppearanceSet, _ place: VariablePlace
  ) -> Bool {
    var own: [Range<Int>] = []
    var isEmptied = true
    for statement in rule.block.statements {
      guard case .declaration(let declaration) = statement, isVariable(declaration) else {
        if place == .root, !release.has(.rootPseudoClass) {
          leftOut.append((statement.tokens, "GTK \(release) has no ':root'"))
        } else {
          isEmptied = false
        }
        continue
      }
      own.append(declaration.tokens)
      variables.append(
        Color(
          name: Array(sheet.content(of: declaration.property)),
          value: sheet.range(of: declaration.value), appearances: appearances, place: place,
          tokens: declaration.tokens))
    }
    // An empty rule loses nothing, but it is not a place for variables either.
    if own.isEmpty, place != .root { isEmptied = false }
    emptied += isEmptied ? [rule.tokens] : own
    return isEmptied
  }

  private mutating func noteLocalVariables(of rule: CSSRule) {
    for case .declaration(let declaration) in rule.block.statements where isVariable(declaration) {
      local.insert(sheet.content(of: declaration.property))
    }
  }

  private func isVariable(_ declaration: CSSDeclaration) -> Bool {
    sheet.text.bytes[declaration.property.range].starts(with: "--".utf8)
  }
}
