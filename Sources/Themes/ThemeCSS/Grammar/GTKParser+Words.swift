import ThemeSource

extension GTKParser {
  /// Whether an identifier is next, in any case of letters.
  mutating func has(_ word: StaticString) -> Bool {
    guard let token = next() else { return false }
    return isIdentifier(token, word)
  }

  mutating func consume(_ word: StaticString) -> Bool {
    guard has(word) else { return false }
    consume(word: word)
    return true
  }

  /// Whether one of some identifiers is next.
  mutating func has(anyOf words: [StaticString]) -> Bool {
    guard let token = next() else { return false }
    return words.contains { isIdentifier(token, $0) }
  }

  /// Consumes one of some identifiers; for GTK 3, the longest one that matches the beginning of the
  /// next token.
  mutating func consume(anyOf words: [StaticString]) -> Bool {
    guard let token = next() else { return false }
    var longest: StaticString?
    for word in words where isIdentifier(token, word) {
      if word.utf8CodeUnitCount > longest?.utf8CodeUnitCount ?? 0 { longest = word }
    }
    guard let longest else { return false }
    consume(word: longest)
    return true
  }

  private func isIdentifier(_ token: CSSToken, _ word: StaticString) -> Bool {
    isGTK3
      ? begins(token, with: word) : token.kind == .identifier && sheet.isWord(token, word)
  }

  private mutating func consume(word: StaticString) {
    if isGTK3 { consume(bytes: word.utf8CodeUnitCount) } else { consume() }
  }
}

/// Reads words as GTK 3 does: up to the end of the expected word, without tokens.
extension GTKParser {
  /// Whether a token begins with a word, in any letter case.
  func begins(_ token: CSSToken, with word: StaticString) -> Bool {
    guard token.kind == .identifier || token.kind == .function else { return false }
    return word.withUTF8Buffer { word in
      token.range.count >= word.count
        && zip(sheet.text.bytes[token.range], word).allSatisfy { $0.asciiLowercased == $1 }
    }
  }

  /// Whether GTK 3 reads an identifier at the start of a token: a letter, perhaps after a hyphen.
  func isIdentifierOfGTK3(_ token: CSSToken) -> Bool {
    guard token.kind == .identifier || token.kind == .function else { return false }
    let bytes = sheet.text.bytes[token.range]
    let first = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst().first : bytes.first
    return first.map { $0.isASCIILetter || $0 == UInt8(ascii: "\\") } ?? false
  }

  /// The number of bytes of a token that GTK 3 reads as a name.
  func nameLength(of token: CSSToken, from start: Int = 0) -> Int {
    let bytes = sheet.text.bytes[token.range].dropFirst(start)
    var isEscaped = false
    return bytes.prefix { byte in
      defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
      return isEscaped || byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "\\")
    }.count
  }

  /// Whether a word begins a function whose parenthesis may follow after spaces.
  func isSpacedFunction(_ token: CSSToken) -> Bool {
    token.kind == .identifier && isWord(token, anyOf: GTKParser.spacedFunctions)
      && kindBehind == .openParenthesis
  }

  private static let spacedFunctions: [StaticString] = [
    "rgba", "rgb", "lighter", "darker", "shade", "alpha", "mix", "-gtk-win32-color", "url", "image",
    "-gtk-scaled", "-gtk-recolor", "-gtk-gradient", "-gtk-win32-theme-part", "from", "to",
    "color-stop",
  ]
}
