import Testing
import ThemeCSS
import ThemeSource

@Suite struct DeclarationPlacesTests {
  private let places = DeclarationPlaces(
    SourceText(
      file: "app.css", "/* ä */ .card,\n.berth { color: red; padding: 1px }\n@import 'x.css';\n"))

  @Test(arguments: [(2, 10, "color", 10), (2, 14, "color", 10), (2, 22, "padding", 22)])
  func namesTheRuleAndTheProperty(line: Int, column: Int, property: String, start: Int) throws {
    let found = try #require(places.declaration(line: line, column: column))
    #expect(found.selector == ".card, .berth")
    #expect(found.property == property)
    #expect(found.start == SourcePosition(line: 2, column: start))
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (9, 1), (0, 0), (2, 900)])
  func findsNothingElsewhere(line: Int, column: Int) {
    #expect(places.declaration(line: line, column: column) == nil)
  }
}
