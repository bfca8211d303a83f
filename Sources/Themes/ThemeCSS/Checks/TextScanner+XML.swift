package import ThemeSource

/// What the checks of drawings look for in the text of an XML file.
extension TextScanner {
  /// Goes past the start of a tag up to its name, if that is one of some, with or without a prefix.
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

  /// Takes the attributes of a tag up to its end; `nil` if something else stands there.
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

  /// Whether a byte may stand in a word: letters, digits, `_`, and all beyond ASCII.
  package static func isWord(_ byte: UInt8) -> Bool { isName(byte) || byte >= 0x80 }
}
