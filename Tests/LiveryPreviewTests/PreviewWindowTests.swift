import GTKFixtures
import LiveryAdwaita
import TestDisplay
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryGTK
@testable import LiveryGallery
@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct PreviewWindowTests {
  @Test func goesWithAllItMadeOnceItIsClosed() throws {
    weak var preview: PreviewWindow?
    weak var live: LiveryTheme?
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
    #expect(MainLoop.run { window == nil })
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

  /// The controls page has a spinner, so that something on it is always to be painted again.
  @Test(arguments: [Page.overview, .controls])
  func fadesFromOneThemeToTheNext(page: Page) throws {
    let preview = try makeWindow()
    preview.show(page)
    preview.window.present()
    #expect(MainLoop.run { preview.gallery.widget.isMapped && preview.gallery.widget.width > 0 })
    // A busy machine may paint no frame in the middle of a fade, but not time after time.
    var isBlended = false
    var attempts = 0
    while !isBlended, attempts < 10 {
      attempts += 1
      let (old, new) = attempts % 2 == 1 ? ("pumpkin", "midnight") : ("midnight", "pumpkin")
      preview.chooseAppearance(old == "midnight" ? .dark : .light)
      preview.live.session.select(old)
      #expect(MainLoop.run { preview.live.session.loadedTheme.theme.id == old })
      #expect(MainLoop.run { !preview.fader.isFading })
      let start = try #require(paintedColor(of: preview))
      preview.chooseAppearance(new == "midnight" ? .dark : .light)
      preview.live.session.select(new)
      var seen: [Int] = []
      preview.window.onEachFrame {
        let isFading = preview.fader.isFading
        preview.window.afterPaint {
          if isFading, let color = windowColor(of: preview) { seen.append(color) }
        }
        return preview.live.session.loadedTheme.theme.id != new || isFading
      }
      #expect(MainLoop.run { preview.fader.isFading })
      #expect(MainLoop.run { !preview.fader.isFading })
      let end = try #require(paintedColor(of: preview))
      #expect(abs(start - end) > 300)
      isBlended = seen.contains { min(start, end) + 3 < $0 && $0 < max(start, end) - 3 }
    }
    #expect(isBlended)
    preview.live.stage.leave()
    preview.window.destroy()
  }

  @Test func fadesNothingForAPersonWhoWantsNoMovement() throws {
    let preview = try makeWindow()
    preview.show(.overview)
    preview.window.present()
    #expect(MainLoop.run { preview.gallery.widget.isMapped && preview.gallery.widget.width > 0 })
    Toolkit.enablesAnimations = false
    defer { Toolkit.enablesAnimations = true }
    preview.live.session.select("mint")
    #expect(MainLoop.run { preview.live.session.loadedTheme.theme.id == "mint" })
    #expect(!preview.fader.isFading)
    preview.live.stage.leave()
    preview.window.destroy()
  }

  @Test func endsInTheSchemeOfTheStartAfterTwoTurnsWithinAFrame() throws {
    let preview = try makeWindow()
    preview.chooseAppearance(.light)
    preview.show(.overview)
    preview.window.present()
    #expect(MainLoop.run { preview.window.isMapped })
    let parses = preview.live.stage.parses
    for count in 1...3 {
      for _ in 1...count { preview.window.activateAction("win.toggle-dark") }
      var frames = 0
      preview.window.onEachFrame {
        frames += 1
        return frames < 3
      }
      #expect(MainLoop.run { frames == 3 })
      // Once to dark, twice from there to dark again, and three times to light.
      #expect(preview.live.isDark == (count < 3), "\(count)")
    }
    #expect(preview.live.stage.parses <= parses + 2)
    preview.live.stage.leave()
    preview.window.destroy()
  }

  /// The color after the next frame, while nothing is to be painted again.
  private func paintedColor(of preview: PreviewWindow) -> Int? {
    var color: Int?
    preview.window.onEachFrame {
      preview.window.afterPaint { color = windowColor(of: preview) }
      return color == nil
    }
    _ = MainLoop.run { color != nil }
    return color
  }

  /// The sum of the channels of a pixel of the window, near the lower left of the sample UI.
  private func windowColor(of preview: PreviewWindow) -> Int? {
    let content = preview.fader.widget
    guard let node = preview.window.paintedNode, let area = content.area(in: preview.window) else {
      return nil
    }
    let pixels = node.pixels(
      in: PixelRect(x: area.x + 12, y: area.y + area.height - 8, width: 1, height: 1))
    guard pixels.bytes.count == 4, pixels.bytes[3] > 0 else { return nil }
    return pixels.bytes.prefix(3).reduce(0) { $0 + Int($1) }
  }

  private func makeWindow() throws -> PreviewWindow {
    PreviewWindow(
      application: Screen.application, display: try #require(Display.standard),
      library: .onScreen)
  }
}
