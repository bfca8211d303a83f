import Adwaita
import Desk
import Foundation
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized)
struct LiveThemeTests {
  private let shown = TestWindow(Label(""))
  private let live: LiveTheme

  init() throws {
    live = LiveTheme(
      library: ThemeLibrary(userFolder: nil), display: try #require(Display.standard),
      clock: shown.window)
    let window = shown.window
    try #require(MainLoop.run { window.isMapped })
  }

  @Test func joinsTheChangesOfAFrame() {
    var looks: [String] = []
    live.session.observe(shown) { looks.append("\($0.look.theme.id) \($0.look.appearance.scheme)") }
    live.session.select("mint")
    live.choose(.dark)
    live.session.select("ocean")
    #expect(looks == ["adwaita light"])
    #expect(MainLoop.run { looks.count > 1 })
    #expect(looks == ["adwaita light", "ocean dark"])
    live.stage.leave()
  }

  @Test func costsNothingToFlipTwiceInAFrame() {
    live.session.select("ocean")
    #expect(MainLoop.run { live.stage.parses == 2 })
    live.choose(.dark)
    live.choose(.light)
    var frames = 0
    shown.window.onEachFrame {
      frames += 1
      return frames < 4
    }
    #expect(MainLoop.run { frames == 4 })
    #expect(live.stage.parses == 2)
    #expect(!live.isDark)
    live.stage.leave()
  }

  @Test func letsAThemeForceItsSchemeAndThenGivesTheChoiceBack() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("livery-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("night.livery.toml")
    try Data("livery = 1\nname = \"Night\"\nappearances = [\"dark\"]\n".utf8).write(to: file)

    live.choose(.light)
    live.open([file.path])
    #expect(MainLoop.run { live.isDark })
    #expect(live.forcedScheme == .dark)
    #expect(live.choice == .light)
    #expect(StyleManager.standard.isDark)

    live.session.select("adwaita")
    #expect(MainLoop.run { !live.isDark })
    #expect(!StyleManager.standard.isDark)
    live.stage.leave()
  }
}
