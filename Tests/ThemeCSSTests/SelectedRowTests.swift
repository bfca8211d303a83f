import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel

/// Whether selected rows have the color of `selection`, the theme's own, or their stock style.
@Suite struct SelectedRowTests {
  private static let painted = "background-color: @selection_color;"
  private static let restored = "background-image: image(alpha(currentColor, 0.1));"

  private func rows(_ lines: String, _ appearance: Appearance = .light) throws -> [String] {
    let theme = try Theme(text: "livery = 1\nname = 'T'\n\(lines)", id: "t")
    let text = Stylesheet(theme.resolved(appearance)).rules
    // What is in the block for selected rows, with those of states before and after.
    return text.split(separator: "\n\n").filter { $0.contains("row:not(.button)") }
      .map { block in
        let state =
          block.contains(":selected") ? "selected" : block.contains(":hover") ? "hover" : ""
        let body = block.drop { $0 != "{" }.split(separator: "\n").dropFirst().dropLast()
        return ([state] + body.map { $0.drop { $0 == " " } }.map(String.init)).joined(
          separator: " ")
      }
  }

  @Test func keepTheirLookInAThemeWithoutASelection() throws {
    #expect(try rows("[colors]\naccent = 'red'") == [])
    let own = try rows("[styles]\nrow = { background = '#010203' }")
    #expect(own.last == "selected \(Self.restored)")
  }

  @Test func haveTheColorOfTheSelection() throws {
    let painted = "selected \(Self.painted) background-image: none;"
    #expect(try rows("[colors]\nselection = 'red'") == [painted])
    let own = try rows("[colors]\nselection = 'red'\n[styles]\nrow = { background = '#010203' }")
    #expect(own.first == " background-color: #010203;")
    #expect(own.contains(painted) && !own.contains { $0.contains(Self.restored) })
  }

  @Test func keepTheirLookWhereTheSelectionIsNotSet() throws {
    let text = "[colors]\nselection = { dark = 'red' }\n[styles]\nrow = { background = '#010203' }"
    #expect(try rows(text, .light).contains("selected \(Self.restored)"))
    #expect(try !rows(text, .light).contains { $0.contains(Self.painted) })
    #expect(try rows(text, .dark).contains("selected \(Self.painted) background-image: none;"))
    #expect(try !rows(text, .dark).contains { $0.contains(Self.restored) })
  }

  @Test func haveWhatTheThemeItselfSaysOfThem() throws {
    let own = try rows(
      "[colors]\nselection = 'red'\n[styles]\n'row:selected' = { background = 'blue' }")
    #expect(own == ["selected background-color: #0000ff; background-image: none;"])
  }

  /// The color alone is in the theme; the parent's rule for rows is below it.
  @Test func followAThemeThatOnlyAddsTheSelection() throws {
    let theme = try Theme("ocean")
    #expect(Stylesheet(theme.resolved(.light)).rules.contains("row:not(.button):selected"))
    let plain = try Theme(text: "livery = 1\nname = 'T'\n[colors]\naccent = 'red'", id: "t")
    #expect(plain.ruleList == theme.base.ruleList)
  }

  @Test(arguments: ["gridview > child:selected", "treeview.view:selected"])
  func standForItemsToo(selector: String) throws {
    let theme = try Theme(text: "livery = 1\nname = 'T'\n[colors]\nselection = 'red'", id: "t")
    #expect(Stylesheet(theme.resolved(.dark)).rules.contains(selector))
  }
}
