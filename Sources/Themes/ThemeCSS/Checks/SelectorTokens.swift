package import ThemeSource

/// A selector split into its requirements for each node, from left to right.
package struct SelectorTokens {
  /// A requirement for a node.
  package struct Part {
    package enum Kind { case node, universal, styleClass, id, pseudoClass }

    package let kind: Kind
    /// The index of the token with the name; for a pseudo-class, that of its colon.
    package let token: Int
    package let range: Range<Int>
  }

  package private(set) var compounds: [[Part]] = [[]]

  /// The signs between the compounds; a space is one too.
  package private(set) var combinators: [UInt8] = []
  package let tokens: Range<Int>

  /// Splits the selectors of a rule.
  package static func all(_ prelude: Range<Int>, in sheet: CSSStylesheet) -> [SelectorTokens] {
    var selectors: [SelectorTokens] = []
    var start = prelude.lowerBound
    var depth = 0
    for index in prelude {
      switch sheet.tokens[index].kind {
      case .function, .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      case .comma where depth == 0:
        selectors.append(SelectorTokens(start..<index, in: sheet))
        start = index + 1
      default: break
      }
    }
    selectors.append(SelectorTokens(start..<prelude.upperBound, in: sheet))
    return selectors.filter { !$0.compounds[0].isEmpty }
  }

  private init(_ tokens: Range<Int>, in sheet: CSSStylesheet) {
    self.tokens = sheet.tokens.trimmed(tokens)
    var index = self.tokens.lowerBound
    var combinator: UInt8?
    while index < self.tokens.upperBound {
      let token = sheet.tokens[index]
      let start = index
      index += 1
      var kind: Part.Kind?
      switch token.kind {
      case .whitespace: combinator = combinator ?? UInt8(ascii: " ")
      case .identifier: kind = .node
      case .hash: kind = .id
      case .colon:
        kind = .pseudoClass
        index = sheet.endOfPseudoClass(at: start, before: self.tokens.upperBound)
      case .delimiter:
        switch sheet.text.bytes[token.range.lowerBound] {
        case UInt8(ascii: "*"): kind = .universal
        case UInt8(ascii: "."):
          kind = .styleClass
          index = min(index + 1, self.tokens.upperBound)
        case let sign: combinator = sign
        }
      default: break
      }
      guard let kind else { continue }
      if let sign = combinator, !compounds[compounds.count - 1].isEmpty {
        combinators.append(sign)
        compounds.append([])
      }
      combinator = nil
      let range = token.range.lowerBound..<sheet.tokens[index - 1].range.upperBound
      compounds[compounds.count - 1].append(
        Part(kind: kind, token: kind == .styleClass ? index - 1 : start, range: range))
    }
  }
}

extension CSSStylesheet {
  /// The index after the last token of a pseudo-class, including its arguments.
  fileprivate func endOfPseudoClass(at colon: Int, before limit: Int) -> Int {
    var index = colon
    while index < limit, tokens[index].kind == .colon { index += 1 }
    guard index < limit else { return index }
    let isFunction = tokens[index].kind == .function
    index += 1
    guard isFunction else { return index }
    var depth = 1
    while index < limit, depth > 0 {
      switch tokens[index].kind {
      case .function, .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      default: break
      }
      index += 1
    }
    return index
  }
}
