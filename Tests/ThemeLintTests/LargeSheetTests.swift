import Testing
import ThemeFormats
import ThemeLint
import ThemeSource

/// Stylesheets of almost a MiB, which are judged in about a second; the square of their length
/// would be half an hour.
@Suite struct LargeSheetTests {
  private static let size = 1_000_000

  @Test(.timeLimit(.minutes(10)), arguments: [("alpha(", "red", ",1)"), ("color:red;", "", "")])
  func areJudged(part: String, middle: String, end: String) throws {
    let count = Self.size / (part.utf8.count + end.utf8.count)
    let css =
      "buton { "
      + (middle.isEmpty ? "" : "color: ") + String(repeating: part, count: count) + middle
      + String(repeating: end, count: count) + " }"
    let library = ThemeLibrary(userFolder: nil)
    let reading = try library.read(SourceText(file: "a.css", css), path: nil)
    #expect(reading.format == .gtkCSS && !Linter.check(reading).isEmpty)
  }

  /// The same fault in each of many rules.
  @Test(.timeLimit(.minutes(10))) func areJudgedWhereManyRulesHaveAFault() throws {
    let css = String(repeating: "button{color:red;color:blue}\n", count: 8_000)
    let library = ThemeLibrary(userFolder: nil)
    let reading = try library.read(SourceText(file: "a.css", css), path: nil)
    // One finding names them all.
    #expect(Linter.check(reading).map(\.subjects.count).max() == 8_000)
  }
}
