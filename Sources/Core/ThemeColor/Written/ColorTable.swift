/// A table of names and their colors.
struct ColorTable: Sendable {
  private var codes: [ArraySlice<UInt8>: [UInt32]] = [:]

  /// - Parameters:
  ///   - text: The names and colors in hexadecimal digits, with spaces or line breaks between them.
  ///   - colorCount: How many colors follow each name.
  init(_ text: String, colorCount: Int) {
    let words = Array(text.utf8).split { $0 == 0x20 || $0 == 0x0a }
    for start in stride(from: 0, to: words.count, by: colorCount + 1) {
      codes[words[start]] = words[start...].dropFirst().prefix(colorCount)
        .compactMap { HexDigits.code($0) }
    }
  }

  /// The color of a name, `0xRRGGBBAA`; of several, the one at an index.
  func code(of name: ArraySlice<UInt8>, _ index: Int = 0) -> UInt32? { codes[name]?[index] }
}
