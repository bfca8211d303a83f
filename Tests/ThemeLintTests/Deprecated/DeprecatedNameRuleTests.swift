import GTKKnowledge
import Testing
import ThemeCSS
import ThemeSource

@Suite struct DeprecatedNameRuleTests {
  @Test func namesWhatPeopleUseInstead() throws {
    #expect(
      try Modernizing.messages(".dim-label, treeview { color: red; }") == [
        "libadwaita 1.7 has deprecated the style class 'dim-label'; give the widget the style class "
          + "'dimmed'",
        "GTK 4.10 has deprecated the node 'treeview'; use GtkColumnView or GtkListView",
      ])
  }

  @Test func writesTheNamesOfGTK4ForThoseOfGTK3() throws {
    #expect(
      try Modernizing.fixed("button:insensitive { icon-shadow: none; -gtk-icon-effect: dim; }")
        == "button:disabled { -gtk-icon-shadow: none; -gtk-icon-effect: dim; }")
  }

  @Test func isSilentWhereAReleaseHasNothingElse() throws {
    #expect(try Modernizing.messages(".dim-label { color: red; }", on: .v4_16) == [])
    #expect(try Modernizing.messages("treeview { color: red; }", on: .all4) == [])
  }

  @Test(arguments: [
    ("style-dark.css", "(prefers-color-scheme: dark)"),
    ("style-hc.css", "(prefers-contrast: more)"),
    ("data/style-hc-dark.css", "(prefers-color-scheme: dark) and (prefers-contrast: more)"),
  ])
  func knowsTheStylesheetsOfAppsForAnAppearance(file: String, condition: String) throws {
    let text = SourceText(file: file, "label { color: red; }")
    let found = try Modernizing.findings(text, on: .v4_20)
    #expect(found.map(\.rule) == ["deprecated/stylesheet-name"])
    #expect(found.first?.message.contains("'@media \(condition)'") == true)
    #expect(try Modernizing.findings(text, on: Target(.v4_18)) == [])
  }
}
