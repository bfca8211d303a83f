import Fixtures
import Foundation
import Testing

/// The commands on stylesheets as people have them: of several files, in a theme's folder, not
/// whole.
@Suite struct StylesheetCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("sheet/main.css", "@import url(\"tones.css\");\nlabel { color: @tone; }\n")
    try folder.write(
      "sheet/tones.css", "@define-color tone #99ccff;\n@define-color window_bg_color #102030;\n")
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try Program.run(arguments, in: folder.path)
  }

  private func read(_ name: String) -> String? {
    (try? folder.read(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func readWhatIsImported() throws {
    let css = try run("css", "sheet/main.css", "--target", "4.8")
    #expect(css.status == 0 && css.errors == "", "\(css)")
    #expect(css.output.contains("@define-color window_bg_color #102030;"))
    #expect(css.output.contains("label { color: @tone; }"))
    #expect(try run("resolve", "sheet/main.css").output.contains("rgb(16,32,48)"))
    #expect(try run("check", "sheet/main.css").status == 0)
  }

  @Test(arguments: ["out.css", "out.livery.toml"])
  func sayWhatAConversionWritesInPlaceOfImports(output: String) throws {
    let converted = try run("convert", "sheet/main.css", "-o", output)
    #expect(converted.status == 0)
    #expect(
      converted.errors.contains(
        "sheet/main.css:1:13: note: what 'tones.css' holds is written in place of its import"),
      "\(converted)")
    let text = try #require(read(output))
    #expect(text.contains("#102030") && !text.contains("@import"))
  }

  @Test func keepTheRestWhereAnImportIsMissing() throws {
    try folder.write(
      "part.css", "@import \"gone.css\";\n@define-color view_bg_color #123456;\na { color: @b; }\n")
    let css = try run("css", "part.css")
    #expect(css.status == 0)
    #expect(css.errors.contains("part.css:1:9: error: 'gone.css' is not imported"), "\(css)")
    #expect(css.output.contains("view_bg_color #123456"))
    let check = try run("check", "part.css")
    #expect(check.status == 1 && !check.output.contains("reference/undefined"), "\(check)")
  }

  /// What a command leaves out of a stylesheet it says, each reason once; with '--strict' it does
  /// nothing.
  @Test(arguments: [
    ["css"], ["css", "-o", "out.css"], ["export", "--kind", "app", "-o", "out"],
    ["export", "--kind", "user", "-o", "out"], ["install", "--dry-run"],
  ])
  func sayWhatTheyLeaveOut(command: [String]) throws {
    let home = try Home()
    try home.write(
      "lossy.css",
      """
      row { background-image: url("../../outside.png"); }
      label { text-shadow: 0 0 9999px red; }
      entry { margin: var(--nothing); padding: var(--nothing); }
      button { color: red; }
      """)
    let arguments =
      [command[0], "\(home.path)/lossy.css", "--target", "4.8"]
      + command.dropFirst().map { $0.hasPrefix("out") ? "\(home.path)/\($0)" : $0 }
    let run = try Program.run(arguments, environment: home.environment)
    #expect(run.status == 0)
    let said = run.errors.split(separator: "\n").filter { $0.contains("lossy.css:") }
    let rules = said.map { $0.split(separator: " ").last.map(String.init) ?? "" }
    #expect(
      rules.filter { $0.hasPrefix("[css") }.sorted() == [
        "[css/left-out]", "[css/magnitude]", "[css/url]",
      ], "\(run)")
    #expect(said.contains { $0.contains("also in one other place") })
    let strict = try Program.run(arguments + ["--strict"], environment: home.environment)
    #expect(strict.status == 1 && strict.output.isEmpty, "\(strict)")
    #expect(strict.errors.split(separator: "\n").count { $0.contains(": error: ") } == 3)
  }

  /// Rules that a target's stylesheet has no place for are named once, where the first of them is.
  @Test func sayWhichRulesATargetHasNoPlaceFor() throws {
    try folder.write(
      "t.livery.toml",
      """
      livery = 1
      name = 'T'
      [colors]
      link = '#0b7285'
      [styles]
      button = { radius = 6 }
      toggle-group = { radius = 3 }
      [extra]
      css = \"\"\"
      label { color: red; }
      entry { color: red; }
      \"\"\"

      """)
    try folder.write("t.css", "@define-color window_bg_color #fff;\nlabel { margin: 0; }\n")
    let none = "a stylesheet of GTK 3 has no place for"
    for (file, target, lines) in [
      (
        "t.livery.toml", "3.24",
        [
          "4:1: note: \(none) colors that only rules paint: link",
          "6:1: note: \(none) rules: button, toggle-group", "10:1: note: \(none) CSS: label, entry",
        ]
      ),
      ("t.livery.toml", "4.8", ["7:1: note: nothing on GTK 4.8 matches the rules: toggle-group"]),
      ("t.livery.toml", "4.24", []), ("t.css", "3.24", ["2:1: note: \(none) CSS: label"]),
    ] {
      let css = try run("css", file, "--target", target)
      #expect(css.status == 0)
      let said = lines.map { "\(file):\($0) [format/omitted]" }
      #expect(css.errors.split(separator: "\n").map(String.init) == said, "\(css)")
      let strict = try run("css", file, "--target", target, "--strict")
      #expect(strict.status == (lines.isEmpty ? 0 : 1))
      #expect(strict.output.isEmpty != lines.isEmpty)
    }
    try folder.write("livery.toml", "target = '3.24'\n")
    let export = try run("export", "t.livery.toml", "--kind", "app", "-o", "out")
    #expect(
      export.status == 64 && export.errors.contains("'app' is written for GTK 4"), "\(export)")
  }

  @Test func findNothingWrongWithWhatInstallWrote() throws {
    let home = try Home([InstallTests.modern: "label { color: red; }\n"])
    #expect(try home.run("install", "\(folder.path)/sheet/main.css").status == 0)
    let check = try home.run("check", "\(home.path)/\(InstallTests.modern)")
    #expect(check.status == 0 && !check.output.contains("import"), "\(check)")
    let installed = try #require(home.read(".config/gtk-4.0/livery.css"))
    #expect(installed.contains("#102030") && !installed.contains("@import"))
  }

  @Test func takePicturesAlongThatLieAboveTheStylesheet() throws {
    let css = "check:checked { -gtk-icon-source: url(\"../assets/mark.png\"); }\n"
    try folder.write("theme/gtk-4.0/gtk.css", css)
    try folder.write("theme/assets/mark.png", Drawing.named("mark"))
    for (command, sheet) in [
      (["export", "theme/gtk-4.0/gtk.css", "--kind", "user", "-o", "out"], "out/gtk-4.0/gtk.css"),
      (["export", "theme", "--kind", "user", "-o", "all"], "all/gtk-4.0/gtk.css"),
      (["convert", "theme/gtk-4.0/gtk.css", "-o", "new/t.css"], "new/t.css"),
      (["convert", "theme/gtk-4.0/gtk.css", "-o", "theme/gtk-4.0/t.css"], "theme/gtk-4.0/t.css"),
    ] {
      let result = try Program.run(command, in: folder.path)
      #expect(result.status == 0, "\(result)")
      #expect(read(sheet)?.contains("url(\"assets/mark.png\")") == true, "\(sheet)")
      let place = URL(fileURLWithPath: "/\(sheet)").deletingLastPathComponent().path.dropFirst()
      #expect(read("\(place)/assets/mark.png") == Drawing.named("mark"), "\(sheet)")
    }
    #expect(try run("check", "theme/gtk-4.0/gtk.css").output == "")
  }

  @Test func takeAFolderForTheThemeThatItIs() throws {
    try folder.write("Dusk/index.theme", "[Desktop Entry]\nName=Dusk\n")
    try folder.write(
      "Dusk/gtk-4.0/gtk.css",
      "@define-color window_bg_color #fafafa;\nlabel { color: black; }\n")
    try folder.write(
      "Dusk/gtk-4.0/gtk-dark.css",
      "@define-color window_bg_color #101010;\nlabel { color: white; }\nentry { color: red; }\n")
    for name in ["Dusk", "Dusk/", "Dusk/gtk-4.0"] {
      let old = try run("css", name, "--appearance", "dark", "--target", "4.8")
      #expect(old.status == 0 && old.output.contains("/* Dusk (dark)"), "\(old)")
      #expect(old.output.contains("window_bg_color #101010"))
      #expect(old.output.contains("color: white") && !old.output.contains("color: black"))
      let new = try run("css", name, "--target", "4.24")
      #expect(new.output.contains("#fafafa") && new.output.contains("#101010"), "\(new)")
      #expect(new.output.contains("color: white"))
    }
    let check = try run("check", "Dusk", "--target", "4.8", "--format", "json")
    // GTK 4.8 takes the file for dark by its name.
    #expect(!check.output.contains("css/left-out"), "\(check)")
    #expect(check.status == 0 && !check.output.contains("css/parse"), "\(check)")
    #expect(try run("convert", "Dusk", "-o", "dusk.livery.toml").status == 0)
  }

  @Test func judgeAnImportedFileOfAFolderWithTheOneThatImportsIt() throws {
    try folder.write("bar/style.css", "@import \"colors.css\";\n@import \"rules.css\";\n")
    try folder.write("bar/colors.css", "@define-color tone red;\n")
    try folder.write("bar/rules.css", "label { color: @tone; colr: red; }\n")
    try folder.write("bar/a.css", "@import \"b.css\";\n")
    try folder.write("bar/b.css", "@import \"a.css\";\n")
    let check = try run("check", "bar", "--target", "4.8")
    let errors = check.output.split(separator: "\n").filter { $0.contains("error") }
    #expect(errors.count == 2, "\(check)")
    #expect(errors.contains { $0.hasPrefix("bar/rules.css:1:23: error: GTK 4.8 has no property") })
    #expect(errors.contains { $0.hasPrefix("bar/b.css:1:9: error: 'a.css' is not imported") })
  }

  /// What is wrong in a file that several read is one finding, whatever it comes to in each.
  @Test func reportAFindingOfASharedFileOnce() throws {
    try folder.write("bars/shared.css", "entry { colr: red; }\nlabel { color: @tone; }\n")
    for (name, tone) in [("a", "#ddd"), ("b", "#eee"), ("c/c", "#222")] {
      let up = name.contains("/") ? "../" : ""
      try folder.write(
        "bars/\(name).css",
        "@define-color tone \(tone);\n@import \"\(up)shared.css\";\nbox.\(name.suffix(1)) { margn: 0; }\n"
      )
    }
    try folder.write("bars/index.theme", "")
    try folder.write("bars/base.livery.toml", "livery = 1\nname = 'B'\n[colors]\nlnk = 'red'\n")
    for name in ["d", "e"] {
      try folder.write(
        "bars/\(name).livery.toml", "livery = 1\nname = 'D'\nextends = 'base.livery.toml'\n")
    }
    let check = try run("check", "bars", "--target", "4.8")
    let lines = check.output.split(separator: "\n")
    let places = lines.map { $0.split(separator: " ")[0] + ($0.split(separator: " ").last ?? "") }
    #expect(Set(places).count == lines.count, "\(check)")
    #expect(lines.count { $0.hasPrefix("bars/shared.css:1:9: error") } == 1)
    #expect(lines.count { $0.hasPrefix("bars/shared.css:2:16: ") } == 1)
    #expect(lines.count { $0.contains("'margn'") } == 3)
    #expect(lines.count { $0.hasPrefix("bars/base.livery.toml:4:1: error") } == 1)
  }

  /// A part that another stylesheet imports is judged with that one; by itself its names may be
  /// there.
  @Test(arguments: [
    ("bar/style.css", "bar/parts.css", true), ("waybar/dark/style.css", "waybar/style.css", true),
    (".config/my-bar/style.css", ".config/my-bar/parts/clock.css", true),
    ("app/style.css", "app/parts/one.css", true),
    ("t/gtk-3.20/gtk.css", "t/gtk-3.20/apps/more/files.css", true),
    (".config/my-bar/dark/style.css", ".config/my-bar/style.css", false),
    (".config/my-bar/style.css", ".config/my-bar/other.css", false),
  ])
  func callNoNameOfAPartUndefined(sheet: String, part: String, isPart: Bool) throws {
    let up = String(repeating: "../", count: sheet.split(separator: "/").count - 1)
    let name = part.hasSuffix("other.css") ? "bar/parts.css" : part
    try folder.write(sheet, "@define-color tone red;\n@import '\(up)\(name)';\n")
    try folder.write("bar/parts.css", "")
    try folder.write(part, "label { color: @tone; animation: turn 1s; colr: red; }\n")
    let check = try run("check", part)
    #expect(check.output.contains("no color is called '@tone'") != isPart, "\(check)")
    #expect(check.output.contains("[reference/undefined]") != isPart, "\(check)")
    let note = "\(part):1:1: note: names that are not defined here may be in '\(sheet)', which"
    #expect(check.output.contains(note) == isPart, "\(check)")
    #expect(check.status == 1 && check.output.contains("[css/property]"), "\(check)")
  }

  /// GTK reads no part of a theme but with its `gtk.css`.
  @Test func callNoNameUndefinedThatTheThemeOfAPartDefines() throws {
    try folder.write("t/gtk-4.0/gtk.css", "@define-color tone red;\n")
    try folder.write("t/gtk-4.0/part.css", "label { color: @tone; }\nentry { color: @tune; }\n")
    let check = try run("check", "t/gtk-4.0/part.css")
    #expect(!check.output.contains("'@tone'"), "\(check)")
    #expect(check.output.contains("no color is called '@tune'"), "\(check)")
    #expect(check.output.contains("are in 't/gtk-4.0/gtk.css'"), "\(check)")
  }

  /// An app loads what it likes of its stylesheets, one after the other.
  @Test func callNoNameUndefinedThatAnAppDefinesInAnotherFile() throws {
    try folder.write(
      "data/themes/default.css", "@define-color tone red;\n:root { --depth: 2px; }\n")
    try folder.write(
      "data/style.css", "label { color: @tone; margin: var(--depth); }\nbox { color: @tome; }\n")
    let check = try run("check", "data/style.css", "--target", "4.16..")
    #expect(
      check.output.contains(
        "data/style.css:1:1: note: names that are not defined here are in 'data/themes/default.css';"
      ),
      "\(check)")
    #expect(!check.output.contains("'@tone'") && !check.output.contains("'--depth'"), "\(check)")
    #expect(check.output.contains("no color is called '@tome'"), "\(check)")
  }

  /// Where a rule of a theme for GTK 3 lies says that it is for GTK 3.
  @Test(arguments: ["gtk-3.0", "gtk-3.20", "gtk-3.24"])
  func judgeByTheFolderOfGTK3(name: String) throws {
    for part in ["gtk.css", "apps/files.css"] {
      let file = try folder.write(
        "Theme/\(name)/\(part)", "button.titlebutton.minimize { -GtkWidget-focus-padding: 2; }\n")
      let check = try ProgramRun([BuiltProgram.path("livery"), "check", file])
      #expect(check.status == 0 && !check.output.contains("[css/"), "\(check)")
    }
  }

  /// So does the name of a stylesheet that has the toolkit in it.
  @Test(arguments: [
    ("gtk3-dark.css", true), ("bar-gtk3-dark.css", true), ("bar-gtk4.css", false),
    ("gtk3-to-gtk4.css", false),
  ])
  func judgeByTheNameOfGTK3(name: String, isForGTK3: Bool) throws {
    let file = try folder.write(name, "label { -GtkWidget-focus-padding: 2; }\n")
    let check = try run("check", file)
    #expect(check.output.contains("[css/property]") != isForGTK3, "\(check)")
  }

  /// What is beaten where one stylesheet imports it may stand where another does.
  @Test func callNothingBeatenThatStandsInLight() throws {
    try folder.write("T/index.theme", "[X-GNOME-Metatheme]\nName=T\n")
    try folder.write(
      "T/gtk-4.0/a.css", "label { color: #222; }\nimage { color: #111; color: #222; }\n")
    try folder.write("T/gtk-4.0/b.css", "label { color: #eee; }\n")
    try folder.write("T/gtk-4.0/gtk.css", "@import 'a.css';\n")
    try folder.write("T/gtk-4.0/gtk-dark.css", "@import 'a.css';\n@import 'b.css';\n")
    let check = try run("check", "T")
    #expect(!check.output.contains("a.css:1:"), "the text for dark is in another file: \(check)")
    #expect(check.output.contains("a.css:2:9: warning: 'color' never applies"), "\(check)")
  }

  @Test func judgeAStylesheetForDarkByEachRelease() throws {
    try folder.write("T/index.theme", "[X-GNOME-Metatheme]\nName=T\n")
    try folder.write("T/gtk-4.0/gtk.css", "label { color: #222; }\n")
    try folder.write(
      "T/gtk-4.0/gtk-dark.css",
      "label { colr: #eee; }\n@media (prefers-contrast: more) { label { color: #fff; } }\n")
    let targets = [
      ("4.8", "GTK 4.8 has"), ("4.8..4.24", "GTK has"), ("4.24", "GTK 4.24 has"),
    ]
    for (target, release) in targets {
      let check = try run("check", "T", "--target", target)
      #expect(
        check.output.contains("gtk-dark.css:1:9: error: \(release) no property 'colr'"), "\(check)")
      // The condition that Livery puts before it is no fault of the file, one of its own is.
      #expect(!check.output.contains("gtk-dark.css:1:1: error"), "\(check)")
      #expect(check.output.contains("gtk-dark.css:2:1: ") == (target != "4.24"), "\(check)")
    }
  }

  @Test func sayOnceWhatIsDefinedNowhere() throws {
    let uses = "label { color: @gone; }\nbox { color: @gone; }\nimage { color: @gone; }\n"
    try folder.write("t/gtk-4.0/gtk.css", uses)
    let check = try run("check", "t/gtk-4.0/gtk.css")
    #expect(check.output.components(separatedBy: "@gone").count == 2, "\(check)")
    #expect(check.output.contains("gtk.css:1:16: error: no color is called '@gone'"), "\(check)")
    #expect(check.output.contains("it is used 2 more times"), "\(check)")
  }

  @Test func sayNothingOfAFileThatIsImportedTwice() throws {
    try folder.write("twice.css", "@import \"b.css\";\n@import \"b.css\";\n")
    try folder.write("b.css", "@define-color tone red;\nlabel { color: @tone; }\n")
    try folder.write("over.css", "@import \"b.css\";\n\n@define-color tone blue;\n")
    let twice = try run("check", "twice.css", "--target", "4.8")
    #expect(!twice.output.contains("beaten") && !twice.output.contains("again"), "\(twice)")
    let over = try run("check", "over.css", "--target", "4.8")
    #expect(
      over.output.contains(
        "b.css:1:15: warning: '@tone' never applies because of the '@define-color' on line 3 of 'over.css'"
      ), "\(over)")
  }

  @Test func sayOnceForWhichReleasesAFolderIsJudged() throws {
    for name in ["a", "b"] {
      try folder.write("new/\(name).css", "label { --x: red; color: var(--x); }\n")
    }
    let check = try run("check", "new")
    #expect(check.output.components(separatedBy: "so this is judged for").count == 2, "\(check)")
    #expect(try run("check", "new/b.css").output.contains("so this is judged for GTK 4.16"))
  }

  /// A repository of dotfiles has templates of generators, and stylesheets that import what they
  /// write.
  @Test func takeWhatAGeneratorWritesForNoMistake() throws {
    for program in ["waybar", "wofi"] {
      try folder.write(
        ".config/\(program)/style.css",
        "@import \"colors.css\";\n* { margin: 0; }\n/* \(program) */\n")
    }
    try folder.write(".config/waybar/gone.css", "@import \"gone/away.css\";\n")
    let template = ".config/matugen/templates/waybar-colors.css"
    try folder.write(template, "@define-color a {{colors.primary.default.hex}};\n")
    let check = try run("check", ".")
    #expect(check.output.contains("\(template):1:17: note: this is a template"), "\(check)")
    #expect(try run("check", template).output.contains("error: this is a template"))
    for program in ["waybar", "wofi"] {
      let place = ".config/\(program)/style.css:"
      #expect(
        check.output.contains("\(place)1:9: note: 'colors.css' is not imported"), "\(check)")
      #expect(!check.output.contains("\(place)2:"), "a program's own selector: \(check)")
    }
    #expect(check.output.contains("gone.css:1:9: error: 'gone/away.css'"), "\(check)")
  }

  @Test(arguments: ["\"{{\"", "\"}}{{\"", "\"{{ }}\"", "\"{ a }\"", "\"$a {}\""])
  func areNoTemplatesForBracesInAString(string: String) throws {
    try folder.write("braces.css", "label { font-family: \(string); colr: red; }\n")
    let check = try run("check", "braces.css")
    #expect(check.output.contains("'colr'") && !check.output.contains("template"), "\(check)")
  }

  /// A repository may have what is built and what it was built from, or copies for several places.
  @Test func sayTheFindingsOfEqualFilesOnce() throws {
    let text = "label { colr: red; }\n@import \"gone.css\";\n"
    for name in ["a/x.css", "b/x.css", "c/y.css"] { try folder.write("all/\(name)", text) }
    try folder.write("all/d.css", text + "entry {}\n")
    for format in ["text", "json", "github"] {
      let check = try run("check", "--format", format, "all")
      #expect(check.status == 1, "\(check)")
      for (file, isThere) in [("a/x.css", true), ("b/x.css", false), ("d.css", true)] {
        #expect(check.output.contains("all/\(file)") == isThere, "\(file) \(check)")
      }
      #expect(
        check.errors.contains(
          "the same as another file, with its findings listed there: "
            + "'all/b/x.css' (as 'all/a/x.css'), 'all/c/y.css' (as 'all/a/x.css')"), "\(check)")
    }
    let alone = try run("check", "all/b/x.css")
    #expect(alone.output.contains("all/b/x.css:1:9: error"), "\(alone)")
    // Findings of a copy that depend on its place are reported.
    try folder.write("all/b/gone.css", "")
    let check = try run("check", "all/b", "all/c")
    #expect(check.output.contains("all/c/y.css:2:9: error: 'gone.css'"), "\(check)")
    #expect(!check.output.contains("all/c/y.css:1:"), "\(check)")
    #expect(try run("check", "all", "--write-baseline", "known.json").status == 0)
    #expect(try run("check", "all", "--baseline", "known.json").status == 0)
  }

  @Test func areOneNoteInAFolderThatGTK3DoesNotRead() throws {
    for name in ["gtk-3.0", "gtk-3.18", "gtk-3.20", "gtk-4.0"] {
      try folder.write("\(name)/gtk.css", "label { colr: red; }\n")
    }
    for name in ["gtk-3.0", "gtk-3.18"] {
      let check = try run("check", "\(name)/gtk.css")
      #expect(check.status == 0, "\(check)")
      #expect(
        check.output.hasPrefix("\(name)/gtk.css:1:1: note: GTK 3.24 reads 'gtk-3.20'")
          && check.output.split(separator: "\n").count == 1, "\(check)")
    }
    for name in ["gtk-3.20", "gtk-4.0"] {
      #expect(try run("check", "\(name)/gtk.css").output.contains("error: GTK"))
    }
  }

  @Test func takeAnyFileOfTheEndingForAStylesheet() throws {
    for (name, text, finding) in [
      ("id", "#clock { colr: red; }\n", "id.css:1:10: error: "),
      ("brace", "}\nlabel { color: red; }\n", "brace.css:1:1: error: "),
      ("merge", "<<<<<<< HEAD\na {}\n", "merge.css:1:1: error: "),
      ("scss", "$tone: #335577;\n", "scss.css:1:1: error: this is SCSS"),
      ("template", "{{#if}} a {}\n", "template.css:1:1: error: "),
      ("place", "a { color: {{base05}}; }\n", "place.css:1:12: error: this is a template"),
      (
        "pywal", "@define-color a {color9};\n@define-color b rgba({color0.rgb}, 0.5);\n",
        "pywal.css:1:17: error: this is a template"
      ),
      ("nix", "a { color: ${config.color}; }\n", "nix.css:1:12: error: this is a template"),
      ("json", "{\n  \"a\": \"b\"\n}\n", "json.css:1:1: error: this is JSON, not CSS"),
      ("block", "{\n  color: red;\n}\n", "block.css:1:1: error: expected a selector"),
      (
        "values", "{\n  \"wallpaper\": \"{{image}}\"\n}\n",
        "values.css:2:16: error: this is a template"
      ),
      (
        "toml", "# [[[\n[mgr]\ncwd = { fg = \"{{colors.a.hex}}\" }\n",
        "toml.css:3:14: error: this is a template"
      ),
      ("url", "a { background: url({{image}}); }\n", "url.css:1:17: error: this is a template"),
      (
        "text", "@import \"{{ dir }}/a.css\";\na { colr: red; }\n",
        "text.css:1:9: error: this is a template"
      ),
      ("shell", "@import \"$A/${b}.css\";\na {}\n", "shell.css:1:9: error: this is a template"),
    ] {
      try folder.write("all/\(name).css", text)
      let check = try run("check", "all/\(name).css")
      #expect(check.status == 1 && check.output.contains(finding), "\(check)")
    }
    try folder.write("all/empty.css", "")
    let check = try run("check", "all/empty.css")
    #expect(check.status == 0 && check.output == "" && check.errors == "", "\(check)")
    let whole = try run("check", "all")
    #expect(whole.status == 1 && !whole.errors.contains("skipped"), "\(whole)")
  }

  @Test(arguments: [
    ("@define-color accent_bg_color @base_tone;", 1, 31, "reference/undefined", true),
    ("@define-color warning_color @warning_color;", 1, 29, "reference/loop", true),
    ("@define-color view_bg_color #20202;", 1, 29, "css/value", false),
  ])
  func loseOneColorToABadDefinition(
    definition: String, line: Int, column: Int, rule: String, isWritten: Bool
  ) throws {
    try folder.write(
      "one.css",
      """
      \(definition)
      @define-color window_bg_color #202020;
      @define-color window_fg_color #303030;
      label { color: @nothing_here; }

      """)
    let check = try run("check", "one.css")
    let rules = check.output.split(separator: "\n").map(String.init)
    #expect(
      rules.contains { $0.hasPrefix("one.css:\(line):\(column): error: ") && $0.contains(rule) })
    #expect(rules.contains { $0.contains("'window-fg' on 'window-bg' has a contrast of 1.23:1") })
    #expect(rules.contains { $0.contains("no color is called '@nothing_here'") })
    #expect(rules.count { $0.contains(rule) } == (rule == "reference/undefined" ? 2 : 1))
    let css = try run("css", "one.css")
    #expect(css.status == 0 && css.errors.contains(rule), "\(css)")
    #expect(css.output.contains("@define-color window_fg_color #303030;"))
    // GTK takes what leads to nothing, and paints nothing in it.
    #expect(css.output.contains(definition) == isWritten)
    let home = try Home()
    #expect(try home.run("install", "\(folder.path)/one.css").status == 0)
  }
}
