import Testing
import ThemeCSS
import ThemeFormats
import ThemeSource

/// How many findings a stylesheet has whose declarations are beaten.
@Suite struct BeatenStylesheetTests {
  private func beaten(_ css: String) throws -> [Finding] {
    try Linting.check(SourceText(file: "t.css", css), as: .gtkCSS)
      .filter { $0.rule == "style/beaten" && $0.severity == .warning }
  }

  /// A rule whose first declaration is beaten by its second, in the layouts of people and of Sass.
  private func rule(_ index: Int, isCompiled: Bool) -> String {
    ".a\(index) {\n  margin: 1px;\n  margin: 2px;\(isCompiled ? " }\n" : "\n}\n")"
  }

  @Test(arguments: [1, 2, 8])
  func areOneByOneWhereSomebodyWroteThem(count: Int) throws {
    let css = (0..<count).map { rule($0, isCompiled: false) }.joined()
    #expect(try beaten(css).count == count)
  }

  @Test func areOneWhereNobodyGoesThroughThem() throws {
    let found = try beaten((0..<9).map { rule($0, isCompiled: false) }.joined())
    #expect(
      found.map(\.message) == [
        "'margin' never applies because of the 'margin' on line 3; "
          + "so are others on lines 6, 10, 14, 18, 22 and 3 more"
      ])
    #expect(found.map(\.subjects.count) == [9])
  }

  /// What is beaten in a file that Sass wrote comes from few mixins.
  @Test func areOneInWhatSassWrote() throws {
    let others = (0..<60).map { ".b\($0) {\n  margin: 1px;\n  padding: 2px; }\n" }.joined()
    let two = rule(0, isCompiled: true) + rule(1, isCompiled: true)
    let found = try beaten(two + others)
    #expect(
      found.map(\.message) == [
        "'margin' never applies because of the 'margin' on line 3; so are others on line 5"
      ])
    #expect(try beaten(two + others.replacing("; }", with: ";\n}")).count == 2)
    #expect(try beaten(rule(0, isCompiled: true) + others).count == 1)
  }
}
