import Testing
import ThemeFormats
import ThemeLint
import ThemeSource

@Suite struct BuiltInThemeTests {
  @Test(arguments: ThemeLibrary.builtInIDs)
  func haveNothingToBeWarnedOf(id: String) throws {
    let reading = try #require(ThemeLibrary(userFolder: nil).builtIn(id))
    #expect(Linter.check(reading).filter { $0.severity != .note } == [])
  }

  @Test func notesWhatStockAdwaitaFails() throws {
    let findings = Linter.check(try #require(ThemeLibrary(userFolder: nil).builtIn("adwaita")))
    // The reference figures of libadwaita 1.2.2.
    let claims = [
      "'accent-fg' on 'accent-bg' has a contrast of 3.77:1 in light and dark",
      "'success-fg' on 'success-bg' has a contrast of 2.30:1 in light, below 4.5:1; also 3.25:1 in dark",
      "'success' on 'window-bg' has a contrast of 4.44:1 in light",
      "'warning' on 'window-bg' has a contrast of 4.33:1 in light",
    ]
    for claim in claims { #expect(findings.contains { $0.message.hasPrefix(claim) }, "\(claim)") }
    #expect(
      !findings.contains { $0.message.contains("'window-fg' on 'window-bg' has a contrast of 1") })
  }

  // What a theme leaves to the toolkit is not the theme's fault.
  @Test func sayNothingOfAThemeThatSetsNothing() throws {
    #expect(try Linting.findings("") == [])
    #expect(
      try Linting.findings("[colors]\npopover-shade = '#0001'").map(\.rule) == ["target/role"])
  }
}
