/// Finds the tokens of a YAML text at the same offsets as libyaml, which Yams parses with.
///
/// It follows `yaml_parser_fetch_next_token()` of libyaml 0.2.5: whether a sign begins a token
/// depends on quotes, comments, block scalars, plain scalars of several lines, and so on the
/// indentation. What a token means is not looked at. The scanner stops where libyaml's stops with
/// an error.
struct YAMLScanner {
  struct Token {
    enum Kind {
      case anchor, alias, tag, other
    }

    let kind: Kind

    /// The offset of the token's first byte.
    let offset: Int
  }

  let bytes: [UInt8]
  var offset = 0

  // Positions in characters, as libyaml counts them.
  var line = 0
  var column = 0
  var characters = 0

  /// The column of the innermost block collection, -1 outside of all, and those around it.
  var indent = -1
  var indents: [Int] = []

  /// How many flow collections are open: `[` and `{`.
  var flow = 0

  /// For each open flow collection, and for the block around them, the token that a `:` would make
  /// a key.
  var keys: [Key?] = [nil]
  var mayBeginKey = true
  var isStopped = false

  struct Key {
    let line: Int
    let column: Int
    let character: Int
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
  mutating func scanToken() -> Token.Kind {
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
  mutating func scanValueSign() {
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
  mutating func scanWord(_ kind: Token.Kind) -> Token.Kind {
    saveKey()
    mayBeginKey = false
    while !isBlankOrEnd(offset) { advance() }
    return kind
  }
}

extension YAMLScanner {
  /// Skips spaces, comments and line breaks.
  mutating func skipToToken() {
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
  mutating func roll(to column: Int) {
    guard flow == 0, indent < column else { return }
    indents.append(indent)
    indent = column
  }

  /// Closes the block collections that are indented more than a column.
  mutating func unroll(to column: Int) {
    guard flow == 0 else { return }
    while indent > column { indent = indents.popLast() ?? -1 }
  }

  mutating func saveKey() {
    guard mayBeginKey else { return }
    keys[keys.count - 1] = Key(line: line, column: column, character: characters)
  }

  /// Whether a token can be a key no more: a key is on one line with its `:`, and not long.
  func isStale(_ key: Key) -> Bool {
    key.line < line || key.character + 1024 < characters
  }
}
