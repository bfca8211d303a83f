import Fixtures
import Foundation
import LiveryAdwaita
import LiveryGallery
import LiverySystem
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryGTK
@testable import LiveryPreview

@Suite struct RecoveryTests {
  private func snapshot(
    shown: String, good: String?, isTried: Bool = true, texts: LoadedStylesheets? = nil
  ) throws -> WindowSnapshot {
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    session.select(shown)
    var snapshot = WindowSnapshot(session: session.snapshot, page: .text)
    snapshot.window.size = WindowSize(width: 800, height: 600)
    let theme = ShownTheme(id: shown, name: shown, path: nil)
    snapshot.pending = isTried ? .init(theme: theme, isElsewhere: false) : nil
    snapshot.shown = ShownVersion(theme: theme, fingerprint: "f", texts: nil)
    snapshot.good = good.map {
      ShownVersion(theme: .init(id: $0, name: $0, path: nil), fingerprint: "g", texts: texts)
    }
    return snapshot
  }

  @Test(arguments: [
    (Crash.signal(11), true, "“mint” killed the window"),
    (.signal(11), false, "The window died while it showed “mint”"),
    (.hang(milliseconds: 5_000), true, "“mint” hung the window"),
    (.hang(milliseconds: 5_000), false, "The window hung while it showed “mint”"),
  ])
  func goesBackToTheThemeBefore(crash: Crash, isTried: Bool, title: String) throws {
    let state = try snapshot(shown: "mint", good: "ocean", isTried: isTried)
    let recovery = Recovery(after: crash, of: state, isLastResort: false)
    #expect(recovery.crashingTheme?.id == "mint" && recovery.suspect.wasTried == isTried)
    #expect(recovery.snapshot?.session.currentID == "ocean" && recovery.snapshot?.page == .text)
    #expect(recovery.snapshot?.pending == nil && recovery.blocked == nil)
    #expect(Notice(recovery).title == title)
  }

