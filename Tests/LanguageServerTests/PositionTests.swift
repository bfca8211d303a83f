import LanguageServer
import Testing
import ThemeSource

@Suite struct PositionTests {
  /// The offset of each code unit of a line in UTF-16 and in UTF-8.
  private static let text = SourceText(file: "t", "aé😀b\r\n日\rx\n")

  @Test(arguments: [
    (0, 0, 0), (0, 1, 1), (0, 2, 3), (0, 3, 3), (0, 4, 7), (0, 5, 8), (0, 6, 8), (0, 99, 8),
    (1, 0, 10), (1, 1, 13), (1, 2, 13), (2, 0, 14), (2, 1, 15), (3, 0, 16), (3, 1, 16), (9, 0, 16),
  ])
  func findsThePlacesOfUTF16(line: Int, character: Int, offset: Int) {
    let position = TextPosition(line: line, character: character)
    #expect(Self.text.offset(of: position, in: .utf16) == offset)
  }

  @Test(arguments: [(0, 3, 3), (0, 2, 1), (0, 5, 3), (0, 7, 7), (0, 8, 8), (0, 9, 8), (1, 3, 13)])
  func findsThePlacesOfUTF8(line: Int, character: Int, offset: Int) {
    let position = TextPosition(line: line, character: character)
    #expect(Self.text.offset(of: position, in: .utf8) == offset)
  }

  @Test func goesThereAndBack() {
    for encoding in [PositionEncoding.utf8, .utf16] {
      for offset in [0, 1, 3, 7, 8, 10, 13, 14, 15, 16] {
        let position = Self.text.textPosition(at: offset, in: encoding)
        #expect(Self.text.offset(of: position, in: encoding) == offset)
      }
    }
    #expect(
      Self.text.textPosition(at: 8, in: .utf16) == TextPosition(line: 0, character: 5))
  }
}
