// libyaml's rules for where scalars end.

extension YAMLScanner {
  mutating func scanQuotedScalar(_ quote: UInt8) {
    saveKey()
    mayBeginKey = false
    advance()
    while true {
      if isEnd(offset) || column == 0 && isDocumentMark {
        isStopped = true
        return
      }
      if isBreak(offset) {
        advanceLine()
      } else if bytes[offset] == quote {
        advance()
        // Two single quotes stand for one.
        guard quote == UInt8(ascii: "'"), byte(at: offset) == quote else { return }
        advance()
      } else if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        advance()
        if isBreak(offset) { advanceLine() } else if !isEnd(offset) { advance() }
      } else {
        advance()
      }
    }
  }

  mutating func scanPlainScalar() {
    saveKey()
    mayBeginKey = false
    var isAfterBreak = false
    while !(column == 0 && isDocumentMark), byte(at: offset) != UInt8(ascii: "#") {
      while !isBlankOrEnd(offset), !endsPlainScalar(offset) {
        isAfterBreak = false
        advance()
      }
      guard isBlank(offset) || isBreak(offset) else { break }
      while isBlank(offset) || isBreak(offset) {
        if isBreak(offset) {
          advanceLine()
          isAfterBreak = true
        } else if isAfterBreak, column <= indent, bytes[offset] == UInt8(ascii: "\t") {
          isStopped = true
          return
        } else {
          advance()
        }
      }
      if flow == 0, column <= indent { break }
    }
    if isAfterBreak { mayBeginKey = true }
  }

  func endsPlainScalar(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: ":"): isBlankOrEnd(offset + 1)
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      flow > 0
    default: false
    }
  }

  /// A `|` or `>` and the lines behind it that are indented more than what they stand in.
  mutating func scanBlockScalar() {
    keys[keys.count - 1] = nil
    mayBeginKey = true
    advance()
    var increment = 0
    for _ in 0..<2 {
      guard let byte = byte(at: offset) else { break }
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        advance()
      } else if (0x31...0x39).contains(byte), increment == 0 {
        increment = Int(byte - 0x30)
        advance()
      }
    }
    while isBlank(offset) { advance() }
    if byte(at: offset) == UInt8(ascii: "#") { skipLine() }
    guard isBreak(offset) || isEnd(offset) else {
      isStopped = true
      return
    }
    if isBreak(offset) { advanceLine() }
    var depth = increment == 0 ? 0 : max(indent, 0) + increment
    skipIndentation(&depth)
    while column == depth, !isEnd(offset), !isStopped {
      skipLine()
      if isBreak(offset) { advanceLine() }
      skipIndentation(&depth)
    }
  }

  /// Skips empty lines and the indentation of the next line; a depth of 0 is set to that of the
  /// block scalar.
  mutating func skipIndentation(_ depth: inout Int) {
    var deepest = 0
    while true {
      while depth == 0 || column < depth, byte(at: offset) == UInt8(ascii: " ") { advance() }
      deepest = max(deepest, column)
      if depth == 0 || column < depth, byte(at: offset) == UInt8(ascii: "\t") { isStopped = true }
      guard isBreak(offset) else { break }
      advanceLine()
    }
    if depth == 0 { depth = max(deepest, indent + 1, 1) }
  }
}
