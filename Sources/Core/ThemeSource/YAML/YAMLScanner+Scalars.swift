/// White space and line breaks between two words of a scalar, which the next word joins.
struct YAMLFold {
  private(set) var spaces: [UInt8] = []
  private var first: [UInt8] = []
  private var others: [UInt8] = []

  /// Whether a line ends in them.
  var isBroken = false

  /// Takes the white space and line breaks here.
  ///
  /// `false` where a line begins with a tab before the column of an indentation.
  mutating func take(from scanner: inout YAMLScanner, indent: Int? = nil) -> Bool {
    while true {
      if scanner.isBlank(scanner.offset) {
        let byte = scanner.bytes[scanner.offset]
        if isBroken, let indent, scanner.column < indent, byte == UInt8(ascii: "\t") {
          return false
        }
        if !isBroken { spaces.append(byte) }
        scanner.advance()
      } else if !scanner.isBreak(scanner.offset) {
        return true
      } else if isBroken {
        scanner.takeBreak(into: &others)
      } else {
        scanner.takeBreak(into: &first)
        isBroken = true
      }
    }
  }

  /// Adds them to a text as they are read: a single line break is a space.
  mutating func join(to text: inout [UInt8]) {
    if !isBroken {
      text += spaces
    } else if first != [UInt8(ascii: "\n")] {
      text += first + others
    } else if others.isEmpty {
      text.append(UInt8(ascii: " "))
    } else {
      text += others
    }
    self = YAMLFold()
  }
}

extension YAMLScanner {
  mutating func scanPlainScalar() {
    saveKey()
    mayBeginKey = false
    let start = offset
    var end = offset
    var text: [UInt8] = []
    var fold = YAMLFold()
    while !(column == 0 && isDocumentMark), byte(at: offset) != UInt8(ascii: "#") {
      let word = offset
      skipPlainCharacters()
      while !isBlankOrEnd(offset) {
        if flow > 0, isColonBeforeBracket { fail("found unexpected ':'") }
        guard !endsPlainScalar else { break }
        advance()
        skipPlainCharacters()
      }
      if word < offset {
        if fold.isBroken || !fold.spaces.isEmpty { fold.join(to: &text) }
        text += bytes[word..<offset]
        end = offset
      }
      guard isBlank(offset) || isBreak(offset) else { break }
      guard fold.take(from: &self, indent: indent + 1) else {
        return stop("found a tab character that violates indentation")
      }
      if flow == 0, column <= indent { break }
    }
    if fold.isBroken { mayBeginKey = true }
    addScalar(text, from: start, to: end)
  }

  private var isColonBeforeBracket: Bool {
    guard bytes[offset] == UInt8(ascii: ":"), let next = byte(at: offset + 1) else { return false }
    return ",?[]{}".utf8.contains(next)
  }

  private var endsPlainScalar: Bool {
    switch bytes[offset] {
    case UInt8(ascii: ":"): isBlankOrEnd(offset + 1)
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      flow > 0
    default: false
    }
  }

  mutating func scanQuotedScalar(_ quote: UInt8) {
    saveKey()
    mayBeginKey = false
    let start = offset
    var text: [UInt8] = []
    advance()
    while true {
      if column == 0, isDocumentMark { return stop("found unexpected document indicator") }
      if isEnd(offset) { return stop("found unexpected end of stream") }
      var fold = YAMLFold()
      while !fold.isBroken {
        takeUnescaped(quote, into: &text)
        if isBlankOrEnd(offset) { break }
        if bytes[offset] == quote {
          // Two single quotes stand for one.
          guard quote == UInt8(ascii: "'"), byte(at: offset + 1) == quote else { break }
          advance(by: 2)
          text.append(quote)
        } else if isBreak(offset + 1) {
          advance()
          advanceLine()
          fold.isBroken = true
        } else {
          scanEscape(into: &text)
        }
      }
      if byte(at: offset) == quote { break }
      _ = fold.take(from: &self)
      fold.join(to: &text)
    }
    advance()
    addScalar(text, from: start)
  }

  /// Adds what stands for itself between quotes, up to white space.
  private mutating func takeUnescaped(_ quote: UInt8, into text: inout [UInt8]) {
    let start = offset
    skipPlainCharacters()
    while !isBlankOrEnd(offset), bytes[offset] != quote,
      bytes[offset] != UInt8(ascii: "\\") || quote == UInt8(ascii: "'")
    {
      advance()
      skipPlainCharacters()
    }
    text += bytes[start..<offset]
  }

  /// A `\` in double quotes and what it stands for: YAML 1.1, section 5.6.
  private mutating func scanEscape(into text: inout [UInt8]) {
    let sign = byte(at: offset + 1)
    let known: Unicode.Scalar? =
      switch sign.map(Unicode.Scalar.init) {
      case "0": "\0"
      case "a": "\u{7}"
      case "b": "\u{8}"
      case "t", "\t": "\t"
      case "n": "\n"
      case "v": "\u{b}"
      case "f": "\u{c}"
      case "r": "\r"
      case "e": "\u{1b}"
      case " ": " "
      case "\"": "\""
      case "/": "/"
      case "\\": "\\"
      case "N": "\u{85}"
      case "_": "\u{a0}"
      case "L": "\u{2028}"
      case "P": "\u{2029}"
      default: nil
      }
    let length = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8][sign ?? 0]
    if known == nil, length == nil { fail("found unknown escape character") }
    advance()
    if !isEnd(offset) { advance() }
    if let known { text += Array(String(known).utf8) }
    guard let length else { return }
    let digits = bytes[offset..<min(offset + length, bytes.count)]
    guard digits.count == length, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return fail("did not find expected hexdecimal number") }
    guard let scalar = Unicode.Scalar(value) else {
      return fail("found invalid Unicode character escape code")
    }
    advance(by: length)
    text += Array(String(scalar).utf8)
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { Unicode.Scalar(self).properties.isASCIIHexDigit }
}
