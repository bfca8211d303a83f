/// The parts of an input that is written in any of the formats: words, values, and elements between
/// separators, at every depth of brackets.
///
/// It is a guess, which needs not be right in inputs that are none.
struct InputStructure {
  /// Words, numbers, strings and single signs.
  private(set) var tokens: [Range<Int>] = []

  /// What is between commas, semicolons and line ends.
  private(set) var elements: [Element] = []

  /// What is after `:` or `=`, or in brackets.
  private(set) var values: [Range<Int>] = []

  /// A part of a list.
  struct Element {
    let range: Range<Int>

    /// The sign that ends it; a line end where none does.
    let separator: UInt8
  }

  /// A bracket that is open.
  private struct Level {
    let start: Int
    var element: Int
    var value: Int?
  }

  private let bytes: [UInt8]
  private var levels = [Level(start: 0, element: 0, value: nil)]

  /// The most tokens that are told apart, so that large inputs take no longer.
  private static let limit = 4096

  /// The parts of an input that are known already.
  init(tokens: [Range<Int>], elements: [Element], values: [Range<Int>]) {
    (self.tokens, self.elements, self.values) = (tokens, elements, values)
    bytes = []
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count, tokens.count < InputStructure.limit {
      let end = end(ofTokenAt: index)
      if bytes[index] > 0x20 { tokens.append(index..<end) }
      handle(index..<end)
      index = end
    }
    endElement(at: index, separator: UInt8(ascii: "\n"))
  }

  private func end(ofTokenAt start: Int) -> Int {
    let first = bytes[start]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      var index = start + 1
      while index < bytes.count, bytes[index] != first, bytes[index] != UInt8(ascii: "\n") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index + 1, bytes.count)
    }
    guard InputStructure.isWord(first) else { return start + 1 }
    return bytes[start...].firstIndex { !InputStructure.isWord($0) } ?? bytes.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: "-_.$@#%+".utf8.contains(byte)
    }
  }

  private mutating func handle(_ token: Range<Int>) {
    switch bytes[token.lowerBound] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
      levels.append(Level(start: token.lowerBound, element: token.upperBound, value: nil))
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
      endElement(at: token.lowerBound, separator: UInt8(ascii: ","))
      guard levels.count > 1, let level = levels.popLast() else { return }
      values.append(level.start..<token.upperBound)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\n"):
      endElement(at: token.lowerBound, separator: bytes[token.lowerBound])
      levels[levels.count - 1].element = token.upperBound
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      levels[levels.count - 1].value = token.upperBound
    default: break
    }
  }

  private mutating func endElement(at end: Int, separator: UInt8) {
    let level = levels[levels.count - 1]
    if let element = trimmed(level.element..<end) {
      elements.append(Element(range: element, separator: separator))
    }
    if let value = level.value.flatMap({ trimmed($0..<end) }) { values.append(value) }
    levels[levels.count - 1].value = nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int>? {
    guard range.lowerBound < range.upperBound else { return nil }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while start < end, bytes[end - 1] <= 0x20 { end -= 1 }
    return start < end ? start..<end : nil
  }
}
