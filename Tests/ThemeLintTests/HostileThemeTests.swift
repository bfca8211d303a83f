import Testing
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// The themes that hurt apps, and yet not GTK.
@Suite struct HostileThemeTests {
  private let library = ThemeLibrary(userFolder: nil)

  @Test(arguments: ThemeLibrary.hostileIDs)
  func isReadByItsNameAndKillsNothing(id: String) throws {
    let reading = try library.read(id)
    #expect(reading.theme?.id == id)
    #expect(reading.theme?.extraCSS != nil)
    let rules = Linter.check(reading).filter { $0.severity == .error }.map(\.rule.rawValue)
    #expect(!rules.contains("css/magnitude"))
  }

  @Test func isOfferedNowhere() {
    #expect(ThemeLibrary.hostileIDs.count == 4)
    #expect(Set(ThemeLibrary.hostileIDs).isDisjoint(with: ThemeLibrary.builtInIDs))
  }
}
