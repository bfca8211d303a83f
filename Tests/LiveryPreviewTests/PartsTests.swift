import Foundation
import GTKFixtures
import LiveryAdwaita
import LiveryGTK
import LiverySystem
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@testable import LiveryGallery
@testable import LiveryPreview

/// The window's parts, in this process.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct PartsTests {
  private let session = ThemeSession(library: .onScreen)

  @Test func putsTheCurrentThemeAmongTheSegmentsWhateverIsPinned() {
    session.select("pumpkin")
    let choice = ThemeChoice(
      session, cards: [], pinned: ["mint", "nowhere", "ocean"], swatches: SwatchCache())
    #expect(choice.segments.map(\.name) == ["Mint", "Ocean", "Pumpkin"])
    #expect(choice.themes.map(\.section).allSatisfy { $0 == .builtIn })
  }

  @Test func listsOpenedFilesFirstAndTheFolderLast() throws {
    let folder = try Folder()
    let opened = try folder.theme("zebra", "Zebra")
    session.open(opened)
    let colors = SwatchColors(ThemeLibrary.onScreen.base)
    let card = ThemeCard(path: "/themes/ant.livery.toml", name: "Ant", colors: colors)
    let choice = ThemeChoice(session, cards: [card], pinned: [card.path], swatches: SwatchCache())
    #expect(choice.themes.first?.name == "Zebra")
    #expect(choice.themes.last?.name == "Ant")
    #expect(choice.segments.map(\.name) == ["Zebra", "Ant"])
    #expect(choice.segments[1].id == nil)
  }

  @Test func keepsSixSegmentsWithTheCurrentThemeAmongThem() throws {
    let folder = try Folder()
    for number in 1...8 { session.open(try folder.theme("t\(number)", "T\(number)")) }
    let choice = ThemeChoice(
      session, cards: [], pinned: ThemeLibrary.builtInIDs, swatches: SwatchCache())
    #expect(choice.segments.prefix(ThemePicker.pinned).contains { $0.name == "T8" })
  }

  @Test func readsAFolderOfAThousandThemesWithoutHoldingAnythingUp() throws {
    let folder = try Folder()
    for number in 0..<1000 { _ = try folder.theme("t\(number)", "T\(1000 + number)") }
    try Data("no theme".utf8).write(to: folder.url.appendingPathComponent("notes.txt"))
    let catalogue = ThemeCatalogue(
      reader: ThemeFileReader(library: ThemeLibrary(userFolder: folder.url.path)))
    let start = Moment.now
    catalogue.start()
    #expect(start.elapsedMilliseconds < 500)
    #expect(MainLoop.run(until: { catalogue.cards.count == 1000 }, milliseconds: 60_000))
    #expect(catalogue.cards.map(\.name) == (1000..<2000).map { "T\($0)" })

    let list = ThemeList()
    let shown = TestWindow(list.widget)
    let choice = ThemeChoice(session, cards: catalogue.cards, pinned: [], swatches: SwatchCache())
    list.show(choice.themes, pinned: [], current: "adwaita")
    #expect(list.rowCount == 40)
    withExtendedLifetime(shown) {}
  }

  @Test func noticesThemesThatComeAndGo() throws {
    let folder = try Folder()
    let catalogue = ThemeCatalogue(
      reader: ThemeFileReader(library: ThemeLibrary(userFolder: folder.url.path)))
    catalogue.start()
    let path = try folder.theme("new", "<b>&")
    #expect(MainLoop.run { catalogue.cards.map(\.name) == ["<b>&"] })
    _ = try folder.theme("new", "Newer")
    #expect(MainLoop.run { catalogue.cards.map(\.name) == ["Newer"] })
    try FileManager.default.removeItem(atPath: path)
    #expect(MainLoop.run { catalogue.cards.isEmpty })
  }

  @Test func saysHowAColorStandsAndWhereItComesFrom() throws {
    let folder = try Folder()
    let path = try folder.theme(
      "reef", "Reef", "[palette]\nsea = \"#0b7285\"\n[colors]\naccent-bg = '$sea'\n")
    session.open(path)
    let inspector = Inspector(session)
    let shown = TestWindow(inspector.widget)
    #expect(MainLoop.run { inspector.state(of: .role(.accentBg)) != nil })
    let state = try #require(inspector.state(of: .role(.accentBg)))
    #expect(state.expression == "$sea")
    #expect(state.isOwn)
    #expect(state.contrast?.isEnough == true)
    #expect(inspector.state(of: .role(.windowBg))?.isOwn == false)
    withExtendedLifetime(shown) {}
  }

  @Test(arguments: [
    ("$sea", false),
    ("mix(mix($sea, white, 0.75), mix($sea, mix(white, black, 0.35), 0.5), 0.25)", true),
  ])
  func endsAValueWithoutRoomInAnEllipsis(value: String, isCut: Bool) {
    let field = ValueField()
    field.entry.text = value
    let content = Box(.horizontal)
    content.append(field.widget)
    let shown = TestWindow(content)
    #expect(MainLoop.run(until: { field.label.width > 0 }))
    #expect(field.label.isEllipsized == isCut)
    #expect(field.entry.text == value)
    withExtendedLifetime(shown) {}
  }

  @Test func readsAValueFromLeftToRightAtTheRight() {
    Screen.isRightToLeft = true
    defer { Screen.isRightToLeft = false }
    let field = ValueField()
    #expect(field.widget.isRightToLeft && !field.entry.isRightToLeft && !field.label.isRightToLeft)
    #expect(field.label.xalign == 1 && field.entry.xalign == 1)
  }

  @Test func showsColorsOfTheThemesOwnBeforeTheRoles() throws {
    let folder = try Folder()
    let text = "[palette]\nsea = \"#0b7285\"  # deep\n[custom-colors]\nhull = \"$sea\"\n"
    let path = try folder.theme("reef", "Reef", text + "[colors]\naccent-bg = '$sea'\n")
    session.open(path)
    let inspector = Inspector(session)
    let shown = TestWindow(inspector.widget)
    let (sea, hull) = (ColorName.palette("sea"), ColorName.custom("hull"))
    #expect(MainLoop.run { inspector.state(of: sea)?.expression == "#0b7285" })
    #expect(inspector.state(of: hull)?.expression == "$sea")
    try session.set(sea, to: "#204060")
    let blue = Color(hex: "#204060")
    #expect(MainLoop.run { inspector.state(of: sea)?.painted == blue })
    #expect(inspector.state(of: hull)?.painted == blue)
    #expect(session.loadedTheme.resolved[.accentBg] == blue)
    try session.undo()
    #expect(MainLoop.run { inspector.state(of: sea)?.expression == "#0b7285" })
    session.select("adwaita")
    #expect(MainLoop.run { inspector.state(of: sea) == nil })
    #expect(inspector.state(of: .role(.accentBg)) != nil)
    withExtendedLifetime(shown) {}
  }

  @Test func choosesAColorInOneStepADrag() throws {
    let folder = try Folder()
    session.open(try folder.theme("reef", "Reef", "[colors]\naccent-bg = \"#0b7285\"\n"))
    session.beginGesture()
    for shade in ["#111111", "#222222", "#333333"] {
      try session.set(.role(.accentBg), to: shade)
    }
    session.endGesture()
    try session.undo()
    #expect(session.loadedTheme.resolved[.accentBg].hex == "#0b7285ff")
  }

  @Test func showsWhatEachEyeSees() {
    session.select("ocean")
    let full = session.loadedTheme.painted[.accentBg]
    session.setVision(Vision(name: "grayscale"))
    let gray = session.loadedTheme.painted[.accentBg]
    #expect(gray.red == gray.green && gray.green == gray.blue && gray != full)
    session.setVision(Vision(name: "deuteranopia"))
    #expect(session.loadedTheme.painted[.accentBg] != full)
    session.setVision(Vision(name: "full"))
    #expect(session.loadedTheme.painted[.accentBg] == full)
  }

  @Test func carriesTheSchemaThatADesktopInstalls() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = try Folder()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/glib-compile-schemas")
    compiler.arguments = [
      "--strict", "--targetdir=\(folder.url.path)", root.appendingPathComponent("data").path,
    ]
    try compiler.run()
    compiler.waitUntilExit()
    let cache = try #require(SchemaCache.folder(environment: ["XDG_CACHE_HOME": folder.url.path]))
    let carried = try Data(contentsOf: URL(fileURLWithPath: "\(cache)/gschemas.compiled"))
    let fresh = try Data(
      contentsOf: folder.url.appendingPathComponent("gschemas.compiled"))
    #expect(carried == fresh)
    // Nobody else may look into it, whatever the mask of the process and whoever made it.
    let mode = { (path: String) in
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    let places = ["\(folder.url.path)/livery", cache]
    for _ in 0..<2 {
      for place in places { #expect(try mode(place) == 0o700) }
      #expect(try mode("\(cache)/gschemas.compiled") == 0o600)
      for place in places { chmod(place, 0o777) }
      #expect(SchemaCache.folder(environment: ["XDG_CACHE_HOME": folder.url.path]) == cache)
    }
  }

  @Test func drawsNoIconInLinesWhichTheNewestGTKLeavesOut() throws {
    let folder = try #require(Resources.folder("icons"))
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    let icons = files.compactMap { $0 as? String }.filter { $0.hasSuffix("-symbolic.svg") }
    #expect(icons.count >= 5)
    for icon in icons {
      let text = try String(contentsOfFile: "\(folder)/\(icon)", encoding: .utf8)
      #expect(!text.contains("stroke"), "\(icon)")
    }
  }

  @Test func goesOnWithoutSettingsWhereTheCacheCannotBeWritten() {
    #expect(SchemaCache.folder(environment: ["XDG_CACHE_HOME": "/proc/nowhere"]) == nil)
    let settings = WindowSettings(environment: ["XDG_CACHE_HOME": "/proc/nowhere"])
    #expect(settings.theme == "adwaita")
    #expect(settings.pinned == ThemeLibrary.builtInIDs)
  }
}

/// A folder for themes, gone with its owner.
private final class Folder {
  let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("livery-tests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a theme, and gives its path.
  func theme(_ id: String, _ name: String, _ rest: String = "") throws -> String {
    let file = url.appendingPathComponent("\(id).livery.toml")
    try Data("livery = 1\nname = \"\(name)\"\n\(rest)".utf8).write(to: file)
    return file.path
  }
}
