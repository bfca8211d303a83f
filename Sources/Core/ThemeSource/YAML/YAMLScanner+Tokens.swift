extension YAMLScanner {
  mutating func scanToken() {
    let byte = bytes[offset]
    let start = offset
    if column == 0, byte == UInt8(ascii: "%") { return scanDirective() }
    if column == 0, isDocumentMark {
      unroll(to: -1)
      dropKey()
      mayBeginKey = false
      advance(by: 3)
      return add(byte == UInt8(ascii: "-") ? .documentStart : .documentEnd, from: start)
    }
    switch byte {
    case UInt8(ascii: "["): openFlow(.flowSequenceStart)
    case UInt8(ascii: "{"): openFlow(.flowMappingStart)
    case UInt8(ascii: "]"): closeFlow(.flowSequenceEnd)
    case UInt8(ascii: "}"): closeFlow(.flowMappingEnd)
    case UInt8(ascii: ","):
      dropKey()
      mayBeginKey = true
      advance()
      add(.flowEntry, from: start)
    case UInt8(ascii: "-") where isBlankOrEnd(offset + 1):
      roll(.blockSequenceStart, "block sequence entries are not allowed in this context")
      dropKey()
      mayBeginKey = true
      advance()
      add(.blockEntry, from: start)
    case UInt8(ascii: "?") where flow > 0 || isBlankOrEnd(offset + 1):
      roll(.blockMappingStart, "mapping keys are not allowed in this context")
      dropKey()
      mayBeginKey = flow == 0
      advance()
      add(.key, from: start)
    case UInt8(ascii: ":") where flow > 0 || isBlankOrEnd(offset + 1): scanValueSign()
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      refuse(at: start, Self.refusedWords)
    case UInt8(ascii: "|") where flow == 0, UInt8(ascii: ">") where flow == 0: scanBlockScalar()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): scanQuotedScalar(byte)
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"),
      UInt8(ascii: "`"), UInt8(ascii: "\t"):
      stop("found character that cannot start any token")
    default: scanPlainScalar()
    }
  }

  static let refusedWords = "anchors, aliases and tags are not read; write the value itself"

  private mutating func openFlow(_ kind: YAMLToken.Kind) {
    saveKey()
    keys.append(nil)
    flow += 1
    mayBeginKey = true
    advance()
    add(kind, from: offset - 1)
  }

  private mutating func closeFlow(_ kind: YAMLToken.Kind) {
    dropKey()
    if flow > 0 {
      keys.removeLast()
      flow -= 1
    }
    mayBeginKey = false
    advance()
    add(kind, from: offset - 1)
  }

  /// The `:` between a key and its value.
  private mutating func scanValueSign() {
    if let key = keys[keys.count - 1] {
      insert(.key, at: key.offset, before: key.token)
      if flow == 0, indent < key.column {
        indents.append(indent)
        indent = key.column
        insert(.blockMappingStart, at: key.offset, before: key.token)
      }
      keys[keys.count - 1] = nil
      mayBeginKey = false
    } else {
      roll(.blockMappingStart, "mapping values are not allowed in this context")
      mayBeginKey = flow == 0
    }
    advance()
    add(.value, from: offset - 1)
  }

  /// A line that begins with `%`: `%YAML` tells the version, and `%TAG` would name tags.
  private mutating func scanDirective() {
    let start = offset
    unroll(to: -1)
    dropKey()
    mayBeginKey = false
    advance()
    let word = offset
    while let byte = byte(at: offset), byte.isBareKey { advance() }
    guard word < offset else { return stop("could not find expected directive name") }
    guard isBlankOrEnd(offset) else { return stop("found unexpected non-alphabetical character") }
    switch String(decoding: bytes[word..<offset], as: UTF8.self) {
    case "TAG": return refuse(at: start, Self.refusedWords)
    case "YAML": break
    default: return stop("found unknown directive name")
    }
    while isBlank(offset) { advance() }
    guard let major = scanNumber() else { return }
    guard byte(at: offset) == UInt8(ascii: ".") else {
      return stop("did not find expected digit or '.' character")
    }
    advance()
    guard let minor = scanNumber() else { return }
    let isKnown = major == 1 && (minor == 1 || minor == 2)
    add(isKnown ? .version : .otherVersion, from: start)
    skipBlanksAndComment()
    guard isBreak(offset) || isEnd(offset) else {
      return stop("did not find expected comment or line break")
    }
    // Unlike other line breaks, the one behind a directive lets no key begin.
    if isBreak(offset) { advanceLine() }
  }

  private mutating func scanNumber() -> Int? {
    let start = offset
    while let byte = byte(at: offset), (0x30...0x39).contains(byte) { advance() }
    guard start < offset, offset - start <= 9 else {
      stop(
        start < offset
          ? "found extremely long version number" : "did not find expected version number")
      return nil
    }
    return Int(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  mutating func endStream() {
    // The end of the text is the end of its last line.
    if column > 0 { (line, column) = (line + 1, 0) }
    unroll(to: -1)
    dropKey()
    mayBeginKey = false
    add(.streamEnd, from: offset)
    dropStaleKeys()
    isStopped = true
  }
}

extension YAMLScanner {
  /// Skips spaces, comments and line breaks.
  mutating func skipToToken() {
    while true {
      if column == 0, starts(with: 0xef, 0xbb, 0xbf) { advance() }
      while byte(at: offset) == UInt8(ascii: " ")
        || byte(at: offset) == UInt8(ascii: "\t") && (flow > 0 || !mayBeginKey)
      { advance() }
      if byte(at: offset) == UInt8(ascii: "#") { skipLine() }
      guard isBreak(offset) else { return }
      advanceLine()
      if flow == 0 { mayBeginKey = true }
    }
  }

  mutating func skipBlanksAndComment() {
    while isBlank(offset) { advance() }
    if byte(at: offset) == UInt8(ascii: "#") { skipLine() }
  }

  /// Opens a block collection here, unless one is open at this column.
  private mutating func roll(_ kind: YAMLToken.Kind, _ message: String) {
    guard flow == 0 else { return }
    if !mayBeginKey { fail(message) }
    guard indent < column else { return }
    indents.append(indent)
    indent = column
    add(kind, from: offset)
  }

  /// Closes the block collections that are indented more than a column.
  mutating func unroll(to column: Int) {
    guard flow == 0 else { return }
    while indent > column {
      indent = indents.popLast() ?? -1
      add(.blockEnd, from: offset)
    }
  }

  /// Remembers that the token that begins here may be a key.
  mutating func saveKey() {
    guard mayBeginKey else { return }
    dropKey()
    keys[keys.count - 1] = Key(
      line: line, column: column, character: characters, offset: offset, token: tokens.count,
      isRequired: flow == 0 && indent == column)
  }

  /// Forgets the token that might have been a key.
  mutating func dropKey() {
    if keys[keys.count - 1]?.isRequired == true { fail("could not find expected ':'") }
    keys[keys.count - 1] = nil
  }

  /// Forgets the tokens that can be keys no more: a key is on one line with its `:`, and not long.
  mutating func dropStaleKeys() {
    for index in keys.indices {
      guard let key = keys[index], key.line < line || key.character + 1024 < characters
      else { continue }
      if key.isRequired { fail("could not find expected ':'") }
      keys[index] = nil
    }
  }
}
