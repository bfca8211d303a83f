/// Bytes in brackets, such as `[a-z_]`, `[!0-9]` or `[[:alpha:]]`.
struct ByteClass: Hashable, Sendable {
  private var ranges: [ClosedRange<UInt8>] = []
  private let isNegated: Bool

  /// Reads the text after a `[`, up to its `]`; `nil` if it is not closed, or names no class.
  init?(_ text: inout ArraySlice<UInt8>) {
    let negation = text.first.map { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "^") } ?? false
    isNegated = negation
    if negation { text.removeFirst() }
    var isFirst = true
    while let byte = text.popFirst() {
      // A `]` at the start is a character of the class.
      if byte == UInt8(ascii: "]"), !isFirst { return }
      isFirst = false
      if byte == UInt8(ascii: "["), text.first == UInt8(ascii: ":") {
        guard addNamed(&text) else { return nil }
        continue
      }
      guard let low = Self.letter(byte, &text) else { return nil }
      guard text.first == UInt8(ascii: "-"), let next = text.dropFirst().first,
        next != UInt8(ascii: "]")
      else {
        ranges.append(low...low)
        continue
      }
      text.removeFirst(2)
      guard let high = Self.letter(next, &text) else { return nil }
      // Of a descending range git uses the first letter.
      ranges.append(low...max(low, high))
    }
    return nil
  }

  func contains(_ byte: UInt8) -> Bool { ranges.contains { $0.contains(byte) } != isNegated }

  /// A byte, or the one after a `\`.
  private static func letter(_ byte: UInt8, _ text: inout ArraySlice<UInt8>) -> UInt8? {
    byte == UInt8(ascii: "\\") ? text.popFirst() : byte
  }

  /// Adds a class such as `:alpha:]`; a `[:` without an end counts as two letters.
  private mutating func addNamed(_ text: inout ArraySlice<UInt8>) -> Bool {
    guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { return false }
    let name = text[text.startIndex..<end].dropFirst()
    guard name.last == UInt8(ascii: ":") else {
      ranges.append(UInt8(ascii: "[")...UInt8(ascii: "["))
      return true
    }
    guard let named = Self.named[String(decoding: name.dropLast(), as: UTF8.self)] else {
      return false
    }
    ranges += named
    text = text[(end + 1)...]
    return true
  }

  /// The classes of POSIX in the locale 'C'.
  private static let named: [String: [ClosedRange<UInt8>]] = [
    "digit": [0x30...0x39], "upper": [0x41...0x5a], "lower": [0x61...0x7a],
    "alpha": [0x41...0x5a, 0x61...0x7a], "alnum": [0x30...0x39, 0x41...0x5a, 0x61...0x7a],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66], "blank": [0x09...0x09, 0x20...0x20],
    "space": [0x09...0x0d, 0x20...0x20], "cntrl": [0x00...0x1f, 0x7f...0x7f],
    "print": [0x20...0x7e], "graph": [0x21...0x7e],
    "punct": [0x21...0x2f, 0x3a...0x40, 0x5b...0x60, 0x7b...0x7e],
  ]
}
