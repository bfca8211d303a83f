import CLiveryAdwaita
import Dispatch
import Fixtures
import Foundation
import GTKFixtures
import LiveryGTK
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct LiveryThemeTests {
  private let shown = TestWindow(Label(""))
  private let live: LiveryTheme

  init() throws {
    live = LiveryTheme(
      library: .onScreen, display: try #require(Display.standard),
      clock: shown.window)
    let window = shown.window
    try #require(MainLoop.run { window.isMapped })
  }

  @Test func leavesNoHandlerAtTheStyleManager() throws {
    let display = try #require(Display.standard)
    let count = Self.handlerCount(of: display)
    for _ in 1...3 {
      LiveryTheme(library: .onScreen, display: display, clock: shown.window)
        .leave()
    }
    #expect(Self.handlerCount(of: display) == count)
    live.leave()
    #expect(Self.handlerCount(of: display) < count)
  }

  /// How many handlers the properties of a display's style manager have.
  private static func handlerCount(of display: Display) -> Int {
    let manager = UnsafeMutableRawPointer(adw_style_manager_get_for_display(display.opaque))
    let id = g_signal_lookup("notify", adw_style_manager_get_type())
    let mask = GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
    var handlers: [gulong] = []
    while true {
      let handler = g_signal_handler_find(manager, mask, id, 0, nil, nil, nil)
      guard handler != 0 else { break }
      g_signal_handler_block(manager, handler)
      handlers.append(handler)
    }
    for handler in handlers { g_signal_handler_unblock(manager, handler) }
    return handlers.count
  }

  @Test func joinsTheChangesOfAFrame() {
    var loadedThemes: [String] = []
    live.session.observe(shown) {
      loadedThemes.append("\($0.loadedTheme.theme.id) \($0.loadedTheme.appearance.scheme)")
    }
    live.session.select("mint")
    live.choose(.dark)
    live.session.select("ocean")
    #expect(loadedThemes == ["adwaita light"])
    #expect(MainLoop.run { loadedThemes.count > 1 })
    #expect(loadedThemes == ["adwaita light", "ocean dark"])
    live.stage.leave()
  }

  @Test func showsAThemeWhereNoWindowIsOnScreen() throws {
    // The standard display may still have a window of another test.
    let display = try #require(Display.standard?.openedAgain())
    let theme = LiveryTheme(library: .onScreen, display: display)
    try #require(display.shownWindow == nil)
    let parses = theme.stage.parses
    theme.session.select("ocean")
    #expect(MainLoop.run { theme.stage.parses > parses })
    #expect(theme.session.loadedTheme.theme.id == "ocean")
    theme.leave()
    live.leave()
  }

  @Test func costsNothingToFlipTwiceInAFrame() {
    live.session.select("ocean")
    #expect(MainLoop.run { live.stage.parses == 2 })
    live.choose(.dark)
    live.choose(.light)
    var frames = 0
    shown.window.onEachFrame {
      frames += 1
      return frames < 4
    }
    #expect(MainLoop.run { frames == 4 })
    #expect(live.stage.parses == 2)
    #expect(!live.isDark)
    live.stage.leave()
  }

  @Test func putsTheStyleOfOneWidgetOnTheDisplay() throws {
    let parses = live.stage.parses
    live.session.override("one", with: Style().setting(.opacity, to: .number(0.5)))
    #expect(MainLoop.run { live.stage.parses == parses + 1 })
    live.session.clearOverride(of: "one")
    #expect(MainLoop.run { live.stage.parses == parses + 2 })
    live.stage.leave()
  }

  @Test func readsAgainWhatAThemeExtends() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("livery-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let base = folder.appendingPathComponent("shore.livery.toml")
    let file = folder.appendingPathComponent("pier.livery.toml")
    let shore: (String) -> String = {
      "livery = 1\nname = \"Shore\"\n[colors]\nwindow-bg = \"\($0)\"\n"
    }
    try Data(shore("#102030").utf8).write(to: base)
    try Data("livery = 1\nname = \"Pier\"\nextends = \"shore\"\n".utf8).write(to: file)
    live.open([file.path])
    #expect(MainLoop.run { live.session.loadedTheme.resolved[.windowBg].hex == "#102030ff" })
    try Data(shore("#302010").utf8).write(to: base)
    #expect(MainLoop.run { live.session.loadedTheme.resolved[.windowBg].hex == "#302010ff" })
    #expect(
      MainLoop.run { live.report?.files.contains { $0.hasSuffix("shore.livery.toml") } == true })
    #expect(live.report.map { $0.milliseconds < 5_000 } == true)
    live.stage.leave()
  }

  @Test func measuresFromTheSaveOnAndReportsNoFileThatChangesNothing() throws {
    let folder = try TemporaryFolder()
    let pier: (String) -> String = {
      "livery = 1\nname = \"Pier\"\n[colors]\nwindow-bg = \"\($0)\"\n"
    }
    let path = try folder.write("pier.livery.toml", pier("#102030"))
    live.open([path])
    #expect(MainLoop.run { live.session.loadedTheme.resolved[.windowBg].hex == "#102030ff" })
    // As if it had been noticed late.
    let draft = try folder.write("draft", pier("#302010"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -2)], ofItemAtPath: draft)
    #expect(rename(draft, path) == 0)
    #expect(MainLoop.run { live.report?.files == [path] })
    #expect(live.report.map { (2_000..<5_000).contains($0.milliseconds) } == true)

    let count = live.reportCount
    try folder.write("pier.livery.toml", pier("#30201"))
    #expect(MainLoop.run { live.session.current?.isBroken == true })
    try folder.write("pier.livery.toml", pier("#302010"))
    #expect(MainLoop.run { live.session.current?.isBroken == false })
    try live.session.set(.role(.windowBg), to: "#203010")
    #expect(MainLoop.run { live.reportCount > count })
    #expect(live.reportCount == count + 1)
    try live.session.save()
    // The window is notified of what it has written, and then there is a change of its own.
    _ = MainLoop.run(until: { live.reportCount > count + 1 }, milliseconds: 300)
    live.choose(live.isDark ? .light : .dark)
    #expect(MainLoop.run { live.reportCount > count + 1 })
    #expect(live.reportCount == count + 2)
    #expect(live.report?.files == [])
    live.stage.leave()
  }

  @Test func staysWithTheThemeThatIsChosenWhileAFileIsRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("slow.livery.toml", "livery = 1\nname = \"Slow\"\n")
    let gate = DispatchSemaphore(value: 0)
    let library = ThemeLibrary.onScreen
    let live = LiveryTheme(
      library: library, display: try #require(Display.standard), clock: shown.window,
      reader: ThemeFileReader(library: library) { path in
        if path != nil { gate.wait() }
      })
    live.open([path])
    #expect(live.session.currentID == "adwaita")
    live.session.select("ocean")
    gate.signal()
    #expect(MainLoop.run { live.session.entry("slow")?.theme != nil })
    #expect(live.session.currentID == "ocean")
    live.leave()
  }

  @Test func holdsTheTraitsThatAThemeKnows() throws {
    live.setTraits(["pure-black", "neon"])
    live.choose(.dark)
    #expect(MainLoop.run { live.isDark })
    #expect(live.session.loadedTheme.appearance.options == .pureBlack)
    live.setTrait("pure-black", isOn: false)
    #expect(MainLoop.run { live.session.loadedTheme.appearance.options == [] })
    live.stage.leave()
  }

  @Test func letsAThemeForceItsSchemeAndThenGivesTheChoiceBack() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("livery-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("night.livery.toml")
    try Data("livery = 1\nname = \"Night\"\nappearances = [\"dark\"]\n".utf8).write(to: file)

    live.choose(.light)
    live.open([file.path])
    #expect(MainLoop.run { live.isDark })
    #expect(live.forcedScheme == .dark)
    #expect(live.choice == .light)
    let manager = StyleManager.of(try #require(Display.standard))
    #expect(manager.isDark)

    live.session.select("adwaita")
    #expect(MainLoop.run { !live.isDark })
    #expect(!manager.isDark)
    live.stage.leave()
  }
}
