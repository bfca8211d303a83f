import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryGallery
@testable import LiveryPreview
@testable import LiveryRendering

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct RoleGuideTests {
  private let session = ThemeSession(library: .onScreen)
  private let gallery: GalleryView
  private let shown: TestWindow

  init() {
    gallery = GalleryView(folder: Resources.folder("gallery"), session: session)
    shown = TestWindow(gallery.widget)
  }

  @Test func outlinesWhatARolePaints() throws {
    gallery.show(.text)
    gallery.guide.role = .error
    try expectOutlines(["text-error", "text-error-body", "text-view"])
    #expect(gallery.guide.words == nil)
    gallery.guide.role = .success
    #expect(gallery.guide.outlined == [])
    try expectOutlines(["text-success", "text-success-body"])
    // Found already.
    gallery.guide.role = .error
    #expect(gallery.guide.outlined == ["text-error", "text-error-body", "text-view"])
    gallery.guide.role = .headerbarBg
    try expectWords("headerbar-bg paints nothing on this page")
    #expect(gallery.guide.outlined == [])
    gallery.guide.role = nil
    #expect(gallery.guide.words == nil)
  }

  @Test func outlinesTheInnermostSpecimensAndFollowsThePage() throws {
    gallery.show(.text)
    // What tints such a button depends on the release.
    let tint = try #require(Toolkit.release.knowledge.tint(of: .destructiveButton))
    gallery.guide.role = tint.role
    gallery.show(.navigation)
    // Not the header bar around it.
    try expectOutlines(["headerbar-destructive"])
  }

  @Test func tellsTheRolesOfWhatIsPointedAt() throws {
    gallery.show(.text)
    gallery.guide.isPointing = true
    let all = ColorRole.allCases.count
    #expect(gallery.guide.words == "Looking at what paints this page: 0 of \(all) roles")
    try expectWords("Point at something to see the roles that paint it")
    let page = try #require(gallery.guide.page)
    let title = try #require(page.widget("text-large-title"))
    #expect(MainLoop.run { title.isMapped && title.width > 0 })
    let middle = try #require(gallery.widget.center(of: title))
    gallery.guide.point(at: middle)
    #expect(gallery.guide.words == "Text Large Title: card-fg, label")
    #expect(gallery.guide.outlined == ["text-large-title"])
    gallery.guide.point(at: nil)
    #expect(gallery.guide.outlined == [])
  }

  @Test func saysWhatIsLookedForWhereItTakesAWhile() throws {
    let guide = guide(findingWith: ["cat"])
    guide.role = .error
    #expect(guide.words == nil)
    #expect(MainLoop.run(until: { guide.words == "Looking for what error paints…" }))
    guide.role = nil
    #expect(guide.words == nil)
  }

  @Test func saysWhereNothingCanBeFound() throws {
    let guide = guide(findingWith: ["false"])
    guide.role = .error
    let words = "What paints this page cannot be found: GTK ends on this theme"
    #expect(MainLoop.run(until: { guide.words == words }))
    guide.role = nil
    guide.isPointing = true
    #expect(guide.words == words)
  }

  @Test func saysThatTheSearchCannotBeStarted() {
    let guide = guide(findingWith: ["/nonexistent/livery-preview"])
    let words = "What paints this page cannot be found: the search cannot be started"
    guide.role = .error
    #expect(guide.words == words)
    guide.role = nil
    guide.isPointing = true
    #expect(guide.words == words)
  }

  private func guide(findingWith words: [String]) -> RoleGuide {
    gallery.show(.text)
    let guide = RoleGuide(over: Box(.vertical), session: session, finder: RoleFinder(words: words))
    guide.show(gallery.guide.page)
    return guide
  }

  private func expectWords(
    _ words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isThere = MainLoop.run(until: { gallery.guide.words == words }, milliseconds: 60_000)
    #expect(isThere, "\(gallery.guide.words ?? "")", sourceLocation: sourceLocation)
  }

  private func expectOutlines(
    _ names: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isThere = MainLoop.run(
      until: { gallery.guide.outlined == names }, milliseconds: 60_000)
    #expect(isThere, "\(gallery.guide.outlined)", sourceLocation: sourceLocation)
  }
}
