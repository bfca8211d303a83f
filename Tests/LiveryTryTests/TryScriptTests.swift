import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// Apps that a script leads, by `livery-preview try --sheet --script`.
@Suite(.enabled(if: TestDisplay.isAvailable)) struct TryScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Takes pictures of a window with a button, an entry and a menu.
  private func run(_ script: String, gtk version: String = "4", loadedThemes: [String] = ["dark"])
    throws
    -> ProgramRun
  {
    try folder.write("steps", script)
    return try PreviewCommand.run(
      ["try", "ocean"] + loadedThemes.flatMap { ["--appearance", $0] } + [
        "--sheet", "--script", "steps", "-o", "out", "--",
      ] + TriedApp.words
        + ["use", version], in: folder.path)
  }

  @Test(arguments: ["3", "4"]) func leadsTheApp(version: String) throws {
    let run = try run(
      #"""
      # What the entry gets is what the label shows.
      type "Räksmörgås & \"co\""
      key ctrl+a
      key BackSpace
      type "it ü"
      press "Save"
      wait "Saved it ü"
      picture saved
      open menu "Main Menu"
      picture menu   # with a popup
      press "Forget"
      wait "Forgotten"
      """#, gtk: version)
    #expect(run.status == 0, "\(run)")
    let pictures = try folder.contents(of: "out")
    let names = ["-menu", "-saved", ""].map { "ocean/dark/python3\($0).png" }
    #expect(pictures.keys.sorted() == ["index.html"] + names + ["report.json"])
    #expect(Set(names.map { pictures[$0] }).count == 3)
  }

  @Test func namesWhatIsNearestToANameThatNothingHas() throws {
    let run = try run(
      "picture first\npress \"Sava\"\npicture second\n", loadedThemes: ["light", "dark"])
    for loadedTheme in ["light", "dark"] {
      #expect(
        run.errors.contains(
          "'Ocean' in \(loadedTheme): steps:2: nothing is called 'Sava'; the nearest names are 'Save', "
        ),
        "\(run)")
    }
    #expect(run.status == 1 && run.errors.contains("has 4 pictures"))
  }

  @Test(arguments: [
    ("press Save", "steps:1: error: expected a text in double quotes after 'press'"),
    ("\npress \"Save", "steps:2: error: the text has no closing quote"),
    ("press \"\"", "steps:1: error: expected a text of 1 to 1000 letters"),
    ("pres \"Save\"", "steps:1: error: no step is called 'pres'; did you mean 'press'?"),
    ("# one\nkey ctrl+", "steps:2: error: expected a key such as F10"),
    ("key hyper+x", "steps:1: error: expected a key such as F10"),
    ("wait \"a\" b", "steps:1: error: expected the end of the line, not 'b'"),
    ("type \"\\n\"", "steps:1: error: expected a quote or another backslash after a backslash"),
    ("picture a/b", "steps:1: error: expected a name of up to 64 letters"),
    ("picture a\npicture A", "steps:2: error: there is a picture 'A' already"),
    (
      String(repeating: "key Tab\n", count: 201), "steps:201: error: a script has at most 200 steps"
    ),
    (String(repeating: "# \n", count: 30_000), "a script is text of at most 64 KiB"),
  ])
  func saysWhereAScriptIsWrong(script: String, words: String) throws {
    let run = try run(script)
    #expect(run.status == 65 && run.errors.contains(words), "\(run)")
    #expect(!folder.exists("out"))
  }

  @Test func readsTheScriptBeforeAnythingStarts() throws {
    let run = try PreviewCommand.run(
      ["try", "ocean", "--sheet", "--script", "none", "-o", "out", "--", "true"], in: folder.path)
    #expect(run.status == 66 && run.errors.contains("none") && !folder.exists("out"))
  }
}
