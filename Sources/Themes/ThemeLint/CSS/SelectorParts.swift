import ThemeSource

/// The selectors of a stylesheet, split into the names in them.
struct SelectorParts {
  /// One selector of a rule's list.
  struct Selector {
    var compounds = [Compound()]
    var tokens: Range<Int>
  }

  /// The requirements of a selector for one node.
  struct Compound {
    var node: CSSToken?
    var isUniversal = false
    var classes: [CSSToken] = []
    /// The name of its widget, after `#`.
    var id: CSSToken?
    /// Whether it requires a name or a position in the tree, so that it matches few nodes.
    var isNarrowed = false
    /// Whether it has a pseudo-class, such as `:focus`.
    var hasState = false

    var isEmpty: Bool { node == nil && !isUniversal && classes.isEmpty && !isNarrowed }
  }

  private(set) var selectors: [Selector] = []

  /// The nodes, classes and IDs that are named, in `:not()` too.
  private(set) var nodes: [CSSToken] = []
  private(set) var classes: [CSSToken] = []
  private(set) var ids: [CSSToken] = []

  private let sheet: CSSStylesheet

  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    read(sheet.statements)
  }

  private mutating func read(_ statements: [CSSStatement]) {
    for statement in statements {
      switch statement {
      case .rule(let rule): read(rule.prelude)
      case .atRule(let rule) where !sheet.isWord(rule.name, "keyframes"):
        if let block = rule.block { read(block.statements) }
      case .atRule, .declaration: break
      }
    }
  }

  private mutating func read(_ prelude: Range<Int>) {
    var selector = Selector(tokens: prelude.lowerBound..<prelude.lowerBound)
    var depth = 0
    var index = prelude.lowerBound
    while index < prelude.upperBound {
      let token = sheet.tokens[index]
      let next = index + 1 < prelude.upperBound ? sheet.tokens[index + 1] : nil
      let last = selector.compounds.count - 1
      switch token.kind {
      case .delimiter where spelled(token, ".") && next?.kind == .identifier:
        if let next { add(styleClass: next, to: &selector.compounds[last], depth) }
        index += 1
      case .delimiter where spelled(token, "*"):
        if depth == 0 { selector.compounds[last].isUniversal = true }
      case .identifier:
        nodes.append(token)
        if depth == 0 { selector.compounds[last].node = token }
      case .hash:
        ids.append(token)
        if depth == 0 {
          selector.compounds[last].isNarrowed = true
          selector.compounds[last].id = token
        }
      case .colon:
        if depth == 0 { selector.compounds[last].hasState = true }
        index = skipPseudoClass(at: index, before: prelude.upperBound, &depth)
        if depth == 0, isPlace(token: sheet.tokens[index]) {
          selector.compounds[last].isNarrowed = true
        }
      case .closeParenthesis: depth = max(0, depth - 1)
      case .comma where depth == 0:
        selector.tokens = selector.tokens.lowerBound..<index
        selectors.append(selector)
        selector = Selector(tokens: (index + 1)..<(index + 1))
      case .whitespace, .delimiter:
        if depth == 0, !selector.compounds[last].isEmpty { selector.compounds.append(Compound()) }
      default: break
      }
      index += 1
    }
    selector.tokens = selector.tokens.lowerBound..<prelude.upperBound
    selectors.append(selector)
  }

  private mutating func add(styleClass: CSSToken, to compound: inout Compound, _ depth: Int) {
    classes.append(styleClass)
    if depth == 0 { compound.classes.append(styleClass) }
  }

  /// The index of the last token of a pseudo-class; for `:not(`, its parenthesis.
  private func skipPseudoClass(at colon: Int, before end: Int, _ depth: inout Int) -> Int {
    var index = colon
    while index + 1 < end, sheet.tokens[index + 1].kind == .colon { index += 1 }
    guard index + 1 < end else { return index }
    let name = sheet.tokens[index + 1]
    guard name.kind == .function else { return name.kind == .identifier ? index + 1 : index }
    if sheet.isWord(name, "not") {
      depth += 1
      return index + 1
    }
    var position = index + 2
    while position < end, sheet.tokens[position].kind != .closeParenthesis { position += 1 }
    return min(position, end - 1)
  }

  /// Whether a pseudo-class that ends at a token selects nodes by position, or only links.
  private func isPlace(token: CSSToken) -> Bool {
    token.kind == .closeParenthesis
      || token.kind == .identifier
        && (sheet.name(of: token).hasSuffix("-child") || sheet.isWord(token, "link")
          || sheet.isWord(token, "visited"))
  }

  private func spelled(_ token: CSSToken, _ sign: String) -> Bool {
    sheet.text.bytes[token.range].elementsEqual(sign.utf8)
  }
}
