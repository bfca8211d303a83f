import ThemeSource

extension GTKParser {
  /// Selectors with commas between them.
  mutating func selectors() -> Bool {
    repeat {
      guard selector() else { return false }
    } while consume(.comma)
    return true
  }

  /// Compounds with combinators between them.
  private mutating func selector() -> Bool {
    while true {
      guard compound() else { return false }
      let hasSpace = peek()?.isSpace ?? false
      if isAtEnd || has(.openBrace) || has(.comma) { return true }
      let isCombined =
        consume(delimiter: ">") || consume(delimiter: "+") || consume(delimiter: "~") || hasSpace
        || isGTK3
      guard isCombined else { return fail("expected a selector") }
    }
  }

  /// Reads a compound selector: a node with its classes, names and states, at least one of them.
  ///
  /// An error in one part makes the earlier parts invalid; a part after it counts alone.
  private mutating func compound() -> Bool {
    if let token = next(), isLineComment(token) {
      return fail("a comment is written as '/* … */', also on one line")
    }
    var isEmpty = true
    var isGood = false
    while let token = peek() {
      switch token.kind {
      case .comment:
        consume()
        continue
      case .identifier where isEmpty:
        guard consume(.identifier) else { return fail("expected a selector") }
        isGood = true
      case .delimiter where isEmpty && has(delimiter: "*"):
        consume()
        isGood = true
      case .delimiter where has(delimiter: "."): isGood = styleClass()
      case .hash where isIdentifier(token):
        consume()
        isGood = true
      case _ where isGTK3 && nameOfGTK3(token): isGood = true
      case .colon:
        isGood = pseudoClass()
        if isGTK3, !isGood { return false }
      default:
        return isEmpty ? fail("expected a selector") : isGood
      }
      isEmpty = false
    }
    return isEmpty ? fail("expected a selector") : isGood
  }

  /// Whether a token begins a comment of other languages: `// text`.
  func isLineComment(_ token: CSSToken) -> Bool {
    sheet.text.bytes[token.range.lowerBound...].starts(with: "//".utf8)
  }

  mutating func styleClass() -> Bool {
    consume()
    if isGTK3 { return nameBehindPunctuation() }
    if peek()?.kind == .identifier {
      consume()
      return true
    }
    // GTK reports it after the comments.
    while peek()?.kind == .comment { consume() }
    return fail("expected a style class after '.'")
  }

  /// Whether the text after `#` is a valid identifier, as a widget's name must be.
  func isIdentifier(_ hash: CSSToken) -> Bool {
    if isGTK3 { return false }
    let name = sheet.text.bytes[hash.range].dropFirst()
    guard let first = name.first, first != UInt8(ascii: "-") else {
      return name.dropFirst().first.map { !$0.isASCIIDigit } ?? false
    }
    return !first.isASCIIDigit
  }

  /// Reads a widget's name, or a style class that begins with a digit: GTK 3 accepts any, even an
  /// empty one.
  mutating func nameOfGTK3(_ token: CSSToken) -> Bool {
    let first = sheet.text.bytes[token.range.lowerBound]
    guard first == UInt8(ascii: "#") || first == UInt8(ascii: "."), token.kind != .string else {
      return false
    }
    guard token.kind != .delimiter else {
      consume()
      return nameBehindPunctuation()
    }
    consume(bytes: 1 + nameLength(of: token, from: 1))
    return true
  }

  private mutating func nameBehindPunctuation() -> Bool {
    if let token = peek() { consume(bytes: nameLength(of: token)) }
    return true
  }
}
