import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@testable import LiveryGallery
@testable import LiveryRendering

/// Searches by the real program, on the tests' screen.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct RoleFinderTests {
  private let finder = RoleFinder()

  @Test func findsWhatAThemePaintsThatIsInNoFile() throws {
    let loadedTheme = try loadedTheme(
      "extends = \"ocean\"\n\n[extra]\ncss = \"#text-title-1 { color: @error_color; }\"\n")
    try require { finder.findings(on: .text, in: loadedTheme, for: [.error]).count == 1 }
    let findings = finder.findings(on: .text, in: loadedTheme, for: [.error])
    #expect(
      findings.specimens(of: .error)
        == ["text-title-1", "text-view", "text-error", "text-error-body"])
    #expect(findings.roles(of: "text-title-1") == [.error])
    #expect(findings.specimens(of: .success) == nil)
  }

  @Test func looksForTheFirstFirstAndKeepsWhatItFound() throws {
    let loadedTheme = try loadedTheme("")
    let wanted: [ColorRole] = [.warning, .accent, .error]
    var orders: [[ColorRole]] = []
    finder.onFound = {
      let known = finder.findings(on: .text, in: loadedTheme, for: wanted)
      orders.append(wanted.filter { known.specimens(of: $0) != nil })
    }
    _ = finder.findings(on: .text, in: loadedTheme, for: wanted)
    try require { orders.count == 3 }
    #expect(orders == [[.warning], [.warning, .accent], wanted])
    // Another page, and back.
    _ = finder.findings(on: .overview, in: loadedTheme, for: [])
    #expect(finder.findings(on: .text, in: loadedTheme, for: wanted).count == 3)
  }

  /// The base theme of a release is built in, whatever GTK is in use.
  @Test func findsWhatTheBaseThemeOfAnotherReleasePaints() throws {
    let release = Toolkit.release < .v4_16 ? GTKRelease.v4_24 : .v4_8
    let base = ThemeLibrary(userFolder: nil, release: release).base
    let loadedTheme = LoadedTheme(base, .light, for: release, in: Toolkit.release)
    try require { finder.findings(on: .text, in: loadedTheme, for: [.error]).count == 1 }
    let findings = finder.findings(on: .text, in: loadedTheme, for: [.error])
    #expect(findings.specimens(of: .error)?.contains("text-error") == true)
  }

  @Test func failsWhereTheProgramCannotBeStarted() throws {
    let finder = RoleFinder(words: ["/nonexistent/livery-preview"])
    let findings = finder.findings(on: .text, in: try loadedTheme(""), for: [.error])
    #expect(findings.failure == .noProgram && findings.count == 0)
  }

  @Test func keepsTheFindingsOfTheLastLooksAlone() throws {
    let finder = RoleFinder(words: ["/nonexistent/livery-preview"])
    for index in 0..<RoleFinder.limit * 2 {
      let loadedTheme = try loadedTheme("[extra]\ncss = \"label { margin: \(index)px; }\"\n")
      _ = finder.findings(on: .text, in: loadedTheme, for: [.error])
    }
    #expect(finder.count == RoleFinder.limit)
  }

  /// A pipe holds 64 KiB, and this program reads nothing.
  @Test func doesNotWaitForAProgramThatReadsNothing() throws {
    let finder = RoleFinder(words: ["sleep", "3"])
    let loadedTheme = try loadedTheme("# " + String(repeating: "x", count: 200_000) + "\n")
    let time = ContinuousClock().measure {
      _ = finder.findings(on: .text, in: loadedTheme, for: [.error])
    }
    #expect(time < .seconds(2))
  }

  private func loadedTheme(_ lines: String) throws -> LoadedTheme {
    let text = SourceText(
      file: "odd.livery.toml", bytes: Array("livery = 1\nname = \"Odd\"\n\(lines)".utf8))
    let reading = try ThemeLibrary.onScreen.read(text, path: nil)
    return LoadedTheme(try #require(reading.theme), .light, for: Toolkit.release)
  }

  private func require(_ condition: () -> Bool) throws {
    let holds = MainLoop.run(until: condition, milliseconds: 60_000)
    try #require(holds)
  }
}
