extension TOMLReader {
  /// The byte at hand; 0 at the end of the file.
  @inline(__always)
  var current: UInt8 { offset < end ? bytes[offset] : 0 }

  /// The byte at some distance; 0 past the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  var isAtLineEnd: Bool {
    offset >= end || bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }

  @inline(__always)
  mutating func skipSpaces() {
    while offset < end, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
      offset &+= 1
    }
  }

  /// Skips spaces, line ends and comments.
  mutating func skipBlank() {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset &+= 1
      case UInt8(ascii: "#"): readComment()
      default: return
      }
    }
  }

  mutating func readComment() {
    let start = offset
    offset = lineEnd(from: offset)
    builder.comments.append(start..<offset)
  }

  /// Goes to the end of the line, where a mistake leaves nothing to make sense of.
  mutating func skipLine() {
    offset = lineEnd(from: offset)
  }

  /// The offset of the end of the line, in front of its CR or LF.
  func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while offset < end, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset &+= 1
    }
    return offset
  }

  mutating func expectLineEnd() {
    skipSpaces()
    if current == UInt8(ascii: "#") {
      readComment()
    } else if !isAtLineEnd {
      findings.report(rangeOfCharacter(), "expected the end of the line, found \(found())")
      skipLine()
    }
  }

  /// The bytes of the character at hand; none at the end of a line.
  func rangeOfCharacter() -> Range<Int> {
    if isAtLineEnd { return offset..<offset }
    let length = bytes[offset] < 0x80 ? 1 : EncodingCheck.lengthOfCharacter(at: offset, in: bytes)
    return offset..<offset + max(length, 1)
  }

  /// The character at hand as a message names it.
  func found() -> String {
    if offset >= end { return "the end of the file" }
    return isAtLineEnd ? "the end of the line" : ReaderFindings.quote(bytes[rangeOfCharacter()])
  }

  /// Whether a line at hand, behind its indentation, is a `[header]` or begins with `key =`, which
  /// nothing inside an array does.
  func isAtStatement() -> Bool {
    var probe = offset
    if current == UInt8(ascii: "[") {
      probe += byte(at: probe + 1) == UInt8(ascii: "[") ? 2 : 1
      let name = probe
      while Self.isBare(byte(at: probe)) || byte(at: probe) == UInt8(ascii: ".") { probe += 1 }
      guard Self.isLetter(byte(at: name)), byte(at: probe) == UInt8(ascii: "]"),
        !Self.words.contains(where: { $0.utf8.elementsEqual(bytes[name..<probe]) })
      else { return false }
      while byte(at: probe) == UInt8(ascii: "]") { probe += 1 }
      while Self.isSpace(byte(at: probe)) { probe += 1 }
      return probe == lineEnd(from: probe) || bytes[probe] == UInt8(ascii: "#")
    }
    while true {
      if Self.isBare(byte(at: probe)) {
        while Self.isBare(byte(at: probe)) { probe += 1 }
      } else {
        guard let next = endOfQuotes(at: probe) else { return false }
        probe = next
      }
      while Self.isSpace(byte(at: probe)) { probe += 1 }
      guard byte(at: probe) == UInt8(ascii: ".") else {
        return byte(at: probe) == UInt8(ascii: "=")
      }
      probe += 1
      while Self.isSpace(byte(at: probe)) { probe += 1 }
    }
  }

  /// The offset behind the closing quote of a string that is closed on its line.
  func endOfQuotes(at start: Int) -> Int? {
    let quote = byte(at: start)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    var probe = start + 1
    while probe < end, bytes[probe] != UInt8(ascii: "\n"), bytes[probe] != UInt8(ascii: "\r") {
      if bytes[probe] == quote { return probe + 1 }
      let isEscape = quote == UInt8(ascii: "\"") && bytes[probe] == UInt8(ascii: "\\")
      probe += isEscape ? 2 : 1
    }
    return nil
  }

  private static let words = ["true", "false", "inf", "nan"]

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether a byte may stand in a key without quotes (TOML 1.0, Keys).
  @inline(__always)
  static func isBare(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
