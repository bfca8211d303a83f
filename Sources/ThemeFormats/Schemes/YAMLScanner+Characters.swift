// Characters and lines, as libyaml counts them.

extension YAMLScanner {
  /// Whether `---` or `...` stands at the offset.
  var isDocumentMark: Bool {
    let mark = bytes[offset...].prefix(3)
    return (mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8))
      && isBlankOrEnd(offset + 3)
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

  mutating func advanceLine() {
    let isPair = bytes[offset...].starts(with: [0x0d, 0x0a])
    advance(by: isPair ? 2 : 1)
    line += 1
    column = 0
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
