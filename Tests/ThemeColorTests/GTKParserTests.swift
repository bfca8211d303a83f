import Testing
import ThemeColor

@Suite struct GTKParserTests {
  /// What GTK 4.8, 4.18 and 4.24 print for a literal that they read without error.
  @Test func readsColorsAsGTKDoes() throws {
    var compared = 0
    for row in vectors("gtk-parse-matrix") {
      guard let color = CSSColor(row[0]) else { continue }
      for column in row[1...] {
        let parts = column.split(separator: " | ")
        guard parts.count == 3, parts[2] == "errs=0" else { continue }
        #expect(color.mapped().gtkText == parts[1], "\(row[0])")
        compared += 1
      }
    }
    #expect(compared == 85)
  }
}
