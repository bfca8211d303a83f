extension TOMLReader {
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

  /// Skips the rest of a line after a mistake.
  mutating func skipLine() {
    offset = lineEnd(from: offset)
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

  /// Whether a `[header]` or `key =` is at the current offset, which cannot be inside an array.
  func isAtStatement() -> Bool {
    var probe = offset
    if current == UInt8(ascii: "[") {
      probe += byte(at: probe + 1) == UInt8(ascii: "[") ? 2 : 1
      let name = probe
      while byte(at: probe).isBareKey || byte(at: probe) == UInt8(ascii: ".") { probe += 1 }
      guard byte(at: name).isASCIILetter, byte(at: probe) == UInt8(ascii: "]"),
        !Self.words.contains(where: { $0.utf8.elementsEqual(bytes[name..<probe]) })
      else { return false }
      while byte(at: probe) == UInt8(ascii: "]") { probe += 1 }
      while Self.isSpace(byte(at: probe)) { probe += 1 }
      return probe == lineEnd(from: probe) || bytes[probe] == UInt8(ascii: "#")
    }
    while true {
      if byte(at: probe).isBareKey {
        while byte(at: probe).isBareKey { probe += 1 }
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

  /// The offset after the closing quote of a string that is closed on its line.
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
}
