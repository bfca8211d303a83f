import ThemeColor
import ThemeModel
import ThemeSource

/// Follows the aliases of tokens and reads the values that a theme can contain.
///
/// A token's type is its own, that of its target, or that of the nearest group around it; it is
/// never guessed from the value.
struct TokenResolution {
  /// A color token with its value.
  struct ColorToken {
    let path: TokenPath
    let color: CSSColor

    /// The token of which the value is only an alias.
    let alias: TokenPath?

    let node: SourceNode
  }

  /// A length token with its value in px.
  struct LengthToken {
    let path: TokenPath
    let pixels: Double
    let node: SourceNode
  }

  private(set) var colors: [ColorToken] = []
  private(set) var lengths: [LengthToken] = []
  var findings: [Finding] = []

  /// The problems of single tokens.
  private(set) var faults: [TokenFault] = []

  /// The number of tokens with types that a theme cannot contain, and the first of them.
  private(set) var others: (count: Int, first: SourceNode)?

  /// References to missing tokens in a file without its companions: reported once, with a count.
  var missing = RepeatedFinding()
  var untyped = RepeatedFinding()

  let entries: [TokenExpansion.Entry]
  private let isWhole: Bool
  let budget: ReadingBudget
  let indices: [TokenPath: Int]
  var aliases = TokenAliases([], targets: [])

  /// All paths of groups, computed when a token is missing.
  private lazy var groups = Set(
    entries.flatMap { entry in
      entry.path.indices.map { Array(entry.path[..<$0]) }
    })
  lazy var texts = TokenText(entries, indices, budget)
  private lazy var suggestions = NameSuggestions(among: entries.map(\.path.dotted))

  /// Resolves tokens.
  ///
  /// The tokens of a resolver are complete; a single file may refer to tokens in others.
  init(_ entries: [TokenExpansion.Entry], isWhole: Bool, _ budget: ReadingBudget) {
    self.entries = entries
    self.isWhole = isWhole
    self.budget = budget
    indices = Dictionary(
      entries.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { $1 })
    aliases = TokenAliases(entries, targets: entries.indices.map { target(of: $0) })
    faults += aliases.faults
    for index in entries.indices { read(index) }
    findings += [
      missing.finding { "; so it is with \($0) \($0 == 1 ? "reference" : "references") more" },
      untyped.finding { "; so it is with \($0) \($0 == 1 ? "token" : "tokens") more" },
    ].compactMap(\.self)
  }

  private mutating func read(_ index: Int) {
    let entry = entries[index]
    guard budget.take(20, at: entry.token.node.location), let last = aliases.last(from: index),
      let type = typeName(of: index, at: last)
    else { return }
    let value = entries[last].token.value
    // An unreadable value is reported once, at the token that contains it.
    let report = last == index
    switch type {
    case "color":
      guard let color = color(value, reporting: report, of: last),
        budget.keep(TokenResolution.size, at: entry.token.node.location)
      else { return }
      colors.append(
        ColorToken(
          path: entry.path, color: color, alias: aliases.alias(of: index).map { entries[$0].path },
          node: entry.token.node))
    case "dimension":
      guard let pixels = pixels(value, reporting: report, of: last) else { return }
      lengths.append(LengthToken(path: entry.path, pixels: pixels, node: entry.token.node))
    default: others = ((others?.count ?? 0) + 1, others?.first ?? entry.token.node)
    }
  }

  /// About the size of a color token in bytes.
  private static let size = 400

  /// The target of a token's value; an error is reported if it does not exist.
  private mutating func target(of index: Int) -> TokenAliases.Target {
    let value = entries[index].token.value
    guard let reference = reference(of: entries[index].token) else { return .own }
    guard budget.take(5, at: value.location) else { return .nowhere }
    return target(of: reference, of: index).map(TokenAliases.Target.alias) ?? .nowhere
  }

  /// The reference that is the whole value.
  private func reference(of token: Token) -> TokenReference? {
    let value = token.value
    if token.dialect == .text {
      return TokenModifier.node(of: token) == nil ? value.string.flatMap(TokenText.reference) : nil
    }
    if value.kind == .table, value["$ref"] == nil { return nil }
    return TokenReference.of(value)
  }

  private mutating func target(of reference: TokenReference, of token: Int) -> Int? {
    let value = entries[token].token.value
    let inside = reference.inside ?? ["$value"]
    if let index = indices[reference.path], inside == ["$value"] { return index }
    if entries[token].token.dialect == .text,
      let index = TokenText.index(of: reference.path, in: indices)
    {
      return index
    }
    let name = reference.path.dotted
    if indices[reference.path + [TokenGroup.root]] != nil {
      report(token, .undefined, value, "'\(name)' is a group; its own token is '{\(name).$root}'")
    } else if groups.contains(reference.path) {
      report(token, .undefined, value, "'\(name)' is a group, not a token")
    } else if reference.path.indices.contains(where: {
      indices[Array(reference.path[..<$0])] != nil
    })
      || indices[reference.path] != nil
    {
      report(
        token, .undefined, value, "an alias is of a whole token, not of a part as '\(name)' is")
    } else {
      reportMissing(reference.path, of: token)
    }
    return nil
  }

  /// Reports an alias of a token that is not there: as an error, unless not even its group is, so
  /// that another file is likely to have both.
  mutating func reportMissing(_ path: TokenPath, of token: Int) {
    let value = entries[token].token.value
    let name = path.dotted
    let hint = NameSuggestion.hint(suggestions.nearest(to: name))
    if isWhole || groups.contains(Array(path.dropLast())) {
      return report(token, .undefined, value, "no token is called '\(name)'" + hint)
    }
    let finding = Finding(
      .warning, .undefined, at: value.location,
      "no token of this file is called '\(name)', so what refers to it is left out; a resolver "
        + "joins files" + hint)
    // Each misspelled name is reported separately.
    if hint.isEmpty { missing.add(finding) } else { findings.append(finding) }
  }

  mutating func report(
    _ token: Int, _ rule: RuleID, _ node: SourceNode, _ message: String
  ) {
    report(token, Finding(.error, rule, at: node.location, message))
  }

  mutating func report(_ token: Int, _ finding: Finding) {
    faults.append(TokenFault(finding: finding, token: entries[token].token.node))
  }
}

extension TokenResolution {
  /// The tokens at some paths, and those to which their aliases and parts of values refer.
  func tokens(usedBy isUser: (TokenPath) -> Bool) -> Set<SourceNode> {
    var found: Set<SourceNode> = []
    var next = entries.indices.filter { isUser(entries[$0].path) }
    while let index = next.popLast() {
      let token = entries[index].token
      guard found.insert(token.node).inserted else { continue }
      next += references(in: token.value)
      if let modifier = TokenModifier.node(of: token) { next += references(in: modifier) }
    }
    return found
  }

  /// The tokens to which a value or its parts refer.
  private func references(in value: SourceNode) -> [Int] {
    guard budget.take(5, at: value.location) else { return [] }
    if let text = value.string, text.contains("{") {
      return TokenText.references(in: text)
        .compactMap { TokenText.index(of: $0.path, in: indices) }
    }
    if let reference = TokenReference.of(value) {
      return indices[reference.path].map { [$0] } ?? []
    }
    return value.children.flatMap(references)
  }
}
