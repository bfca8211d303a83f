import Fixtures
import Foundation
import Testing

/// What commands keep that somebody else wrote, unless they are to write over it.
@Suite struct OverwriteTests {
  private let folder: TemporaryFolder
  private let theme: String
  private static let text = "livery = 1\nname = 'T'\n[colors]\naccent-bg = '#206040'\n"

  init() throws {
    folder = try TemporaryFolder()
    theme = try folder.write("t.livery.toml", OverwriteTests.text)
  }

  @Test(arguments: [["css"], ["convert", "--to", "gtk-css"], ["convert"]])
  func keepsTheThemeThatIsRead(words: [String]) throws {
    let result = try Program.run(words + [theme, "-o", folder.path + "/./t.livery.toml"])
    #expect(result.status == 73)
    #expect(
      result.errors.contains(
        "is an input, and stays as it is; '--force' writes there all the same"))
    #expect(String(decoding: try folder.read("t.livery.toml"), as: UTF8.self) == Self.text)
  }

  @Test func keepsWhatTheThemeExtends() throws {
    let child = try folder.write(
      "child.livery.toml", "livery = 1\nname = 'C'\nextends = 't.livery.toml'\n")
    #expect(try Program.run(["css", child, "-o", theme]).status == 73)
    #expect(String(decoding: try folder.read("t.livery.toml"), as: UTF8.self) == Self.text)
  }

  @Test func writesOverItWhereThatIsAskedFor() throws {
    let result = try Program.run(["css", theme, "-o", theme, "--force", "--target", "4.8"])
    #expect(result.status == 0 && result.errors.isEmpty)
    let text = String(decoding: try folder.read("t.livery.toml"), as: UTF8.self)
    #expect(text.hasPrefix("/* T (light), written by Livery */\n"))
  }

  @Test(arguments: [[], ["--to", "gtk-css"]])
  func convertsAFolderIntoItselfOnlyWhereThatIsAskedFor(words: [String]) throws {
    let command = ["convert", folder.path, "-o", folder.path + "/."] + words
    let result = try Program.run(command)
    #expect(result.status == 73)
    #expect(result.errors.contains("is the folder that is read; '--output' takes another"))
    #expect(try names() == ["t.livery.toml"])
    #expect(String(decoding: try folder.read("t.livery.toml"), as: UTF8.self) == Self.text)
    #expect(try Program.run(command + ["--force"]).status == 0)
    #expect(try names() == (words.isEmpty ? ["t.livery.toml"] : ["t.css", "t.livery.toml"]))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(arguments: [("app", "style.css"), ("user", "gtk-4.0/gtk.css")])
  func exportsOverItsOwnFilesAlone(kind: String, file: String) throws {
    let words = ["export", theme, "--kind", kind, "-o", folder.path + "/out"]
    #expect(try Program.run(words).status == 0)
    #expect(try Program.run(words).status == 0)
    let own = "window { color: red }\n"
    try folder.write("out/\(file)", own)
    let result = try Program.run(words)
    #expect(result.status == 73)
    #expect(
      result.errors.contains("\(file)' does not say that Livery wrote it, and stays as it is"))
    #expect(String(decoding: try folder.read("out/\(file)"), as: UTF8.self) == own)
    #expect(try Program.run(words + ["--force"]).status == 0)
    #expect(String(decoding: try folder.read("out/\(file)"), as: UTF8.self) != own)
  }

  /// Commands with what they write, beside a theme, a template and its palettes.
  private static let writing: [(words: [String], file: String)] = [
    (["css", "t.livery.toml", "-o", "gtk.css"], "gtk.css"),
    (["convert", "t.livery.toml", "-o", "out.css"], "out.css"),
    (["convert", "t.livery.toml", "-o", "out.json"], "out.json"),
    (["convert", "t.livery.toml", "-o", "new.livery.toml"], "new.livery.toml"),
    (["convert", "t.livery.toml", "-o", "out.yaml", "--appearance", "light"], "out.yaml"),
    (
      ["convert", "t.livery.toml", "-o", "out.tokens.json", "--appearance", "light"],
      "out.tokens.json"
    ),
    (["convert", "t.livery.toml", "-o", "out.resolver.json"], "out.resolver.json"),
    (["convert", "themes", "-o", "out", "--to", "gtk-css"], "out/a.css"),
    (["convert", "themes", "-o", "out", "--to", "gradience"], "out/a.json"),
    (["new", "X", "-o", "x.livery.toml"], "x.livery.toml"),
    (["template", "matugen", "-o", "colors.css"], "colors.css"),
    (["prove", "t.mustache", "--base16", "schemes", "-o", "fixed.mustache"], "fixed.mustache"),
    (["prove", "t.mustache", "--base16", "schemes", "--html", "page.html"], "page.html"),
    (["prove", "t.mustache", "--fill", "schemes/s.yaml", "-o", "filled.css"], "filled.css"),
  ]

  @Test(arguments: writing.indices)
  func replacesNothingThatItDidNotWrite(index: Int) throws {
    let (words, file) = Self.writing[index]
    try folder.write("themes/a.livery.toml", Self.text)
    try folder.write("schemes/s.yaml", ConvertTests.scheme)
    try folder.write(
      "t.mustache",
      "@define-color window_bg_color #{{base00-hex}};\n"
        + "@define-color window_fg_color #{{base00-hex}};\n")
    let run = { try Program.run(words + $0, in: folder.path) }
    let own = "/* three years of work */\nwindow { color: red; }\n"
    try folder.write(file, own)
    let refused = try run([])
    #expect(refused.status == 73, "\(refused)")
    #expect(
      refused.errors.contains(
        "'\(file)' does not say that Livery wrote it, and stays as it is; '--force' writes there"))
    #expect(String(decoding: try folder.read(file), as: UTF8.self) == own)
    // What it wrote itself it writes again, and with '--force' over everything.
    for more in [["--force"], []] {
      let written = try run(more)
      #expect(written.status < 2, "\(written)")
      #expect(String(decoding: try folder.read(file), as: UTF8.self) != own)
    }
  }

  /// The marks tell a file of another theme, which may be replaced, from one of the user's own.
  @Test func replacesTheStylesheetOfAnEarlierTheme() throws {
    try folder.write("gtk.css", "")
    for theme in ["ocean", "mint"] {
      #expect(try Program.run("css", theme, "-o", folder.path + "/gtk.css").status == 0)
    }
    let text = String(decoding: try folder.read("gtk.css"), as: UTF8.self)
    #expect(text.hasPrefix("/* Mint"))
  }

  @Test func watchKeepsWhatItDidNotWrite() throws {
    let output = try folder.write("own.css", "window { color: red; }\n")
    let run = try Program.run("watch", theme, "-o", output)
    #expect(run.status == 73)
    #expect(run.errors.contains("does not say that Livery wrote it"))
    #expect(
      String(decoding: try folder.read("own.css"), as: UTF8.self) == "window { color: red; }\n")
  }
}
