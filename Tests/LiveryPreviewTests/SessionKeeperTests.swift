import Desk
import Fixtures
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@testable import Adwaita
@testable import Gallery
@testable import LiveryGTK
@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct SessionKeeperTests {
  private let shown = TestWindow(Label(""))
  private let folder: TemporaryFolder
  private let live: LiveTheme
  private let file: SessionFile
  private let keeper: SessionKeeper

  init() throws {
    folder = try TemporaryFolder()
    let display = try #require(Display.standard)
    let live = LiveTheme(
      library: ThemeLibrary(userFolder: nil), display: display, clock: shown.window)
    file = try #require(SessionFile(folder: folder.path))
    let keeper = SessionKeeper(
      Lifeline(channel: ChildChannel(descriptor: -1), file: file, recovery: nil),
      session: live.session, display: display, clock: shown.window
    ) { ["width": "800"] }
    live.stage.admit = { keeper.admit($0) }
    (self.live, self.keeper) = (live, keeper)
    let window = shown.window
    try #require(MainLoop.run { window.isMapped })
  }

  private func wait(_ condition: (SessionSnapshot) -> Bool) -> Bool {
    MainLoop.run { file.read().map(condition) ?? false }
  }

  @Test func namesWhatIsOnTrialUntilItIsPainted() {
    var tried: [String?] = []
    live.session.observe(shown) { _ in tried.append(file.read()?.attempt?.id) }
    live.session.select("ocean")
    #expect(MainLoop.run { tried.count == 2 })
    #expect(tried.last == "ocean")
    #expect(wait { $0.attempt == nil && $0.window["shown-id"] == "ocean" })
    live.session.select("mint")
    #expect(wait { $0.attempt?.id == "mint" && $0.window["good-id"] == "ocean" })
    #expect(wait { $0.attempt == nil })
    live.stage.leave()
  }

  @Test func keepsUnsavedEditsForTheNextWindow() throws {
    live.session.select("ocean")
    #expect(wait { $0.attempt == nil && $0.window["shown-id"] == "ocean" })
    try live.session.setColor(.role(.headerbarBg), to: "#204060")
    keeper.retry(on: .text)
    #expect(wait { $0.unsaved.count == 1 && $0.attempt?.id == "ocean-copy" })

    let recovery = Recovery(after: .signal(11), of: file.read(), isLastResort: false)
    let next = ThemeSession(library: ThemeLibrary(userFolder: nil))
    next.restore(try #require(recovery.snapshot))
    #expect(next.currentID == "ocean" && recovery.culprit?.name == "Ocean copy")
    #expect(recovery.snapshot?.page == "text" && recovery.snapshot?.window["width"] == "800")
    let copy = try #require(next.entry("ocean-copy"))
    #expect(copy.isDirty && copy.text?.bytes == live.session.current?.text?.bytes)
    live.stage.leave()
  }

  @Test func doesNotShowAgainByItselfWhatIsHeldBack() {
    let colors = "@define-color accent_bg_color #123456;"
    let bad = LookTexts(colors: colors, rules: "a")
    let good = LookTexts(colors: colors, rules: "b")
    let held = HeldLook(id: "adwaita", fingerprint: bad.fingerprint, good: good)
    var state = SessionSnapshot(of: live.session)
    state.window = ShownLook(.init(id: "x", name: "x", path: nil), texts: good).values("good")
    state.window.merge(ShownLook(.init(id: "x", name: "x", path: nil), texts: nil).values("shown"))
    {
      $1
    }
    state.window["fingerprint"] = bad.fingerprint
    var recovery = Recovery(after: .hang, of: state, isLastResort: false)
    #expect(recovery.held?.good == good)
    recovery.held = held
    let second = SessionKeeper(
      Lifeline(channel: ChildChannel(descriptor: -1), file: nil, recovery: recovery),
      session: live.session, display: keeper.display, clock: shown.window
    ) { [:] }
    var releases = 0
    second.onReleased = { releases += 1 }
    #expect(second.admit(bad) == good && releases == 0)
    second.release()
    #expect(second.admit(bad) == bad)
    live.stage.leave()
  }
}
