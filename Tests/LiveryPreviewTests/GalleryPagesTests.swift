import Adwaita
import Desk
import Testing
import ThemeFormats
import ThemeSession

@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized)
struct GalleryPagesTests {
  @Test func buildsAPageOnlyWhenItIsShown() {
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    let gallery = Gallery(folder: Resources.folder("ui"), session: session)
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
}
