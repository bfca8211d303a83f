import Fixtures
import Foundation
import Testing

/// The commands on a theme's folder as people have it, for GTK 4 and GTK 3, with and without
/// `index.theme`.
@Suite struct ThemeFolderCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Dusk/gtk-4.0/colors.css", "@define-color tone #204060;\n")
    try folder.write(
      "Dusk/gtk-4.0/gtk.css",
      "@import 'colors.css';\n@define-color window_bg_color #fafafa;\nlabel { color: black; }\n")
    try folder.write(
      "Dusk/gtk-4.0/gtk-dark.css",
      "@import 'colors.css';\n@define-color window_bg_color #101010;\nlabel { color: white; }\n")
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try Program.run(arguments, in: folder.path)
  }

  /// A folder is one theme with and without `index.theme`; its file for GTK 3 is checked by itself.
  @Test(arguments: ["Dusk", "Dusk/", "Dusk/gtk-4.0"])
  func takeAFolderForOneTheme(name: String) throws {
    let list = try run("list", name)
    #expect(list.output.components(separatedBy: "(\(name))").count == 2, "\(list)")
    #expect(!list.output.contains("gtk-dark"), "\(list)")
    #expect(try run("css", name, "--appearance", "dark").output.contains("#101010"))
    try folder.write("Dusk/gtk-3.0/gtk.css", "label { frobnicate: 3; }\n")
    let check = try run("check", "Dusk")
    #expect(check.output.contains("Dusk/gtk-3.0/gtk.css:1:9: error: "), "\(check)")
    #expect(check.errors.contains("2 files") || check.output.contains("2 files"), "\(check)")
  }

  /// A stylesheet of one appearance has the rules of the file for that appearance alone.
  @Test(arguments: ["4.8", "4.18", "4.24"])
  func writeEachSchemeByItsOwnFile(target: String) throws {
    for (scheme, own, other) in [
      ("light", "color: black", "color: white"), ("dark", "color: white", "color: black"),
    ] {
      let css = try run("css", "Dusk", "--appearance", scheme, "--target", target, "--strict")
      #expect(css.status == 0 && css.errors == "", "\(css)")
      #expect(css.output.contains(own) && !css.output.contains(other), "\(css)")
    }
    let both = try run("css", "Dusk", "--target", target)
    #expect(both.output.contains("color: white") == (target == "4.24"), "\(both)")
    if target == "4.24" {
      let dark = both.output.split(separator: "@media (prefers-color-scheme: dark)")
      let last = try #require(dark.last)
      #expect(last.contains("color: white") && !last.contains("color: black"), "\(both)")
    }
  }

  @Test func installEachSchemeByItsOwnFile() throws {
    for (arguments, color) in [
      (["--appearance", "dark"], "white"), (["--appearance", "light"], "black"), ([], "black"),
    ] {
      let home = try Home()
      let run = try Program.run(
        ["install", "\(folder.path)/Dusk", "--target", "4.8"] + arguments,
        environment: home.environment)
      #expect(run.status == 0, "\(run)")
      let sheet = try #require(home.read(InstallTests.theme))
      #expect(sheet.contains("label { color: \(color); }"), "\(sheet)")
      #expect(sheet.components(separatedBy: "label {").count == 2, "\(sheet)")
    }
  }

  /// Livery's own format has rules for dark alone where the target has `@media`, and says so
  /// elsewhere.
  @Test(arguments: [("4.8", false), ("4.24", true)])
  func convertRulesForDark(target: String, isKept: Bool) throws {
    let run = try run(
      "convert", "Dusk", "--to", "livery", "-o", "dusk.livery.toml", "--target", target)
    #expect(run.status == 0, "\(run)")
    let words = "gtk-dark.css:1:1: note: CSS for dark alone needs '@media'"
    #expect(run.errors.contains(words) != isKept, "\(run)")
    let text = try String(decoding: folder.read("dusk.livery.toml"), as: UTF8.self)
    #expect(text.contains("color: white") == isKept, "\(text)")
    let dark = try self.run("css", "dusk.livery.toml", "--target", target)
    #expect(dark.status == 0 && dark.output.contains("color: black"), "\(dark)")
  }

  /// Each command reports once what it leaves out, with its place in the file.
  @Test(arguments: [
    ["css"], ["css", "-o", "out.css"], ["export", "--kind", "user", "-o", "out"],
    ["export", "--kind", "app", "-o", "out"], ["install", "--dry-run"],
  ])
  func sayWhatGTKRefuses(command: [String]) throws {
    try folder.write(
      "Dusk/gtk-4.0/colors.css", "label { frobnicate: 3; frobnicate: 4; }\nlabel { color: 3px; }\n")
    let words = [
      "Dusk/gtk-4.0/colors.css:1:9: warning: GTK 4.8 has no property 'frobnicate'; this is left out; "
        + "also in one other place [css/left-out]", "Dusk/gtk-4.0/colors.css:2:16: warning: ",
    ]
    let home = try Home()
    let run = { (more: [String]) in
      try Program.run(
        command + ["Dusk", "--target", "4.8"] + more, environment: home.environment,
        in: folder.path)
    }
    let loose = try run([])
    #expect(loose.status == 0, "\(loose)")
    for words in words {
      #expect(loose.errors.components(separatedBy: words).count == 2, "\(loose)")
    }
    let strict = try run(["--strict"])
    #expect(strict.status == 1 && strict.output.isEmpty, "\(strict)")
    #expect(strict.errors.contains("error: GTK 4.8 has no property 'frobnicate'"), "\(strict)")
  }

  /// A preset's own CSS is no other.
  @Test func sayWhatGTKRefusesOfAPreset() throws {
    try folder.write(
      "p.json",
      #"{"name": "P", "variables": {"accent_color": "red"}, "#
        + #""custom_css": {"gtk4": "label { frobnicate: 3; color: red; }"}}"#)
    let run = try run("css", "p.json", "--target", "4.8")
    #expect(run.errors.contains("no property 'frobnicate'; this is left out"), "\(run)")
    #expect(run.output.contains("color: red") && !run.output.contains("frobnicate"), "\(run)")
  }

  @Test func sayThatTheStylesheetForGTK3IsLeftAlone() throws {
    let install = { try Program.run(["install", "Dusk"], environment: $0, in: folder.path) }
    let words = "'Dusk/gtk-3.0/gtk.css' is left alone"
    #expect(try !install(Home().environment).errors.contains(words))
    try folder.write("Dusk/gtk-3.0/gtk.css", "label { color: red; }\n")
    let home = try Home()
    let run = try install(home.environment)
    #expect(run.errors.components(separatedBy: words).count == 2, "\(run)")
    #expect(home.read(".config/gtk-3.0/livery.css")?.contains("color: red") == false)
  }

  /// An address, and a value, in a file that both stylesheets import are in one place.
  @Test func countAFileThatIsImportedTwiceOnce() throws {
    try folder.write(
      "Dusk/gtk-4.0/colors.css",
      "button { background: url(\"/etc/a.png\"); box-shadow: 0 0 900px 400px red; color: var(--x); }\n"
        + ":root { --x: red; }\n")
    let css = try run("css", "Dusk", "--target", "4.8")
    #expect(!css.errors.contains("more") && !css.errors.contains("other place"), "\(css)")
    let check = try run("check", "Dusk", "--target", "4.8")
    #expect(check.output.components(separatedBy: "[css/magnitude]").count == 2, "\(check)")
    #expect(check.output.components(separatedBy: "[css/url]").count == 2, "\(check)")
  }

  /// Values in place of variables are reported once; a GTK with variables gets the variables.
  @Test(arguments: [("4.8", true), ("4.14", true), ("4.16", false), ("4.24", false)])
  func sayOnceThatValuesStandInPlaceOfVariables(target: String, isSaid: Bool) throws {
    try folder.write(
      "t.css",
      ":root { --own: red; }\nlabel { color: var(--own); }\nbox.a { color: var(--accent-bg-color); }\n"
    )
    let css = try run("css", "t.css", "--target", target, "--strict")
    #expect(css.status == 0, "\(css)")
    let words =
      "t.css:2:9: note: GTK \(target) has no variables and would drop this; their values are written "
      + "here, and in 1 more declaration"
    #expect(css.errors.contains(words) == isSaid, "\(css)")
    #expect(css.output.contains("color: var(--accent-bg-color);") != isSaid, "\(css)")
    #expect(css.output.contains("color: @accent_bg_color;") == isSaid, "\(css)")
  }

  @Test func sayThatARuleIsLostBehindAByteOrderMark() throws {
    try folder.write("t.css", "\u{feff}label { color: red; }\nentry { color: blue; }\n")
    for command in [["css", "t.css"], ["convert", "t.css", "-o", "t.livery.toml"]] {
      let run = try Program.run(command, in: folder.path)
      #expect(
        run.errors.contains("t.css:1:1: warning: GTK drops the rule after a byte order mark"),
        "\(run)")
    }
    let css = try run("css", "t.css", "--strict")
    #expect(css.status == 1 && css.output.isEmpty, "\(css)")
    let check = try run("check", "t.css")
    #expect(check.output.components(separatedBy: "t.css:1:").count == 2, "\(check)")
  }
}
