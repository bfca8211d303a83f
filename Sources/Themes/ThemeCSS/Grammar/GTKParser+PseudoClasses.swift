import GTKKnowledge
import ThemeModel
import ThemeSource

extension GTKParser {
  /// The states and positions in every release.
  private static let pseudoClasses: [StaticString] = [
    "active", "backdrop", "checked", "disabled", "first-child", "focus", "focus-visible",
    "focus-within", "hover", "indeterminate", "last-child", "link", "only-child", "selected",
    "visited",
  ]

  /// The suggestions with those that take arguments, as messages name them.
  static let suggestions =
    pseudoClasses.map(\.description) + [
      "not()", "nth-child()", "nth-last-child()", "dir()", "drop()",
    ]

  /// Reads a colon and the name after it.
  mutating func pseudoClass(isNegated: Bool = false) -> Bool {
    consume()
    context = .cssPseudoClass
    defer { context = .cssParse }
    guard let token = peek() else { return fail("expected a pseudo-class after ':'") }
    if isGTK3, let isKnown = pseudoClassOfGTK3(token) { return isKnown }
    switch token.kind {
    case .identifier:
      if !isGTK3, consume(anyOf: GTKParser.pseudoClasses) { return true }
      if has("root"), knows(.rootPseudoClass) { return consume("root") }
      return unknownPseudoClass(token)
    case .function:
      if sheet.isWord(token, "not"), isNegated {
        return fail("GTK takes no ':not()' inside ':not()'")
      }
      if sheet.isWord(token, "not") { return negation() }
      if isGTK3 { return unknownPseudoClass(token) }
      if sheet.isWord(token, "nth-child") || sheet.isWord(token, "nth-last-child") {
        return argument { $0.childPosition() }
      }
      if sheet.isWord(token, "dir") {
        return argument {
          $0.consume(anyOf: ["ltr", "rtl"]) || $0.fail("expected 'ltr' or 'rtl'")
        }
      }
      if sheet.isWord(token, "drop") {
        return argument { $0.consume("active") || $0.fail("expected 'active'") }
      }
      return unknownPseudoClass(token)
    default: return fail("expected a pseudo-class after ':'")
    }
  }

  private mutating func unknownPseudoClass(_ token: CSSToken) -> Bool {
    let name = sheet.shown(token) + (token.kind == .function ? "()" : "")
    if token.kind == .identifier, sheet.isWord(token, "root") {
      return lack("pseudo-class ':root'", since: .rootPseudoClass)
    }
    if let heir = FormerNames.pseudoClasses[name.lowercased()] {
      return lack("pseudo-class ':\(name)'", advice: "; did you mean ':\(heir)'?")
    }
    let known = knownPseudoClasses.nearest(to: name)
    // A function's token ends with its parenthesis.
    let isSame =
      known.map { $0.hasSuffix("()") == (token.kind == .function) } ?? false
      && knownPseudoClasses.correction(of: name) != nil
    return lack(
      "pseudo-class ':\(name)'", advice: known.map { "; did you mean ':\($0)'?" } ?? "",
      replacement: isSame ? known.map { $0.hasSuffix(")") ? String($0.dropLast()) : $0 } : nil)
  }

  /// Reads one part of a compound selector in `:not()`.
  private mutating func negation() -> Bool {
    startBlock()
    defer { endBlock() }
    let isGood: Bool
    switch next()?.kind {
    case .identifier:
      consume()
      isGood = true
    case .delimiter where has(delimiter: "*"):
      consume()
      isGood = true
    case .delimiter where has(delimiter: "."): isGood = styleClass()
    case .hash where !isGTK3:
      guard let token = peek(), isIdentifier(token) else { return fail(GTKParser.negationHint) }
      consume()
      isGood = true
    case .colon: isGood = pseudoClass(isNegated: true)
    default:
      guard isGTK3, let token = next(), nameOfGTK3(token) else {
        return fail(GTKParser.negationHint)
      }
      isGood = true
    }
    context = .cssPseudoClass
    guard isClosed else { return fail(GTKParser.negationHint) }
    return isGood
  }

  private static let negationHint = "':not()' takes one node, style class, name or state"

  /// The argument of `:nth-child()`, such as `2`, `odd` or `2n + 1`.
  private mutating func childPosition() -> Bool {
    let hint = "expected a place, such as '2', 'odd' or '2n + 1'"
    if consume(anyOf: ["even", "odd"]) { return true }
    var hasSign = consume(delimiter: "+") || consume(delimiter: "-")
    var needsN = hasSign
    if let token = next(), token.kind == .number {
      guard token.isInteger, !hasSign || !isSigned(token) else { return fail(hint) }
      consume()
      needsN = false
      hasSign = true
      guard let unit = next(), unit.kind == .identifier,
        let steps = steps(sheet.content(of: unit), isSignAllowed: false)
      else { return true }
      consume()
      return offset(steps, hint)
    }
    guard let token = next(), token.kind == .dimension ? token.isInteger : token.kind == .identifier
    else { return fail(hint) }
    let isDimension = token.kind == .dimension
    guard !isDimension || !needsN || !isSigned(token),
      let steps = steps(
        sheet.content(of: token), isSignAllowed: !isDimension && !hasSign)
    else { return fail(hint) }
    consume()
    return offset(steps, hint)
  }

  func isSigned(_ token: CSSToken) -> Bool {
    let first = sheet.text.bytes[token.range.lowerBound]
    return first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
  }

  /// What is known about the offset after `n` was read.
  private enum Steps {
    /// `n`: an offset may follow.
    case plain
    /// `n-`: a number must follow.
    case minus
    /// `n-2`: nothing may follow.
    case whole
  }

  private func steps(_ name: ArraySlice<UInt8>, isSignAllowed: Bool) -> Steps? {
    let hyphen = UInt8(ascii: "-")
    var rest = name
    if isSignAllowed, rest.first == hyphen { rest = rest.dropFirst() }
    guard let n = rest.first, n | 0x20 == UInt8(ascii: "n") else { return nil }
    rest = rest.dropFirst()
    guard let sign = rest.first else { return .plain }
    guard sign == hyphen else { return nil }
    rest = rest.dropFirst()
    if rest.isEmpty { return .minus }
    // GTK passes the number to C, which reads another sign.
    if rest.first == hyphen { rest = rest.dropFirst() }
    return UInt64(String(decoding: rest, as: UTF8.self)) == nil ? nil : .whole
  }

  /// Reads the offset that is added to the multiples of `n`.
  private mutating func offset(_ steps: Steps, _ hint: String) -> Bool {
    switch steps {
    case .whole: return true
    case .plain:
      if let token = next(), token.kind == .number, token.isInteger, isSigned(token) {
        consume()
        return true
      }
      guard consume(delimiter: "+") || consume(delimiter: "-") else { return true }
    case .minus: break
    }
    guard let token = next(), token.kind == .number, token.isInteger, !isSigned(token) else {
      return fail(hint)
    }
    consume()
    return true
  }
}
