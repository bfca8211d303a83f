import GTKKnowledge
import Testing
import ThemeCSS
import ThemeModel
import ThemeSource

@Suite struct StockStylesheetTests {
  private func reading(
    _ declaration: String, beside rest: String = "", on release: GTKRelease = .v4_16
  ) -> StockStylesheet.Reading? {
    let text = "\(rest)\na { min-width: 1px; \(declaration) } b { color: @error_color }"
    let sheet = StockStylesheet(SourceText(file: "base.css", text))
    let line = rest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count + 1
    return sheet.reading(line: line, column: 21, on: release)
  }

  @Test(arguments: [
    ("color: @window_fg_color", [ColorRole.windowFg]),
    ("color: var(--window-fg-color)", [.windowFg]),
    ("background: mix(@view_bg_color, @blue_1, .5), @view_bg_color", [.viewBg, .blue1]),
    ("color: var(--accent-color)", [.accent, .accentBg]),
    ("color: VAR( /* */ --accent-fg-color , red )", [.accentFg]),
    ("color: var(--popover-fg-color, var(--error-color))", [.popoverFg]),
    ("color: var(--nowhere, @dialog_fg_color)", [.dialogFg]),
    ("color: red", []), ("color: '@window_fg_color'", []),
  ])
  func readsRoles(declaration: String, roles: [ColorRole]) throws {
    let found = reading(declaration)
    let reading = try #require(found)
    #expect(reading.roles == roles)
    #expect(!reading.readsCurrentColor)
  }

  @Test func derivesRolesOnlyWhereTheReleaseDoes() {
    #expect(reading("color: @accent_color", on: .v4_8)?.roles == [.accent])
  }

  @Test func followsTheDefinitionsOfTheSheet() throws {
    let rest = """
      @define-color theme_bg_color @window_bg_color;
      @define-color borders alpha(currentColor, 0.15);
      :root { --one: var(--two); --two: mix(@theme_bg_color, var(--card-bg-color)); }
      c { --two: @success_color }
      """
    #expect(
      reading("border: 1px solid var(--one)", beside: rest)?.roles
        == [.cardBg, .windowBg, .success, .successBg])
    let borders = try #require(reading("border-color: @borders", beside: rest))
    #expect(borders.roles.isEmpty && borders.readsCurrentColor)
    #expect(borders.property == "border-color")
  }

  @Test func endsWhereNamesLeadBack() {
    let rest = ":root { --a: var(--b); --b: mix(var(--a), @warning_color) }"
    #expect(reading("color: var(--a)", beside: rest)?.roles == [.warning, .warningBg])
    let doubling = (0..<64).map { "--v\($0): mix(var(--v\($0 + 1)), var(--v\($0 + 1)), .5);" }
    #expect(
      reading("color: var(--v0)", beside: ":root { \(doubling.joined()) --v64: @red_1 }")?.roles
        == [.red1])
  }

  @Test func knowsNothingBesideDeclarations() {
    let sheet = StockStylesheet(SourceText(file: "a", "é { color: red; }\rb { color: @red_1 }"))
    #expect(sheet.reading(line: 1, column: 1, on: .v4_8) == nil)
    #expect(sheet.reading(line: 1, column: 5, on: .v4_8)?.property == "color")
    #expect(sheet.reading(line: 1, column: 4, on: .v4_8) == nil)
    #expect(sheet.reading(line: 2, column: 5, on: .v4_8)?.roles == [.red1])
    #expect(sheet.reading(line: 3, column: 1, on: .v4_8) == nil)
  }
}
