import Fixtures
import GTKFixtures
import LiveryGTK
import LiveryGallery
import LiverySystem
import TestDisplay
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@testable import LiveryAdwaita
@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct SessionRecorderTests {
  private let shown = TestWindow(Label(""))
  private let folder: TemporaryFolder
  private let live: LiveryTheme
  private let file: SessionFile
  private let recorder: SessionRecorder
  private let window = RecordedWindow()

  init() throws {
    folder = try TemporaryFolder()
    let display = try #require(Display.standard)
    live = LiveryTheme(
      library: .onScreen, display: display, clock: shown.window)
    file = try #require(SessionFile(folder: folder.path))
    recorder = SessionRecorder(
      SupervisorConnection(channel: ChildChannel(descriptor: -1), file: file, recovery: nil),
      session: live.session, display: display, clock: shown.window, delegate: window)
    live.stage.admit = { [recorder] in recorder.markPending(of: $0) }
    let shown = shown.window
    try #require(MainLoop.run { shown.isMapped })
  }

  private func wait(_ condition: (WindowSnapshot) -> Bool) -> Bool {
    MainLoop.run { file.read().map(condition) ?? false }
  }

  @Test func namesTheThemeOnTrialUntilItIsPainted() {
    var tried: [String?] = []
    // Without its own copy of the file the session would hold this test, and so the window.
    live.session.observe(shown) { [file] _ in tried.append(file.read()?.pending?.theme.id) }
    live.session.select("ocean")
    #expect(MainLoop.run { tried.count == 2 })
    #expect(tried.last == "ocean")
    #expect(wait { $0.pending == nil && $0.shown?.theme.id == "ocean" })
    live.session.select("mint")
    #expect(wait { $0.pending?.theme.id == "mint" && $0.good?.theme.id == "ocean" })
    #expect(wait { $0.pending == nil })
    live.stage.leave()
  }

  @Test func keepsUnsavedEditsForTheNextWindow() throws {
    live.session.select("ocean")
    #expect(wait { $0.pending == nil && $0.shown?.theme.id == "ocean" })
    try live.session.set(.role(.headerbarBg), to: "#204060")
    recorder.markPending(on: .text)
    #expect(wait { $0.session.unsaved.count == 1 && $0.pending?.theme.id == "ocean-copy" })

    let recovery = Recovery(after: .signal(11), of: file.read(), isLastResort: false)
    let next = ThemeSession(library: .onScreen)
    next.restore(try #require(recovery.snapshot).session)
    #expect(next.currentID == "ocean" && recovery.crashingTheme?.name == "Ocean copy")
    #expect(recovery.snapshot?.page == .text && recovery.snapshot?.window == window.windowState)
    let copy = try #require(next.entry("ocean-copy"))
    #expect(copy.isDirty && copy.text?.bytes == live.session.current?.text?.bytes)
    live.stage.leave()
  }

  @Test func showsABlockedLookOnlyWhenTheUserAsksForIt() {
    let colors = "@define-color accent_bg_color #123456;"
    let bad = LoadedStylesheets(colors: colors, rules: "a")
    let good = LoadedStylesheets(colors: colors, rules: "b")
    let theme = ShownTheme(id: "mint", name: "Mint", path: nil)
    var state = WindowSnapshot(session: live.session.snapshot)
    (state.shown, state.good) = (ShownVersion(theme, bad), ShownVersion(theme, good))
    let recovery = Recovery(after: .hang(milliseconds: 5_000), of: state, isLastResort: false)
    live.session.select("mint")
    let second = SessionRecorder(
      SupervisorConnection(channel: ChildChannel(descriptor: -1), file: nil, recovery: recovery),
      session: live.session, display: recorder.display, clock: shown.window, delegate: window)
    #expect(second.markPending(of: bad) == good && window.unblocked == 0)
    second.unblock()
    #expect(second.markPending(of: bad) == bad)
    live.stage.leave()
  }
}

/// A window as a recorder sees it.
private final class RecordedWindow: SessionRecorderDelegate {
  private(set) var unblocked = 0
  let windowState = WindowState(
    size: WindowSize(width: 800, height: 600), isMaximized: true, isInspectorShown: true,
    appearance: .dark, traits: ["high-contrast", "own"], vision: Vision.grayscale.name, ui: "/a.ui")

  var comparedTheme: ShownTheme?

  func recorderUnblockedLook() { unblocked += 1 }
}
