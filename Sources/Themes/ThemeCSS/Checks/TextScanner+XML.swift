package import ThemeSource

/// Finds the parts of an XML text that the checks of drawings need.
extension TextScanner {
  /// Skips the start of a tag and its name, if the name is in a list, with or without a prefix.
  package mutating func acceptTag(of elements: Set<String>) -> Bool {
    let start = position
    guard accept("<") else { return false }
    repeat {
      let name = take(while: TextScanner.isWord)
      if elements.contains(text(name)) { return true }
      _ = take { TextScanner.isWord($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    } while accept(":")
    position = start
    return false
  }

  /// Takes the attributes of a tag up to its end; `nil` if there is something else.
  mutating func takeAttributes() -> [String: String]? {
    var attributes: [String: String] = [:]
    while true {
      let space = take(while: TextScanner.isSpace)
      if accept(">") || accept("/>") { return attributes }
      guard !space.isEmpty, let attribute = takeAttribute() else { return nil }
      attributes[attribute.name] = attribute.value
    }
  }

  private mutating func takeAttribute() -> (name: String, value: String)? {
    let name = take { TextScanner.isWord($0) || ":.-".utf8.contains($0) }
    skipSpace()
    guard !name.isEmpty, accept("=") else { return nil }
    skipSpace()
    guard let quote = next, "\"'".utf8.contains(quote) else { return nil }
    position += 1
    let value = take { $0 != quote && $0 != UInt8(ascii: "<") }
    guard next == quote else { return nil }
    position += 1
    return (text(name), text(value))
  }

  /// Whether a byte may occur in a word: letters, digits, `_`, and all non-ASCII bytes.
  package static func isWord(_ byte: UInt8) -> Bool { isName(byte) || byte >= 0x80 }
}
