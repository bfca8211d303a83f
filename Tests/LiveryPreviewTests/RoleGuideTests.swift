import Adwaita
import Desk
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct RoleGuideTests {
  private let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
  private let gallery: Gallery
  private let shown: TestWindow

  init() {
    gallery = Gallery(folder: Resources.folder("ui"), session: session)
    shown = TestWindow(gallery.widget)
  }

  @Test func outlinesWhatARolePaints() throws {
    gallery.show(.text)
    gallery.outline(.error)
    #expect(gallery.guide.words == "Looking at what paints this page…")
    try expectOutlines(["text-error", "text-error-body", "text-view"])
    #expect(gallery.guide.words == nil)
    // Found already.
    gallery.outline(.success)
    #expect(gallery.guide.outlined == ["text-success", "text-success-body"])
    gallery.outline(.headerbarBg)
    #expect(gallery.guide.outlined == [])
    #expect(gallery.guide.words == "headerbar-bg paints nothing on this page")
    gallery.outline(nil)
    #expect(gallery.guide.words == nil)
  }

  @Test func outlinesTheInnermostSpecimensAndFollowsThePage() throws {
    gallery.show(.text)
    gallery.outline(.destructiveBg)
    gallery.show(.navigation)
    // Not the header bar around it.
    try expectOutlines(["headerbar-destructive"])
  }

  @Test func tellsTheRolesOfWhatIsPointedAt() throws {
    gallery.show(.text)
    gallery.guide.isPointing = true
    try #require(
      MainLoop.run(
        until: { gallery.guide.words == "Point at something to see the roles that paint it" },
        milliseconds: 60_000))
    let page = try #require(gallery.guide.page)
    let title = try #require(page.widget("text-large-title"))
    #expect(MainLoop.run { title.isMapped && title.width > 0 })
    let middle = try #require(gallery.widget.middle(of: title))
    gallery.guide.point(at: middle)
    #expect(gallery.guide.words == "text-large-title: card-fg, label")
    #expect(gallery.guide.outlined == ["text-large-title"])
    gallery.guide.point(at: nil)
    #expect(gallery.guide.outlined == [])
  }

  private func expectOutlines(
    _ names: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isThere = MainLoop.run(
      until: { gallery.guide.outlined == names }, milliseconds: 60_000)
    #expect(isThere, "\(gallery.guide.outlined)", sourceLocation: sourceLocation)
  }
}
