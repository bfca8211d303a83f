import Testing
import ThemeColor

@Suite struct NameTests {
  @Test func namesTheColorsThatGTKNames() throws {
    let rows = vectors("gtk48-names")
    try #require(rows.count == 667)
    for row in rows {
      let name = row[0]
      let color = try #require(Color(gtkName: name), "\(name)")
      let channels = [color.red, color.green, color.blue, color.alpha].map { Float($0) }
      #expect(channels == row[1...].compactMap { Float($0) }, "\(name)")
      #expect(Color(gtkName: name.uppercased()) == color)
      #expect(Color(gtkName: name + "x") == nil)
    }
  }

  @Test func readsThe148NamesOfCSSAndTransparent() {
    let names = vectors("gtk48-names").map { $0[0] }.filter { CSSColor($0) != nil }
    #expect(names.count == 149)
    for name in names {
      #expect(CSSColor(name)?.mapped() == Color(gtkName: name))
      #expect(CSSColor(name.uppercased()) == CSSColor(name))
    }
  }

  @Test(arguments: [
    ("gray", "#808080ff"), ("grey", "#808080ff"), ("green", "#008000ff"), ("maroon", "#800000ff"),
    ("purple", "#800080ff"), ("gray50", "#7f7f7fff"), ("Grey90", "#e5e5e5ff"),
    ("LightGoldenrod1", "#ffec8bff"), ("navyblue", "#000080ff"),
  ])
  func followsCSSBeforeX11(name: String, expected: String) {
    #expect(Color(gtkName: name)?.hex == expected)
  }

  @Test(arguments: [
    "", "gray101", "gray050", "gray00", "antiquewhite0", "antiquewhite5", "antiquewhite01",
    "debianred",
    "light blue", "currentcolor", "1", "lightgoldenrodyellowlightgoldenrodyellow", "réd",
  ])
  func knowsNoOtherNames(name: String) {
    #expect(Color(gtkName: name) == nil)
  }

  @Test(arguments: ["gray50", "lightgoldenrod", "navyblue", "tan4"])
  func keepsX11OutOfWhatCSSReads(name: String) {
    #expect(CSSColor(name) == nil)
    #expect(Color(gtkName: name) != nil)
  }
}
