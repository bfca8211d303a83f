/// A table of names in the order of their bytes, each followed by as many colors in hexadecimal digits.
///
/// It only notes where its names are: who looks one up needs no other.
struct ColorTable: Sendable {
  private let text: [UInt8]

  /// Where each name begins in the text.
  private var starts: [Int] = []

  /// - Parameters:
  ///   - text: The names and colors, with spaces or line breaks between them.
  ///   - colorCount: How many colors follow each name.
  init(_ text: String, colorCount: Int) {
    self.text = Array(text.utf8)
    var words = 0
    for place in self.text.indices where !isSpace(place) && (place == 0 || isSpace(place - 1)) {
      if words % (colorCount + 1) == 0 { starts.append(place) }
      words += 1
    }
  }

  /// The color of a name, `0xRRGGBBAA`; of several, the one at an index.
  func code(of name: some Collection<UInt8>, _ index: Int = 0) -> UInt32? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if word(at: starts[middle]).lexicographicallyPrecedes(name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < starts.count else { return nil }
    var found = word(at: starts[low])
    guard found.elementsEqual(name) else { return nil }
    for _ in 0...index {
      let end = found.endIndex
      found = word(at: text[end...].indices.first { !isSpace($0) } ?? end)
    }
    return HexDigits.code(found)
  }

  private func word(at place: Int) -> ArraySlice<UInt8> {
    text[place...].prefix { !ColorTable.isSpace($0) }
  }

  private func isSpace(_ place: Int) -> Bool { ColorTable.isSpace(text[place]) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0a }
}
