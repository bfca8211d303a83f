// Characters and lines, as YAML 1.1 counts them.

extension YAMLScanner {
  /// Whether `---` or `...` stands at the offset.
  var isDocumentMark: Bool {
    guard let first = byte(at: offset), first == UInt8(ascii: "-") || first == UInt8(ascii: ".")
    else { return false }
    return starts(with: first, first, first) && isBlankOrEnd(offset + 3)
  }

  func starts(with first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == first && bytes[offset + 1] == second
      && bytes[offset + 2] == third
  }

  mutating func skipLine() {
    while !isBreak(offset), !isEnd(offset) { advance() }
  }

  mutating func advance(by count: Int = 1) {
    for _ in 0..<count where offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xc0 == 0x80 { offset += 1 }
      column += 1
      characters += 1
    }
  }

  /// Skips what stands for itself wherever it is inside a word, quoted or not.
  mutating func skipPlainCharacters() {
    let start = offset
    while offset < bytes.count, bytes[offset].isPlainYAML { offset += 1 }
    column += offset - start
    characters += offset - start
  }

  mutating func advanceLine() {
    let isPair = byte(at: offset) == 0x0d && byte(at: offset + 1) == 0x0a
    advance(by: isPair ? 2 : 1)
    line += 1
    column = 0
  }

  /// Adds the line break here to a text, if there is one: most are the same as a line feed.
  mutating func takeBreak(into text: inout [UInt8]) {
    guard isBreak(offset) else { return }
    if bytes[offset] == 0xe2 {
      text += bytes[offset..<offset + 3]
    } else {
      text.append(UInt8(ascii: "\n"))
    }
    advanceLine()
  }

  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func isEnd(_ offset: Int) -> Bool { byte(at: offset).map { $0 == 0 } ?? true }

  func isBlank(_ offset: Int) -> Bool {
    let byte = byte(at: offset)
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether a line ends at an offset: YAML 1.1 also breaks lines at U+0085, U+2028 and U+2029.
  func isBreak(_ offset: Int) -> Bool {
    switch byte(at: offset) {
    case 0x0a, 0x0d: true
    case 0xc2: byte(at: offset + 1) == 0x85
    case 0xe2:
      byte(at: offset + 1) == 0x80
        && (byte(at: offset + 2) == 0xa8 || byte(at: offset + 2) == 0xa9)
    default: false
    }
  }

  func isBlankOrEnd(_ offset: Int) -> Bool {
    isBlank(offset) || isBreak(offset) || isEnd(offset)
  }
}

extension UInt8 {
  /// Whether a byte is a letter, a digit, or a sign that means nothing inside a word.
  fileprivate var isPlainYAML: Bool {
    isBareKey || self == UInt8(ascii: "#") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "/")
  }
}
