import CLiveryAdwaita
import Foundation
import GTKFixtures
import TestDisplay
import Testing
import ThemeFormats
import ThemeSession

@testable import LiveryAdwaita
@testable import LiveryGTK
@testable import LiveryGallery
@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct GalleryPagesTests {
  @Test func buildsAPageOnlyWhenItIsShown() {
    let session = ThemeSession(library: .onScreen)
    let gallery = GalleryView(folder: Resources.folder("gallery"), session: session)
    let pages = {
      gallery.widget.descendants.map(\.widgetName).filter { $0.hasPrefix("page-") }
    }
    #expect(pages() == [])
    gallery.show(.text)
    #expect(pages() == ["page-text"])
    gallery.show(.feedback)
    #expect(pages() == ["page-text", "page-feedback"])
    gallery.show(.text)
    #expect(pages() == ["page-text", "page-feedback"])
  }

  @Test(arguments: Page.allCases)
  func fitsATelephone(page: Page) throws {
    let folder = try #require(Resources.folder("gallery"))
    let built = try BuiltPage(page, file: "\(folder)/\(page.file)")
    let window = HiddenWindow(built.root)
    window.layOut(width: 360, height: 700)
    let wide = built.root.descendants.filter { leastWidth(of: $0) > 324 }.map(\.widgetName)
    #expect(built.root.width == 360, "\(wide)")
  }

  private func leastWidth(of widget: Widget) -> gint {
    var width: gint = 0
    gtk_widget_measure(widget.native, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    return width
  }

  /// On a telephone the responses of a message are in a column, whatever room libadwaita gives
  /// them.
  @Test(arguments: [360, 480, 1_000])
  func showTheStillOfAMessageWhole(width: Int) throws {
    let folder = try #require(Resources.folder("gallery"))
    let built = try BuiltPage(.feedback, file: "\(folder)/feedback.ui")
    let window = HiddenWindow(built.root)
    window.layOut(width: width)
    let still = try #require(built.widget("dialog"))
    #expect(still.isWhole(in: built.root))
    let parts = still.descendants.filter { $0.isMapped && $0.width > 0 }
    #expect(parts.count { $0.as(Button.self) != nil } == 3)
    for part in parts {
      let area = try #require(part.area(in: still))
      #expect(area.x >= 0 && area.x + area.width <= still.width, "\(part.widgetName)")
      #expect(area.y >= 0 && area.y + area.height <= still.height, "\(part.widgetName)")
    }
    withExtendedLifetime(window) {}
  }

  /// From a change of the theme to its pixels, in time of the processor, which others cannot take
  /// away.
  @Test(arguments: Page.allCases)
  func switchesThemesWithinATenthOfASecond(page: Page) throws {
    let session = ThemeSession(library: .onScreen)
    let folder = try #require(Resources.folder("gallery"))
    let built = try BuiltPage(page, file: "\(folder)/\(page.file)", session: session)
    let window = HiddenWindow(built.root)
    let stage = StyleStage(display: try #require(Display.standard), clock: built.root)
    Toolkit.enablesAnimations = false
    defer {
      stage.leave()
      Toolkit.enablesAnimations = true
    }
    let times = ["adwaita", "ocean", "pumpkin", "midnight", "adwaita", "ocean"].map { theme in
      let start = clock()
      session.select(theme)
      stage.show(session.loadedTheme)
      window.layOut(width: 920, height: 700)
      let pixels = built.root.paintedNode?.pixels(in: PixelRect(width: 920, height: 700))
      #expect(pixels?.bytes.isEmpty == false)
      return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1_000
    }
    // The first paints what the others find in caches, as a window's first frame does.
    let best = try #require(times.dropFirst().min())
    #expect(best < 100, "\(times)")
  }
}
