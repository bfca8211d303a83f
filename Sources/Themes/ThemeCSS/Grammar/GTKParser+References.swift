import GTKKnowledge
import ThemeSource

extension GTKParser {
  /// Whether the value of a declaration has a `var()`, so that GTK reads it only when it is used.
  var hasReference: Bool {
    mutating get {
      guard !isGTK3, hasWordOfReference, knows(.customProperties) else { return false }
      var ahead = self
      return ahead.findsReference()
    }
  }

  /// Whether any form of `var()` comes before the end of the value, which is rare.
  private var hasWordOfReference: Bool {
    mutating get {
      var open = 0
      for token in tokens[placeOfNext()...] {
        switch token.kind {
        case .semicolon: return false
        case .openBrace: open += 1
        case .closeBrace where open == 0: return false
        case .closeBrace: open -= 1
        case .function where sheet.isWord(token, "var"): return true
        default: break
        }
      }
      return false
    }
  }

  /// Searches the value for the first `var()`, as far as GTK does.
  private mutating func findsReference() -> Bool {
    var open = 0
    repeat {
      guard let token = next() else {
        guard open > 0 else { return false }
        endBlock()
        open -= 1
        continue
      }
      if open == 0, token.kind == .closeParenthesis || token.kind == .closeBracket { return false }
      guard token.closer != nil else {
        consume()
        continue
      }
      startBlock()
      open += 1
      guard token.kind == .function, sheet.isWord(token, "var"), let name = next(),
        name.kind == .identifier
      else { continue }
      guard isVariable(name) else { return false }
      consume()
      return isAtEnd || has(.comma)
    } while !has(.semicolon) && !has(.closeBrace)
    return false
  }

  private func isVariable(_ name: CSSToken) -> Bool {
    let name = sheet.content(of: name)
    return name.count > 2 && name.starts(with: "--".utf8)
  }

  /// The tokens of a custom property, of a value with `var()`, or of a variable's fallback.
  mutating func values() -> Bool {
    var open = 0
    let isGood = values(open: &open)
    for _ in 0..<open { endBlock() }
    return isGood
  }

  private mutating func values(open: inout Int) -> Bool {
    repeat {
      guard let token = next() else {
        guard open > 0 else { break }
        endBlock()
        open -= 1
        continue
      }
      switch token.kind {
      case .badString, .badURL: return fail("expected a closed string or address")
      case .closeParenthesis where open == 0, .closeBracket where open == 0:
        return fail("nothing is open that this could close")
      default: break
      }
      guard token.closer != nil else {
        consume()
        continue
      }
      startBlock()
      open += 1
      if token.kind == .function, sheet.isWord(token, "var"), !reference() { return false }
    } while !has(.semicolon) && !has(.closeBrace)
    return open == 0 || fail("GTK takes no ';' or '}' inside brackets here")
  }

  /// Reads the variable of a `var()`, and its fallback.
  private mutating func reference() -> Bool {
    guard let name = next(), name.kind == .identifier else {
      return fail("expected the name of a variable, such as '--accent-color'")
    }
    guard isVariable(name) else {
      return fail("expected a name that starts with '--', such as '--accent-color'")
    }
    consume()
    if isAtEnd { return true }
    guard consume(.comma) else { return fail("expected ',' or ')'") }
    guard depth < GTKParser.nestingLimit else { return true }
    depth += 1
    defer { depth -= 1 }
    return values()
  }
}
