import Adwaita
import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryGTK
@testable import LiveryPreview

@Suite struct RecoveryTests {
  private func snapshot(
    shown: String, good: String?, isTried: Bool = true, texts: LookTexts? = nil
  ) throws -> SessionSnapshot {
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    session.select(shown)
    var snapshot = SessionSnapshot(of: session, page: "text", window: ["width": "800"])
    let look = ShownLook(.init(id: shown, name: shown, path: nil), texts: nil)
    snapshot.attempt = isTried ? look.theme : nil
    snapshot.window.merge(look.values("shown")) { $1 }
    snapshot.window["fingerprint"] = "f"
    if let good {
      let look = ShownLook(.init(id: good, name: good, path: nil), texts: texts)
      snapshot.window.merge(look.values("good")) { $1 }
    }
    return snapshot
  }

  @Test(arguments: [true, false])
  func goesBackToTheThemeBefore(isTried: Bool) throws {
    let state = try snapshot(shown: "mint", good: "ocean", isTried: isTried)
    let recovery = Recovery(after: .signal(11), of: state, isLastResort: false)
    #expect(recovery.culprit?.id == "mint" && recovery.wasTried == isTried)
    #expect(recovery.snapshot?.currentID == "ocean" && recovery.snapshot?.page == "text")
    #expect(recovery.snapshot?.attempt == nil && recovery.held == nil)
    #expect(
      Notice(recovery).title
        == (isTried ? "“mint” killed the window" : "The window died while it showed “mint”"))
  }

  @Test func goesBackToAdwaitaWhereNothingWasGoodYet() throws {
    let state = try snapshot(shown: "mint", good: nil)
    let recovery = Recovery(after: .hang, of: state, isLastResort: false)
    #expect(recovery.snapshot?.currentID == "adwaita" && recovery.culprit?.id == "mint")
  }

  @Test func holdsBackAnotherStateOfTheSameTheme() throws {
    let texts = LookTexts(colors: "c", rules: "r", widgets: "")
    let state = try snapshot(shown: "mint", good: "mint", texts: texts)
    let recovery = Recovery(after: .exit(1), of: state, isLastResort: false)
    #expect(recovery.snapshot?.currentID == "mint")
    #expect(recovery.held == HeldLook(id: "mint", fingerprint: "f", good: texts))
  }

  @Test func startsWithAsLittleAsPossibleAsALastResort() throws {
    let state = try snapshot(shown: "mint", good: "ocean")
    let recovery = Recovery(after: .signal(6), of: state, isLastResort: true)
    #expect(recovery.snapshot?.currentID == "adwaita" && recovery.snapshot?.page == nil)
    #expect(recovery.snapshot?.window["width"] == "800" && recovery.held == nil)
  }

  @Test func blamesNoThemeForADeathOfTheToolkitsOwn() throws {
    let state = try snapshot(shown: "adwaita", good: "ocean")
    let recovery = Recovery(after: .signal(6), of: state, isLastResort: false)
    #expect(recovery.culprit == nil && recovery.snapshot?.currentID == "adwaita")
    #expect(Notice(recovery).culprit == nil)
    #expect(Recovery(after: .hang, of: nil, isLastResort: false).snapshot == nil)
  }

  @Test func countsDeathsThatAreClose() {
    var deaths = DeathCount()
    var counts: [Int] = []
    for time in [0.0, 9, 18, 29, 39.0] {
      deaths.add(at: time)
      counts.append(deaths.count)
    }
    #expect(counts == [1, 2, 3, 1, 2])
  }

  @MainActor @Test func takesOverEditsOnlyWhereNobodyHoldsThem() throws {
    let folder = try TemporaryFolder()
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    session.select("ocean")
    try session.setColor(.role(.link), to: "red")
    var file = SessionFile(folder: folder.path)
    try #require(file != nil)
    file?.write(SessionSnapshot(of: session))
    #expect(SessionFile.takeEdits(in: folder.path).isEmpty)
    #expect(file?.read()?.unsaved.map(\.id) == ["ocean-copy"])

    file = nil
    let edits = SessionFile.takeEdits(in: folder.path)
    #expect(edits.map(\.original) == ["ocean"] && edits[0].text.contains("red"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @MainActor @Test(arguments: [(true, 1), (false, 0)])
  func keepsEditsOfAWindowThatCouldNotAsk(keepsEdits: Bool, count: Int) throws {
    let folder = try TemporaryFolder()
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    let file = try #require(SessionFile(folder: folder.path))
    file.write(SessionSnapshot(of: session))
    file.leave(keepingEdits: keepsEdits)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)

    try session.setColor(.role(.link), to: "red")
    file.write(SessionSnapshot(of: session))
    file.leave(keepingEdits: keepsEdits)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == count)
  }
}
