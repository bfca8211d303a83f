import Fixtures
import Foundation
import GTKFixtures
import LiveryAdwaita
import TestDisplay
import Testing

/// Pictures of apps, by `livery-preview try --sheet`.
@Suite(.enabled(if: TestDisplay.isAvailable)) struct TrySheetTests {
  @MainActor @Test func takesPicturesOutOfSight() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write(
      "sea.livery.toml",
      "livery = 1\nname = \"Sea\"\n\n[colors]\n"
        + "window-bg = { light = \"#aaccee\", dark = \"#204060\" }\n")
    for output in ["one", "two"] {
      let run = try PreviewCommand.run(
        ["try", theme, "--sheet", "-o", "\(folder.path)/\(output)", "--"] + TriedApp.words
          + ["show", "4", "\(folder.path)/activated"])
      #expect(run.status == 0, "\(run)")
    }
    let pictures = try folder.contents(of: "one")
    #expect(
      pictures.keys.sorted() == [
        "index.html", "report.json", "sea/dark/python3.png", "sea/light/python3.png",
      ])
    #expect(try folder.contents(of: "two") == pictures)
    for (loadedTheme, color) in [("light", [0xee, 0xcc, 0xaa]), ("dark", [0x60, 0x40, 0x20])] {
      let picture = try #require(pictures["sea/\(loadedTheme)/python3.png"])
      let texture = try #require(Texture(encoded: Array(picture)))
      let middle = (texture.height / 2 * texture.width + texture.width / 2) * 4
      #expect(texture.pixels[middle..<middle + 3].map(Int.init) == color)
    }
  }

  @Test func showsTheAppInEachCell() throws {
    let folder = try TemporaryFolder()
    let run = try PreviewCommand.run(
      [
        "try", "adwaita", "--sheet", "-o", "\(folder.path)/out", "--appearance", "dark",
        "--accent", "#9141ac", "--text-scale", "1", "--text-scale", "2", "--direction", "ltr",
        "--direction", "rtl", "--",
      ] + TriedApp.words + ["look", "\(folder.path)/seen"])
    #expect(run.status == 0, "\(run)")
    let names = ["", "+rtl", "+text-200", "+text-200+rtl"].map {
      "adwaita/dark+accent-9141ac\($0)/python3.png"
    }
    #expect(
      try folder.contents(of: "out").keys.sorted()
        == (names + ["index.html", "report.json"]).sorted())
    let seen = String(decoding: try folder.read("seen"), as: UTF8.self).split(separator: "\n")
    #expect(Set(seen) == ["96.0 ltr", "96.0 rtl", "192.0 ltr", "192.0 rtl"])
  }

  @Test func takesTheCellsOfAMatrixOfTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "livery.toml",
      """
      [matrix.own]
      themes = ["ocean", "night.livery.toml"]
      appearances = ["dark", "light"]
      """)
    try folder.write(
      "night.livery.toml", "livery = 1\nname = \"Night\"\nappearances = [\"dark\"]\n")
    let run = try PreviewCommand.run(
      ["try", "--sheet", "-o", "out", "--matrix", "own", "--"] + TriedApp.words
        + ["show", "4", "\(folder.path)/activated"], in: folder.path)
    // A matrix passes over an appearance that a theme is not made for.
    #expect(run.status == 0, "\(run)")
    #expect(
      try folder.contents(of: "out").keys.sorted() == [
        "index.html", "night/dark/python3.png", "ocean/dark/python3.png",
        "ocean/light/python3.png", "report.json",
      ])
  }

  /// What differs by itself is told apart from the effect of a change.
  @Test func tellsWhatDiffersByItself() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "livery.toml",
      """
      [apps.flicker]
      command = \(TriedApp.words + ["flicker", "starts"])
      [apps.show]
      command = \(TriedApp.words + ["show", "4", "activated"])
      """)
    for (color, output) in [("#aaccee", "old"), ("#eeccaa", "new")] {
      // The first start of each run has another color.
      try folder.write("starts", output == "old" ? "" : "started\n")
      try folder.write(
        "sea.livery.toml",
        "livery = 1\nname = \"Sea\"\nappearances = [\"light\"]\n[colors]\nwindow-bg = \"\(color)\"\n"
      )
      let run = try PreviewCommand.run(
        ["try", "sea.livery.toml", "--sheet", "--twice", "-o", output], in: folder.path)
      #expect(run.status == 1 && run.errors.contains("flicker: '"), "\(run)")
      #expect(run.errors.contains("has 2 pictures"))
      let report = String(decoding: try folder.read("\(output)/report.json"), as: UTF8.self)
      #expect(report.contains("\"app\": \"show\",\n              \"flaky\": null"))
    }
    let run = try PreviewCommand.run(["compare", "old", "new", "-o", "out"], in: folder.path)
    #expect(run.status == 1 && run.output.contains("by up to 0.124: show\n"), "\(run)")
    #expect(
      run.output.contains("sea/light/flicker.png: it does not count (flaky: "), "\(run)")
  }

  @Test(.enabled(if: getuid() == 0, "only root may give a file away"))
  func startsNoAppThatAnotherUserNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("livery.toml", "[apps.a]\ncommand = ['/bin/touch', 'started']\n")
    #expect(chown("\(folder.path)/livery.toml", 65_534, 65_534) == 0)
    let run = try PreviewCommand.run(
      ["try", "adwaita", "--appearance", "light", "--sheet", "-o", "out"], in: folder.path)
    #expect(run.status == 64 && run.errors.contains("belongs to another user"), "\(run)")
    #expect((try? folder.read("started")) == nil)
  }

  @Test func takesPicturesOfTheAppsOfTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "livery.toml",
      """
      [apps.window]
      command = \(TriedApp.words + ["show", "4", "\(folder.path)/activated"])
      [apps.form]
      command = \(TriedApp.words + ["use", "4"])
      script = "steps/save"
      [apps.gone]
      command = ["no-such-app"]
      """)
    try folder.write("steps/save", "press \"Save\"\npicture saved\n")
    let sheet = ["try", "ocean", "--sheet", "-o", "out", "--appearance", "dark"]
    let run = try PreviewCommand.run(sheet, in: folder.path)
    #expect(run.status == 1 && run.errors.contains("there is no program 'no-such-app'"), "\(run)")
    #expect(
      try folder.contents(of: "out").keys.sorted() == [
        "index.html", "ocean/dark/form-saved.png", "ocean/dark/form.png", "ocean/dark/window.png",
        "report.json",
      ])
    let page = String(decoding: try folder.read("out/index.html"), as: UTF8.self)
    #expect(page.contains("<h2>window</h2>") && page.contains("<h2>form</h2>"))
    let some = try PreviewCommand.run(sheet + ["--app", "form"], in: folder.path)
    #expect(some.status == 0, "\(some)")
    // What an earlier run had and this one has not is gone.
    #expect(
      try folder.contents(of: "out").keys.sorted() == [
        "index.html", "ocean/dark/form-saved.png", "ocean/dark/form.png", "report.json",
      ])
    for (arguments, words) in [
      (["--app", "frm"], "no app is called 'frm' in 'livery.toml'; did you mean 'form'?"),
      (["--app", "form", "--", "true"], "leave out the one after '--'"),
      (["--script", "steps/save"], "'--script' is for an app after '--'"),
    ] {
      let run = try PreviewCommand.run(sheet + arguments, in: folder.path)
      #expect(run.status == 64 && run.errors.contains(words), "\(run)")
    }
  }

  /// Apps get no theme that GTK dies of, and the others are shown.
  @Test func saysOnceThatGTKDiesOfATheme() throws {
    let themes = try CrashingThemes()
    let run = try ProgramRun(
      [
        BuiltProgram.path("unchecked-preview"), "try", "out",
        try themes.crashing("Signal"), themes.plain, "--",
      ] + TriedApp.words + ["show", "4", "activated"], in: themes.folder.path)
    #expect(run.status == 1, "\(run)")
    #expect(
      run.errors.components(separatedBy: "GTK was killed by signal").count == 2
        && run.errors.contains("'Signal' in light: no app is started"), "\(run)")
    #expect(
      try themes.folder.contents(of: "out").keys.sorted() == [
        "index.html", "plain/light/app.png", "report.json",
      ])
  }

  @Test(arguments: [
    (
      ["/bin/sh", "-c", "echo why >&2; exit 3"],
      "ended with status 3 before it had a window; it said: why"
    ),
    (
      ["/bin/sh", "-c", "kill -SEGV $$"],
      "was killed by signal 11, segmentation fault, before it had"
    ),
    (["/bin/true"], "ended before it had a window"),
    (["/bin/sleep", "60"], "showed no window of GTK in 1 s"),
    (TriedApp.words + ["leave"], "went on in the background and showed no window of GTK in 1 s"),
    (TriedApp.words + ["ask"], "showed no window of GTK in 1 s; it asked for a keyring"),
  ])
  func saysWhichPictureCouldNotBeTaken(app: [String], words: String) throws {
    let folder = try TemporaryFolder()
    let run = try PreviewCommand.run(
      ["try", "ocean", "--sheet", "-o", folder.path, "--timeout", "1", "--"] + app,
      environment: ["TRIED_IN": folder.path])
    for loadedTheme in ["light", "dark"] {
      #expect(run.errors.contains("'Ocean' in \(loadedTheme): '\(app[0])' \(words)"), "\(run)")
    }
    #expect(run.status == 1 && run.errors.contains("has 0 pictures"))
    #expect(try processes(with: "TRIED_IN=\(folder.path)").isEmpty)
  }

  /// The processes that have a variable.
  private func processes(with variable: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { id in
      let variables = FileManager.default.contents(atPath: "/proc/\(id)/environ") ?? Data()
      return Int(id) != nil && variables.split(separator: 0).contains(Data(variable.utf8)[...])
    }
  }
}
