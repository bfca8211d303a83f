import Testing
import ThemeSource

@Suite struct SourceTextTests {
  @Test(arguments: [("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("äb", 2, 1, 3)])
  func countsLinesAndBytes(text: String, offset: Int, line: Int, column: Int) {
    let position = SourceText(file: "t", text).position(at: offset)
    #expect(position == SourcePosition(line: line, column: column))
  }
}
