import Foundation
import GTKFixtures
import LiveryGTK
import TestDisplay
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryAdwaita

/// The theme and the appearance that an app keeps in its settings.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct KeptChoiceTests {
  private let settings: Settings
  private let theme: LiveryTheme

  init() throws {
    settings = try Self.settings()
    theme = LiveryTheme(
      ThemeSession(library: ThemeLibrary(userFolder: nil, release: Toolkit.release)),
      on: try #require(Display.standard))
  }

  /// Those of this process, in memory: with the keys of Livery's own schema, which an app's may
  /// have.
  private static func settings() throws -> Settings {
    let schemas = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Resources/schemas")
    return try #require(
      Settings(id: "dev.livery.Livery", keys: ["theme", "appearance", "traits"]) { schemas.path })
  }

  private func keep(theme id: String, _ appearance: AppearanceChoice, _ traits: [String] = []) {
    settings.set("theme", to: id)
    settings.set("appearance", to: appearance.rawValue)
    settings.set("traits", to: traits)
  }

  @Test func isChosenAtTheStart() {
    keep(theme: "ocean", .dark, ["high-contrast"])
    theme.keepChoice(in: OpaquePointer(settings.pointer))
    #expect(MainLoop.run { theme.session.loadedTheme.theme.id == "ocean" && theme.isDark })
    #expect(theme.traits == ["high-contrast"])
    theme.leave()
  }

  @Test func isKeptWhateverElseChangesInTheSameFrame() {
    keep(theme: "ocean", .dark)
    theme.keepChoice(in: OpaquePointer(settings.pointer))
    #expect(MainLoop.run { theme.session.loadedTheme.theme.id == "ocean" })
    theme.choose(.light)
    theme.setTrait("high-contrast", isOn: true)
    theme.show(id: "mint")
    #expect(MainLoop.run { theme.session.loadedTheme.theme.id == "mint" })
    #expect(MainLoop.run { settings.string("theme") == "mint" })
    #expect(MainLoop.run { settings.string("appearance") == "light" })
    #expect(MainLoop.run { settings.strings("traits") == ["high-contrast"] })
    #expect(theme.choice == .light && theme.traits == ["high-contrast"])
    theme.leave()
  }

  @Test func followsWhatAnotherProgramChooses() throws {
    keep(theme: "adwaita", .light)
    theme.keepChoice(in: OpaquePointer(settings.pointer))
    let other = try Self.settings()
    other.set("theme", to: "pumpkin")
    other.set("appearance", to: "dark")
    #expect(MainLoop.run { theme.session.loadedTheme.theme.id == "pumpkin" && theme.isDark })
    theme.leave()
  }

  @Test func letsAnotherProgramsChoiceLeaveTheOthersAlone() throws {
    keep(theme: "adwaita", .light)
    theme.keepChoice(in: OpaquePointer(settings.pointer))
    theme.show(id: "mint")
    theme.setTrait("high-contrast", isOn: true)
    try Self.settings().set("appearance", to: "dark")
    #expect(MainLoop.run { theme.isDark && theme.session.loadedTheme.theme.id == "mint" })
    #expect(theme.traits == ["high-contrast"])
    #expect(MainLoop.run { settings.string("theme") == "mint" })
    theme.leave()
  }

  @Test func staysWithTheThemeOfNowWhereTheKeptOneIsGone() {
    keep(theme: "/nonexistent/mine.livery.toml", .system)
    theme.keepChoice(in: OpaquePointer(settings.pointer))
    theme.choose(.light)
    #expect(MainLoop.run { settings.string("appearance") == "light" })
    #expect(theme.session.loadedTheme.theme.id == "adwaita")
    #expect(settings.string("theme") == "/nonexistent/mine.livery.toml", "it may come back")
    theme.leave()
  }
}
