import Fixtures
import Testing

/// Links in a folder of somebody else's, which lead to files of the user's.
@Suite struct FolderLinkTests {
  private static let theme = "livery = 1\nname = \"x\"\n[colors]\naccent-bg = \"#1a5fb5\"\n"
  private let home: Home

  init() throws {
    home = try Home([
      "private/theme.livery.toml": "livery = 1\nname = \"x\"\n[colors]\nhunter2 = \"s3cr3t\"\n",
      "private/mine.livery.toml": Self.theme, "private/sheet.css": "hunter2 { s3cr3t: 1; }",
      "private/colors.yaml": "hunter2: s3cr3t\n", "private/other.toml": "target = \"hunter2\"\n",
      "in/good.livery.toml": Self.theme, "in/.git/HEAD": "",
    ])
  }

  @Test(arguments: [
    (["check", "in"], 0), (["check", "--fix", "--unsafe-fixes", "in"], 0),
    (["check", "--format", "json", "in"], 0),
    (["convert", "in", "-o", "out", "--to", "gtk-css"], 66),
  ])
  func areNotFollowedOutOfIt(arguments: [String], status: Int) throws {
    for name in ["theme.livery.toml", "sheet.css", "colors.yaml"] {
      try home.link("in/\(name)", to: "../private/\(name)")
    }
    let before = home.read("private/theme.livery.toml")
    let run = try livery(arguments)
    let printed = run.output + run.errors
    #expect(printed.contains("in/colors.yaml") && printed.contains("out of the folder"), "\(run)")
    #expect(!printed.contains("hunter2"), "\(run)")
    #expect(Int(run.status) == status, "\(run)")
    #expect(home.read("private/theme.livery.toml") == before)
  }

  /// The checkout of somebody else's configuration has links into their home folder.
  @Test func areSkippedWithAWordWhereTheyLeadToNothingElsewhere() throws {
    try home.link("in/gtk-4.0.css", to: "/home/none-of-these/gtk.css")
    try home.link("in/other.css", to: "../none/gtk.css")
    let run = try livery(["check", "in"])
    #expect(
      run.status == 0
        && run.errors.contains(
          "skipped, since these links lead out of the folder: 'in/gtk-4.0.css', 'in/other.css'"),
      "\(run)")
    // What is named, and what is missing in the folder itself, is an error.
    #expect(try livery(["check", "in/other.css"]).status == 66)
    try home.link("in/gone.css", to: "nothing.css")
    #expect(try livery(["check", "in"]).status == 66)
  }

  @Test func areFollowedInsideIt() throws {
    try home.link("in/again.livery.toml", to: "good.livery.toml")
    try home.write("in/good.livery.toml", Self.theme + "accent-fg = \"#1a5fb6\"\n")
    let run = try livery(["check", "in"])
    #expect(run.output.contains("again.livery.toml:5:"), "\(run)")
  }

  @Test func nameNoOtherConfiguration() throws {
    try home.link("in/livery.toml", to: "../private/other.toml")
    let run = try livery(["check", "in/good.livery.toml"])
    #expect(run.status == 66 && run.errors.contains("it lies outside of the project"), "\(run)")
    #expect(!run.errors.contains("hunter2"), "\(run)")
    // Whoever names it wants it.
    let named = try livery(["check", "--config", "in/livery.toml", "in/good.livery.toml"])
    #expect(named.errors.contains("hunter2"), "\(named)")
  }

  @Test func leadToNoPalettes() throws {
    try home.write("in/p.mustache", "@define-color accent_bg_color #{{base0D-hex}};\n")
    try home.write("in/pals/scheme.yaml", "hunter2: 1\n")
    try home.link("in/pals/x.yaml", to: "../../private/colors.yaml")
    try home.link("in/pals/more", to: "../../private")
    let run = try livery(["prove", "in/p.mustache", "--base16", "in/pals"])
    #expect(run.output.contains("it lies outside of the folder"), "\(run)")
    #expect(!(run.output + run.errors).contains("s3cr3t"), "\(run)")
  }

  @Test func leadNoResultElsewhere() throws {
    try home.write("elsewhere/other.txt", "kept\n")
    try home.link("out/gtk-4.0", to: "../elsewhere")
    let run = try livery(["export", "in/good.livery.toml", "--kind", "user", "-o", "out"])
    #expect(
      run.status == 73 && run.errors.contains("leads out of its folder through a link"), "\(run)")
    #expect(home.read("elsewhere/other.txt") == "kept\n")
    #expect(home.read("elsewhere/gtk.css") == nil)
  }

  @Test(arguments: [
    ["css", "b\u{1b}]0;x\u{7}.livery.toml", "c"], ["check", "--target", "\u{1b}[31m"],
    ["resolve", "--appearance", "\u{1b}[31m", "adwaita"],
  ])
  func errorsOfArgumentsHaveNoControlCharacters(arguments: [String]) throws {
    let run = try livery(arguments)
    #expect(run.status == 64 && !run.errors.contains("\u{1b}"), "\(run)")
  }

  private func livery(_ arguments: [String]) throws -> ProgramRun {
    try Program.run(arguments, environment: home.environment, in: home.path)
  }
}
