import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// What becomes of the window where a theme's rule kills GTK while it is new on screen.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct SupervisionTests {
  private let themes: CrashingThemes

  init() throws {
    themes = try CrashingThemes()
  }

  @Test(arguments: [
    ("Signal", "“Signal” killed the window", "SIGSEGV", ""),
    // A program that is set to do so ends at a critical message of GTK.
    ("Signal", "“Signal” killed the window", FatalSignal.name, "fatal-criticals"),
    ("Error", "“Error” killed the window", "status 1", ""),
    ("Hang", "“Hang” hung the window", "painted nothing for 3 seconds.", ""),
  ])
  func comesBackWithTheThemeBefore(
    name: String, title: String, reason: String, debug: String
  ) throws {
    let (preview, header) = try themes.previewOfPlain(
      beside: name, environment: debug.isEmpty ? [:] : ["G_DEBUG": debug])
    try preview.press("Dark")
    try preview.await("pressed", of: "toggle", "Dark")
    try preview.type("Control_L", "Next")
    try preview.await("selected", of: "list item", "Controls")
    try preview.type("Alt_L", "2")

    #expect(try preview.text(saying: title) == title)
    _ = try preview.text(saying: reason)
    #expect(try preview.pixel(header, awaiting: "#406020") == "#406020")
    try preview.await("selected", of: "list item", "Controls")
    try preview.await("pressed", of: "toggle", "Plain")
    try preview.await("pressed", of: "toggle", "Dark")
    #expect(try !preview.states("toggle", name).contains("pressed"))
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(log.contains("unchecked-preview: \(title). It "))
  }

  @Test func comesBackToTheEyesThatItWasSeenBy() throws {
    let preview = try themes.preview([themes.plain, try themes.crashing("Signal")])
    let isGray = { try preview.display.request("gray", for: Bool.self) }
    try preview.act("vision", "grayscale")
    #expect(try isGray())
    try preview.type("Alt_L", "2")
    _ = try preview.text(saying: "“Signal” killed the window")
    #expect(try isGray())
  }

  @Test func showsWhatWasBeforeTheSaveThatKilled() throws {
    let path = try themes.folder.write("mine.livery.toml", CrashingThemes.theme("Mine", "#402060"))
    let preview = try themes.preview([path])
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#402060") == "#402060")
    try themes.folder.write("mine.livery.toml", CrashingThemes.theme("Signal", "#602040"))
    _ = try preview.text(saying: "This is how it looked before")
    #expect(try preview.pixel(header, awaiting: "#402060") == "#402060")
    try preview.await("pressed", of: "toggle", "Signal")

    try themes.folder.write("mine.livery.toml", CrashingThemes.theme("Fixed", "#204060"))
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
  }

  /// The effect of an assertion of GTK's; no declaration fails one with the cairo renderer.
  @Test func comesBackFromAnAbort() throws {
    let preview = try themes.preview([themes.plain])
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#406020") == "#406020")
    try preview.display.perform("signal", ["pid": preview.pid, "number": 6, "to": "children"])
    _ = try preview.text(saying: "The window died while it showed “Plain”")
    _ = try preview.text(saying: "SIGABRT")
    try preview.await("pressed", of: "toggle", "Adwaita")
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
  }

  @Test func blamesTheThemeOfTheCompareWindow() throws {
    let (preview, header) = try themes.previewOfPlain(beside: "Error")
    try preview.act("compare")
    try preview.display.perform("wait", ["role": "frame", "name": "Compare: Adwaita — Livery"])
    try preview.act("theme-2", window: 2)

    #expect(
      try preview.text(saying: "“Error” killed the window") == "“Error” killed the window")
    #expect(try preview.pixel(header, awaiting: "#406020") == "#406020")
    try preview.await("pressed", of: "toggle", "Plain")
    #expect(try !preview.states("toggle", "Error").contains("pressed"))
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
  }

  @Test func blamesTheThemeOfTheSecondGallery() throws {
    let (preview, header) = try themes.previewOfPlain(beside: "Signal")
    try preview.type("F7")
    try preview.display.perform("wait", ["role": "push button", "name": "End Side by Side"])
    try preview.click("push button", "Second Gallery: Adwaita")
    let awaitFocus = { (name: String) in
      try preview.poll("'\(name)' has no focus") {
        try preview.focused.contains { $0.hasPrefix("list item '\(name)'") } ? () : nil
      }
    }
    // The list of themes opens on the first of them.
    try awaitFocus("Plain")
    try preview.type("Down")
    try awaitFocus("Signal")
    try preview.type("Return")

    #expect(
      try preview.text(saying: "“Signal” killed the window") == "“Signal” killed the window")
    _ = try preview.text(saying: "The comparison is closed.")
    #expect(try preview.pixel(header, awaiting: "#406020") == "#406020")
    try preview.await("pressed", of: "toggle", "Plain")
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
  }

  @Test func startsWithAdwaitaAfterASecondDeath() throws {
    let preview = try themes.preview([themes.plain, try themes.crashing("Signal")])
    try preview.type("Alt_L", "2")
    _ = try preview.text(saying: "“Signal” killed the window")
    try preview.press("Show “Signal” Again", role: "push button")
    _ = try preview.text(saying: "After two deaths in a row Adwaita is shown")
    try preview.await("pressed", of: "toggle", "Adwaita")
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(log.components(separatedBy: "unchecked-preview: ").count == 3)
  }

  @Test func comesBackWhereTheFirstThemeKills() throws {
    let preview = try themes.preview([try themes.crashing("Signal")])
    _ = try preview.text(saying: "“Signal” killed the window")
    try preview.await("pressed", of: "toggle", "Adwaita")
    #expect(try preview.text(saying: "Lisbon to Porto") == "Lisbon to Porto")
  }

  @Test(arguments: [(15, false), (2, true), (1, true)])
  func endsWhenItIsAskedTo(signal: Int, sendsToAll: Bool) throws {
    let preview = try themes.preview([themes.plain])
    try preview.display.perform(
      "signal",
      ["pid": preview.pid, "number": .number(Double(signal)), "to": sendsToAll ? "all" : "one"])
    let status = try preview.display.request(
      "exit", ["pid": preview.pid, "seconds": 60], for: Int?.self)
    #expect(status == -signal)
    #expect(try preview.display.request("files", ["folder": "livery"]) == [String]())
    #expect(try preview.display.request("log", ["pid": preview.pid]) == "")
  }

  @Test func endsWithItsDisplayAndBlamesNoTheme() throws {
    let preview = try themes.preview([themes.plain])
    try preview.display.perform("loseScreen")
    let status = try preview.display.request(
      "exit", ["pid": preview.pid, "seconds": 60], for: Int?.self)
    #expect(status == 69)
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    let own = log.split(separator: "\n").filter { $0.hasPrefix("unchecked-preview: ") }
    #expect(
      own == [
        "unchecked-preview: the display '\(preview.display.name)' is gone, and the window with it"
      ])
    #expect(try preview.display.request("files", ["folder": "livery"]) == [String]())
  }

  @Test func keepsEditsThatWereNotSavedWhereItsDisplayIsLost() throws {
    let preview = try Preview(["--theme", "ocean"])
    try preview.editAccent("#204060")
    try preview.display.perform("loseScreen")
    let status = try preview.display.request(
      "exit", ["pid": preview.pid, "seconds": 60], for: Int?.self)
    #expect(status == 69)
    let files = try preview.display.request("files", ["folder": "livery"], for: [String].self)
    #expect(files.count == 1 && files.first?.hasSuffix(".json") == true)
  }

  @Test func bringsBackEditsThatWereNotSaved() throws {
    let preview = try Preview(["--theme", "ocean"])
    try preview.editAccent("#204060")
    try preview.display.perform("signal", ["pid": preview.pid, "number": 11, "to": "children"])

    _ = try preview.text(saying: "“Ocean copy”")
    _ = try preview.text(saying: "Edits that were not saved are still here")
    try preview.await("pressed", of: "toggle", "Ocean")
    #expect(try !preview.states("toggle", "Ocean copy").contains("pressed"))
    try preview.press("Ocean copy")
    try preview.display.perform("wait", ["role": "frame", "name": "Ocean copy — Livery"])
    #expect(try preview.display.request("text", Preview.accent) == "#204060")
  }

  @Test func saysThatAPictureCannotBeTaken() throws {
    let picture = themes.folder.path + "/picture.png"
    let preview = try themes.preview(
      [try themes.crashing("Signal"), "--screenshot", picture], isAwaited: false)
    let status = try preview.display.request(
      "exit", ["pid": preview.pid, "seconds": 60], for: Int?.self)
    #expect(status == 70)
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(
      log.contains(
        "unchecked-preview: the window died before its picture was taken. It was ended by")
        && log.contains("SIGSEGV") && !log.contains("“"))
    #expect(!FileManager.default.fileExists(atPath: picture))
  }
}
