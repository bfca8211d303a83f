import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// What becomes of the window where the user's own stylesheet, which GTK loads by itself, kills it.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct UserSheetTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/gtk-4.0/gtk.css" }
  private var environment: [String: String] {
    ["XDG_CONFIG_HOME": folder.path, "GSETTINGS_BACKEND": "keyfile"]
  }

  /// More values than GTK accepts, of which it dies while it reads them.
  private static let unreadable =
    "button { background-size: \(Array(repeating: "1px", count: 129).joined(separator: ", ")); }"
  private static let unpaintable = "* { box-shadow: 0 0 100000px red; }"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("glib-2.0/settings/keyfile", "[dev/livery/Livery]\nappearance='dark'\n")
  }

  @Test(arguments: [
    (unreadable, "It was ended by signal \(FatalSignal.number), \(FatalSignal.name)."),
    (unpaintable, "It was ended by signal 11, SIGSEGV."),
  ])
  func namesTheStylesheetAndStartsWithoutIt(css: String, reason: String) throws {
    try folder.write("gtk-4.0/gtk.css", css)
    let preview = try Preview(["--theme", "ocean"], environment: environment)
    _ = try preview.text(saying: "Your own gtk.css killed the window")
    let words = try preview.text(saying: reason)
    #expect(words.contains("This window leaves \(path) out."))
    try preview.await("pressed", of: "toggle", "Ocean")
    // The rest of the configuration is in effect.
    try preview.await("pressed", of: "toggle", "Dark")
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(
      log.contains(
        "livery-preview: '\(path)' killed the window at its start. \(reason) "
          + "The window leaves it out.\n"))

    try preview.type("Control_L", "q")
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == 0)
    #expect(try folder.read("gtk-4.0/gtk.css") == Data(css.utf8))
    #expect(try folder.read("glib-2.0/settings/keyfile").isEmpty == false)
  }

  @Test func blamesNoStylesheetForATheme() throws {
    try folder.write("gtk-4.0/gtk.css", "button { color: red; }")
    let themes = try CrashingThemes()
    let preview = try themes.preview([try themes.crashing("Signal")], environment: environment)
    _ = try preview.text(saying: "“Signal” killed the window")
    _ = try preview.text(saying: "Your own gtk.css is in effect, too")
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(!log.contains("gtk.css"))
  }

  @Test func namesTheThemeThatTheStylesheetOnlyImports() throws {
    let installed = try ProgramRun(
      [BuiltProgram.path("livery"), "install", "mint"],
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }
        .merging(["HOME": folder.path]) { $1 })
    #expect(installed.status == 0, "\(installed)")
    let preview = try Preview(["--theme", "ocean"], environment: environment)
    _ = try preview.text(saying: "The installed theme “Mint” is in effect, too")
    let own = String(decoding: try folder.read("gtk-4.0/gtk.css"), as: UTF8.self)
    try folder.write("gtk-4.0/gtk.css", own + "label { margin: 0; }\n")
    let other = try Preview(["--theme", "ocean"], environment: environment)
    _ = try other.text(saying: "Your own gtk.css is in effect, too")
  }

  @Test func startsWhereBothTheStylesheetAndTheThemeKill() throws {
    try folder.write("gtk-4.0/gtk.css", Self.unpaintable)
    let themes = try CrashingThemes()
    let preview = try themes.preview([try themes.crashing("Signal")], environment: environment)
    let words = try preview.text(saying: "After two deaths in a row Adwaita is shown.")
    #expect(words.contains("Your own \(path) is left out."))
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
  }

  @Test func takesAPictureWithoutIt() throws {
    try folder.write("gtk-4.0/gtk.css", Self.unreadable)
    let picture = folder.path + "/picture.png"
    let preview = try Preview(
      ["--screenshot", picture], environment: environment, isAwaited: false)
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == 0)
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(log.contains("'\(path)' killed the window at its start."))
    #expect(FileManager.default.fileExists(atPath: picture))
  }
}
