import Adwaita
import Desk
import Testing
import ThemeFormats
import ThemeSession

@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized)
struct PreviewWindowTests {
  @Test func goesWithAllItMadeOnceItIsClosed() throws {
    weak var preview: PreviewWindow?
    weak var live: LiveTheme?
    weak var window: Window?
    do {
      let made = try makeWindow()
      (preview, live, window) = (made, made.live, made.window)
      for page in Page.allCases { made.show(page) }
      made.window.present()
      #expect(MainLoop.run { made.window.isMapped })
      made.live.session.select("ocean")
      #expect(MainLoop.run { made.live.stage.parses == 2 })
      made.live.stage.leave()
      made.window.destroy()
    }
    #expect(MainLoop.run { preview == nil })
    #expect(live == nil)
    #expect(window == nil)
  }

  @Test func namesTheThemeInItsTitle() throws {
    let preview = try makeWindow()
    #expect(preview.window.title == "Adwaita — Livery")
    preview.live.session.select("ocean")
    #expect(preview.window.title == "Ocean — Livery")
    preview.live.stage.leave()
    preview.window.destroy()
  }

  private func makeWindow() throws -> PreviewWindow {
    PreviewWindow(
      application: Screen.application, display: try #require(Display.standard),
      library: ThemeLibrary(userFolder: nil))
  }
}
