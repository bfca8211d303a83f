import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeSource

/// Imports of files that are not there: most are mistakes, but not those that something else makes.
@Suite struct AbsentImportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
  }

  /// The findings of a stylesheet that imports an address.
  private func found(_ sheet: String, _ address: String) throws -> [String] {
    try folder.write(sheet, "@import url(\"\(address)\");\nlabel { color: @from_there; }\n")
    return try found(in: sheet)
  }

  private func found(in sheet: String) throws -> [String] {
    try ThemeLibrary(userFolder: nil).readFile("\(folder.path)/\(sheet)").findings.map {
      "\($0.severity) \($0.rule) \($0.message)"
    }
  }

  @Test(arguments: [
    (".gitignore", "swaync/*-state.css\n", "swaync/style.css", "on-state.css"),
    (".gitignore", "themes/current/\n", "waybar/style.css", "../themes/current/a/colors.css"),
    ("waybar/.gitignore", "/colors.css\n", "waybar/style.css", "colors.css"),
    (".gitignore", "*.css\n!style.css\n", "waybar/style.css", "colors.css"),
  ])
  func thatGitIgnoresAreANote(ignores: String, patterns: String, sheet: String, address: String)
    throws
  {
    try folder.write(ignores, patterns)
    #expect(
      try found(sheet, address) == [
        "note css/import '\(address)' is not imported: "
          + "git ignores it, so something else writes it"
      ])
  }

  @Test(arguments: [
    ("other/*.css\n", "a.css"), ("*.css\n!colors.css\n", "colors.css"), ("*\n", "a.css"),
    ("a.css/\n", "a.css"), ("# a.css\n", "a.css"), ("a.css.d\n", "a.css"),
  ])
  func thatGitDoesNotIgnoreAreErrors(patterns: String, address: String) throws {
    try folder.write(".gitignore", patterns)
    #expect(
      try found("waybar/style.css", address) == [
        "error css/import '\(address)' is not imported: no such file or directory"
      ])
  }

  @Test(arguments: [
    ("~/.config/waybar/colors.css", "waybar/style.css", "colors.css"),
    ("~/.config/waybar/colors.css", ".config/waybar/a/style.css", "../colors.css"),
    ("$HOME/.config/matugen/made/bar.css", ".config/waybar/style.css", "../matugen/made/bar.css"),
    ("/home/x/.config/waybar/colors.css", ".config/waybar/style.css", "colors.css"),
    ("./made/bar.css", ".config/waybar/style.css", "../matugen/made/bar.css"),
    // As from a link to the stylesheet in the program's folder.
    ("~/.config/matugen/bar.css", ".config/waybar/a/style.css", "../matugen/bar.css"),
    ("~/.config/matugen/bar.css", ".config/waybar/a/style.css", "../../.config/matugen/bar.css"),
  ])
  func thatAGeneratorWritesAreANote(output: String, sheet: String, address: String) throws {
    let place = sheet.hasPrefix(".config") ? ".config/matugen" : "matugen"
    try folder.write(
      "\(place)/config.toml",
      "[config]\n[templates.bar]\ninput_path = './t.css'\noutput_path = '\(output)'\n")
    #expect(
      try found(sheet, address) == [
        "note css/import '\(address)' is not imported: a color generator writes it when it runs"
      ])
  }

  @Test(arguments: [
    "~/.config/waybar/other.css", "~/.config/swaync/colors.css", "~/.config/colors.css",
    "waybar/colors.css", "/etc/colors.css", "",
  ])
  func thatAGeneratorDoesNotWriteAreErrors(output: String) throws {
    try folder.write(
      "matugen/config.toml",
      "[templates.bar]\ninput_path = 'colors.css'\noutput_path = '\(output)'\n")
    #expect(try found("waybar/style.css", "colors.css").first?.hasPrefix("error") == true)
  }

  @Test(arguments: [
    "custom_target('css', input: 'a.scss', output: 'tweaks.css', command: [sassc])",
    "custom_target('css',\n  output : ['a.css',\n    'tweaks.css'])",
    "# a 'comment\nconfigure_file(output: 'tweaks.css')",
  ])
  func thatMesonBuildsAreANote(build: String) throws {
    for place in ["meson.build", "theme/gtk-4.0/meson.build"] {
      try folder.write(place, build)
      #expect(
        try found("theme/gtk-4.0/gtk.css", "tweaks.css") == [
          "note css/import 'tweaks.css' is not imported: the build writes it"
        ])
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(place)")
    }
  }

  @Test(arguments: [
    "custom_target('css', input: 'tweaks.css', output: 'b.css')", "# output: 'tweaks.css'",
    "message('output: tweaks.css')", "output: [", "output: 'tweaks.css.in'", "'",
  ])
  func thatMesonDoesNotBuildAreErrors(build: String) throws {
    try folder.write("meson.build", build)
    #expect(try found("theme/gtk.css", "tweaks.css").first?.hasPrefix("error") == true)
    // What is above the repository does not belong to it.
    try folder.write("in/.git/HEAD", "")
    try folder.write("meson.build", "custom_target(output: 'tweaks.css')")
    #expect(try found("in/gtk.css", "tweaks.css").first?.hasPrefix("error") == true)
  }

  @Test(arguments: [
    (".config/hypr/scripts/switch.sh", "ln -sf \"$1\" \"$HOME/.config/waybar/colors.css\""),
    ("bin/theme", "#!/bin/sh\ncp themes/$1.css waybar/colors.css"),
    ("home.nix", "{ xdg.configFile.\"waybar/colors.css\".text = colors; }"),
  ])
  func thatAScriptNamesAreANote(script: String, text: String) throws {
    try folder.write(script, text)
    #expect(
      try found(".config/waybar/style.css", "colors.css") == [
        "note css/import 'colors.css' is not imported: '\(script)' names it, and may write it"
      ])
  }

  @Test(arguments: [
    ("a.sh", "cp x ~/.config/sway/colors.css"), ("a.sh", "cp x ~/.config/mywaybar/colors.css"),
    ("a.sh", "cp x ~/.config/waybar/colors.json"), ("a.css", "/* /waybar/colors.css */"),
  ])
  func thatNoScriptNamesAreErrors(script: String, text: String) throws {
    try folder.write(script, text)
    let found = try found(".config/waybar/style.css", "colors.css")
    #expect(found == ["error css/import 'colors.css' is not imported: no such file or directory"])
  }

  @Test func thatAreBuiltFromSCSSAreANote() throws {
    try folder.write("theme/tweaks.scss", "$a: red;")
    #expect(
      try found("theme/gtk.css", "tweaks.css") == [
        "note css/import 'tweaks.css' is not imported: the build writes it"
      ])
    #expect(try found("theme/gtk.css", "other.css").first?.hasPrefix("error") == true)
  }

  @Test(arguments: [
    ("file:///usr/share/none-of-these/a.css", "a program that is not installed here has it"),
    ("/opt/none-of-these/a.css", "a program that is not installed here has it"),
    ("/home/none-of-these/a.css", "the home folder of another user has it"),
    ("file:///home/none-of-these/.config/a.css", "the home folder of another user has it"),
    ("/Users/none-of-these/a.css", "the home folder of another user has it"),
    ("/home/none-of-these/.cache/wal/a.css", "a program writes it into its cache when it runs"),
    ("../../.cache/wal/a.css", "a program writes it into its cache when it runs"),
  ])
  func ofOthersAreANote(address: String, reason: String) throws {
    let found = try found("waybar/style.css", address)
    #expect(found.count == 1 && found[0].hasPrefix("note css/import"), "\(found)")
    #expect(found[0].hasSuffix("is not imported: \(reason)"), "\(found)")
  }

  @Test(arguments: ["/none-of-these/a.css", "/tmp/none-of-these/a.css", "home/a.css", "usr/a.css"])
  func ofNobodyAreErrors(address: String) throws {
    #expect(try found("waybar/style.css", address).first?.hasPrefix("error css/import") == true)
  }

  @Test(arguments: [
    ("/home/none-of-these/a.css", "note"), ("/usr/share/none-of-these/a.css", "note"),
    ("gone.css", "error"), ("style.css.none", "error"), ("colors.css", "error"),
  ])
  func thatAreLinksToNothingCountAsTheirTargets(target: String, severity: String) throws {
    try folder.write("waybar/b", "")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/waybar/colors.css", withDestinationPath: target)
    let found = try found("waybar/style.css", "colors.css")
    #expect(found.count == 1 && found[0].hasPrefix("\(severity) css/import"), "\(found)")
  }

  @Test func areOneNoteAFileForEachReason() throws {
    try folder.write(".gitignore", "*-state.css\n")
    let imports = ["a-state", "b-state", "gone", "c-state"].map { "@import \"\($0).css\";\n" }
    try folder.write("waybar/style.css", imports.joined())
    #expect(
      try found(in: "waybar/style.css") == [
        "note css/import 'a-state.css', 'b-state.css' on line 2 and 'c-state.css' on line 4 "
          + "are not imported: git ignores them, so something else writes them",
        "error css/import 'gone.css' is not imported: no such file or directory",
      ])
  }

  /// A program that switches between stylesheets links to one of them from its folder.
  @Test func areReadFromTheFolderOfTheProgramWhereALinkLeads() throws {
    try folder.write("waybar/style/tones/a.css", "@define-color from_there red;")
    for address in ["../waybar/style/tones/a.css", "style/tones/a.css"] {
      #expect(
        try found("waybar/style/One.css", address) == [
          "note css/import '\(address)' is found from 'waybar', not from here: "
            + "a link in 'waybar' may lead here"
        ])
    }
    // GTK counts the imports of an imported file from that file itself.
    try folder.write("waybar/style/tones/b.css", "@import \"style/tones/a.css\";")
    let nested = try found("waybar/style/Two.css", "tones/b.css")
    #expect(nested.count == 1 && nested[0].hasPrefix("error"), "\(nested)")
    // A theme has no such links.
    try folder.write("theme/gtk-4.0/parts/a.css", "")
    #expect(
      try found("theme/gtk-4.0/parts/b.css", "parts/a.css").first?.hasPrefix("error") == true)
    #expect(try found("waybar/style/One.css", "style/none.css").first?.hasPrefix("error") == true)
  }

  @Test func areBoundedForLongPaths() throws {
    try folder.write(".gitignore", "*.txt\n")
    let address = String(repeating: "a/", count: 200_000) + "b.css"
    #expect(try found("waybar/style.css", address).first?.hasPrefix("error") == true)
  }
}
