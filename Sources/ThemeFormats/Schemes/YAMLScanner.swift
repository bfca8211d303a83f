/// Finds the tokens of a YAML text at the same offsets as libyaml, which Yams parses with.
///
/// It follows `yaml_parser_fetch_next_token()` of libyaml 0.2.5: whether a sign begins a token depends on
/// quotes, comments, block scalars, plain scalars of several lines, and so on the indentation. What a
/// token means is not looked at. The scanner stops where libyaml's stops with an error.
struct YAMLScanner {
  struct Token {
    enum Kind {
      case anchor, alias, tag, other
    }

    let kind: Kind

    /// The offset of the token's first byte.
    let offset: Int
  }

  private let bytes: [UInt8]
  private var offset = 0

  // Positions in characters, as libyaml counts them.
  private var line = 0
  private var column = 0
  private var characters = 0

  /// The column of the innermost block collection, -1 outside of all, and those around it.
  private var indent = -1
  private var indents: [Int] = []

  /// How many flow collections are open: `[` and `{`.
  private var flow = 0

  /// For each open flow collection, and for the block around them, the token that a `:` would make
  /// a key.
  private var keys: [Key?] = [nil]
  private var mayBeginKey = true
  private var isStopped = false

  private struct Key {
    let line: Int
    let column: Int
    let character: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How many collections are open.
  var nesting: Int { indents.count + flow }

  /// The next token; `nil` at the end of the text, or where it is no YAML.
  mutating func next() -> Token? {
    skipToToken()
    keys = keys.map { $0.flatMap { isStale($0) ? nil : $0 } }
    unroll(to: column)
    guard !isStopped, !isEnd(offset) else { return nil }
    let start = offset
    let kind = scanToken()
    return isStopped ? nil : Token(kind: kind, offset: start)
  }
}

extension YAMLScanner {
  private mutating func scanToken() -> Token.Kind {
    let byte = bytes[offset]
    if column == 0, byte == UInt8(ascii: "%") || isDocumentMark {
      unroll(to: -1)
      keys[keys.count - 1] = nil
      mayBeginKey = false
      if byte == UInt8(ascii: "%") { skipLine() } else { advance(by: 3) }
      return .other
    }
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      saveKey()
      keys.append(nil)
      flow += 1
      mayBeginKey = true
      advance()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      keys[keys.count - 1] = nil
      if flow > 0 {
        keys.removeLast()
        flow -= 1
      }
      mayBeginKey = false
      advance()
    case UInt8(ascii: ","):
      keys[keys.count - 1] = nil
      mayBeginKey = true
      advance()
    case UInt8(ascii: "-") where isBlankOrEnd(offset + 1):
      roll(to: column)
      keys[keys.count - 1] = nil
      mayBeginKey = true
      advance()
    case UInt8(ascii: "?") where flow > 0 || isBlankOrEnd(offset + 1):
      roll(to: column)
      keys[keys.count - 1] = nil
      mayBeginKey = flow == 0
      advance()
    case UInt8(ascii: ":") where flow > 0 || isBlankOrEnd(offset + 1): scanValueSign()
    case UInt8(ascii: "&"): return scanWord(.anchor)
    case UInt8(ascii: "*"): return scanWord(.alias)
    case UInt8(ascii: "!"): return scanWord(.tag)
    case UInt8(ascii: "|") where flow == 0, UInt8(ascii: ">") where flow == 0: scanBlockScalar()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): scanQuotedScalar(byte)
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"),
      UInt8(ascii: "`"), UInt8(ascii: "\t"):
      isStopped = true
    default: scanPlainScalar()
    }
    return .other
  }

  /// The `:` between a key and its value.
  private mutating func scanValueSign() {
    if let key = keys[keys.count - 1] {
      roll(to: key.column)
      keys[keys.count - 1] = nil
      mayBeginKey = false
    } else {
      roll(to: column)
      mayBeginKey = flow == 0
    }
    advance()
  }

  /// An anchor, an alias or a tag; where it ends does not matter, since it is refused.
  private mutating func scanWord(_ kind: Token.Kind) -> Token.Kind {
    saveKey()
    mayBeginKey = false
    while !isBlankOrEnd(offset) { advance() }
    return kind
  }

  private mutating func scanQuotedScalar(_ quote: UInt8) {
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

  private mutating func scanPlainScalar() {
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

  private func endsPlainScalar(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: ":"): isBlankOrEnd(offset + 1)
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      flow > 0
    default: false
    }
  }

  /// A `|` or `>` and the lines behind it that are indented more than what they stand in.
  private mutating func scanBlockScalar() {
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
  private mutating func skipIndentation(_ depth: inout Int) {
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

extension YAMLScanner {
  /// Skips spaces, comments and line breaks.
  private mutating func skipToToken() {
    while true {
      if column == 0, bytes[offset...].starts(with: [0xef, 0xbb, 0xbf]) { advance() }
      while byte(at: offset) == UInt8(ascii: " ")
        || byte(at: offset) == UInt8(ascii: "\t") && (flow > 0 || !mayBeginKey)
      { advance() }
      if byte(at: offset) == UInt8(ascii: "#") { skipLine() }
      guard isBreak(offset) else { return }
      advanceLine()
      if flow == 0 { mayBeginKey = true }
    }
  }

  /// Opens a block collection at a column, unless one is open there.
  private mutating func roll(to column: Int) {
    guard flow == 0, indent < column else { return }
    indents.append(indent)
    indent = column
  }

  /// Closes the block collections that are indented more than a column.
  private mutating func unroll(to column: Int) {
    guard flow == 0 else { return }
    while indent > column { indent = indents.popLast() ?? -1 }
  }

  private mutating func saveKey() {
    guard mayBeginKey else { return }
    keys[keys.count - 1] = Key(line: line, column: column, character: characters)
  }

  /// Whether a token can be a key no more: a key is on one line with its `:`, and not long.
  private func isStale(_ key: Key) -> Bool {
    key.line < line || key.character + 1024 < characters
  }

  /// Whether `---` or `...` stands at the offset.
  private var isDocumentMark: Bool {
    let mark = bytes[offset...].prefix(3)
    return (mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8))
      && isBlankOrEnd(offset + 3)
  }

  private mutating func skipLine() {
    while !isBreak(offset), !isEnd(offset) { advance() }
  }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count where offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xc0 == 0x80 { offset += 1 }
      column += 1
      characters += 1
    }
  }

  private mutating func advanceLine() {
    let isPair = bytes[offset...].starts(with: [0x0d, 0x0a])
    advance(by: isPair ? 2 : 1)
    line += 1
    column = 0
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isEnd(_ offset: Int) -> Bool { byte(at: offset).map { $0 == 0 } ?? true }

  private func isBlank(_ offset: Int) -> Bool {
    let byte = byte(at: offset)
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether a line ends at an offset: YAML 1.1 also breaks lines at U+0085, U+2028 and U+2029.
  private func isBreak(_ offset: Int) -> Bool {
    switch byte(at: offset) {
    case 0x0a, 0x0d: true
    case 0xc2: byte(at: offset + 1) == 0x85
    case 0xe2:
      byte(at: offset + 1) == 0x80
        && (byte(at: offset + 2) == 0xa8 || byte(at: offset + 2) == 0xa9)
    default: false
    }
  }

  private func isBlankOrEnd(_ offset: Int) -> Bool {
    isBlank(offset) || isBreak(offset) || isEnd(offset)
  }
}