  @Test func goesBackToAdwaitaWhereNothingWasGoodYet() throws {
    let state = try snapshot(shown: "mint", good: nil)
    let recovery = Recovery(after: .hang(milliseconds: 5_000), of: state, isLastResort: false)
    #expect(
      recovery.snapshot?.session.currentID == "adwaita" && recovery.crashingTheme?.id == "mint")
  }

  @Test func holdsBackAnotherStateOfTheSameTheme() throws {
    let texts = LoadedStylesheets(colors: "c", rules: "r", widgets: "")
    let state = try snapshot(shown: "mint", good: "mint", texts: texts)
    let recovery = Recovery(after: .exit(1), of: state, isLastResort: false)
    #expect(recovery.snapshot?.session.currentID == "mint")
    #expect(recovery.blocked == BlockedVersion(id: "mint", fingerprint: "f", good: texts))
  }

  @Test func startsWithAsLittleAsPossibleAsALastResort() throws {
    let state = try snapshot(shown: "mint", good: "ocean")
    let recovery = Recovery(after: .signal(6), of: state, isLastResort: true)
    #expect(recovery.snapshot?.session.currentID == "adwaita" && recovery.snapshot?.page == nil)
    #expect(recovery.snapshot?.window.size?.width == 800 && recovery.blocked == nil)
  }

  @Test func blamesNoThemeForACrashOfTheToolkitsOwn() throws {
    let state = try snapshot(shown: "adwaita", good: "ocean")
    let recovery = Recovery(after: .signal(6), of: state, isLastResort: false)
    #expect(recovery.crashingTheme == nil && recovery.snapshot?.session.currentID == "adwaita")
    #expect(Notice(recovery).crashingTheme == nil)
    #expect(
      Recovery(after: .hang(milliseconds: 5_000), of: nil, isLastResort: false).snapshot == nil)
  }

  @Test func leavesOutAUIFileAndKeepsTheTheme() throws {
    var state = try snapshot(shown: "mint", good: "ocean", isTried: false)
    (state.page, state.window.ui) = (nil, "/in/page.xml")
    let recovery = Recovery(after: .signal(11), of: state, isLastResort: false)
    #expect(recovery.snapshot?.session.currentID == "mint" && recovery.blocked == nil)
    #expect(recovery.snapshot?.window.ui == nil && recovery.suspect.place == .ownPage)
    let notice = Notice(recovery)
    #expect(notice.title == "The window died while it showed “page.xml”")
    #expect(notice.consequence == "The file is not opened again by itself.")

    // It was the theme after all.
    let next = Recovery(after: .signal(11), of: recovery.snapshot, isLastResort: false)
    #expect(next.snapshot?.session.currentID == "ocean" && next.crashingTheme?.id == "mint")
  }

  @Test(arguments: [(false, Page.text), (true, nil)])
  func blamesTheThemeThatIsNewOrShownWithoutAUIFile(isTried: Bool, page: Page?) throws {
    var state = try snapshot(shown: "mint", good: "ocean", isTried: isTried)
    (state.page, state.window.ui) = (page, "/in/page.ui")
    let recovery = Recovery(after: .hang(milliseconds: 5_000), of: state, isLastResort: false)
    #expect(recovery.crashingTheme?.id == "mint" && recovery.snapshot?.window.ui == "/in/page.ui")
  }

  @Test(arguments: [
    ("mint", "pumpkin", "“mint” and “pumpkin”", "mint", "The comparison is closed."),
    ("adwaita", "pumpkin", "“pumpkin”", "adwaita", "The comparison is closed."),
    ("mint", "adwaita", "“mint”", "ocean", "The theme before it is shown."),
    ("mint", "mint", "“mint”", "ocean", "The theme before it is shown."),
  ])
  func namesTheThemeOfTheCompareWindowToo(
    shown: String, compared: String, names: String, next: String, consequence: String
  ) throws {
    var state = try snapshot(shown: shown, good: "ocean", isTried: false)
    state.compared = ShownTheme(id: compared, name: compared, path: nil)
    let recovery = Recovery(after: .hang(milliseconds: 5_000), of: state, isLastResort: false)
    #expect(recovery.snapshot?.session.currentID == next && recovery.snapshot?.compared == nil)
    let notice = Notice(recovery)
    #expect(notice.title == "The window hung while it showed \(names)")
    #expect(notice.consequence == consequence)
  }

  @Test func countsCrashesThatAreClose() {
    var crashes = CrashCount()
    var counts: [Int] = []
    for time in [0.0, 9, 18, 29, 39.0] {
      crashes.add(at: time)
      counts.append(crashes.count)
    }
    #expect(counts == [1, 2, 3, 1, 2])
  }

  @MainActor @Test func collectsEditsOnlyWhereNobodyHoldsThem() throws {
    let folder = try TemporaryFolder()
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    session.select("ocean")
    try session.set(.role(.link), to: "red")
    var file = SessionFile(folder: folder.path)
    try #require(file != nil)
    file?.write(WindowSnapshot(session: session.snapshot))
    SessionFile.collectEdits(in: folder.path) { #expect($0.isEmpty) }
    #expect(file?.read()?.session.unsaved.map(\.id) == ["ocean-copy"])

    file = nil
    SessionFile.collectEdits(in: folder.path) { edits in
      #expect(edits.map(\.original) == ["ocean"] && edits.first?.text.contains("red") == true)
      // They stay until they are recorded elsewhere.
      #expect(Folder.names(in: folder.path).count == 2)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @MainActor @Test(arguments: [(true, 1), (false, 0)])
  func keepsEditsOfAWindowThatCouldNotAsk(keepsEdits: Bool, count: Int) throws {
    let folder = try TemporaryFolder()
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    let file = try #require(SessionFile(folder: folder.path))
    file.write(WindowSnapshot(session: session.snapshot))
    file.remove(keepingEdits: keepsEdits)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)

    try session.set(.role(.link), to: "red")
    file.write(WindowSnapshot(session: session.snapshot))
    file.remove(keepingEdits: keepsEdits)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == count)
  }
}
