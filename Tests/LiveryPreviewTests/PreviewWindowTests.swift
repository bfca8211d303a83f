import Adwaita
import Desk
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import Gallery
@testable import LiveryGTK
@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
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

  @Test func offersToChangeTheSpecimenUnderThePointer() throws {
    let preview = try makeWindow()
    preview.show(.overview)
    preview.window.setDefaultSize(width: 1120, height: 760)
    preview.window.present()
    let area = preview.fader.widget
    let card = try #require(area.descendants.first { $0.widgetName == "overview-card-booked" })
    #expect(MainLoop.run { card.isMapped && card.width > 0 })
    let middle = try #require(area.center(of: card))
    #expect(preview.editOverride(atX: middle.x, y: middle.y))
    #expect(preview.overrides.widget.hasPrefix("overview-"))
    #expect(!preview.editOverride(atX: -5, y: -5))
    preview.live.stage.leave()
    preview.window.destroy()
  }

  @Test func fadesFromOneThemeToTheNextUnlessAPersonWantsNoMovement() throws {
    let preview = try makeWindow()
    preview.show(.overview)
    preview.window.present()
    #expect(MainLoop.run { preview.gallery.widget.isMapped && preview.gallery.widget.width > 0 })
    preview.live.session.select("ocean")
    #expect(MainLoop.run { preview.fader.isFading })
    #expect(MainLoop.run { !preview.fader.isFading })
    Toolkit.enablesAnimations = false
    defer { Toolkit.enablesAnimations = true }
    preview.live.session.select("mint")
    #expect(MainLoop.run { preview.live.session.look.theme.id == "mint" })
    #expect(!preview.fader.isFading)
    preview.live.stage.leave()
    preview.window.destroy()
  }

  private func makeWindow() throws -> PreviewWindow {
    PreviewWindow(
      application: Screen.application, display: try #require(Display.standard),
      library: .onScreen)
  }
}
