import Fixtures
import Foundation
import Testing

@Suite struct ConvertTests {
  private static let preset = """
    {"name": "P", "variables": {"window_bg_color": "#102030", "window_fg_color": "#fff"}, "palette": {}}
    """

  static let scheme =
    "scheme: S\n"
    + (0..<16).map { "base0\(String($0, radix: 16)): \($0 * 17 % 100 + 100)000\n" }.joined()

  @Test(arguments: [
    ("out.livery.toml", "livery = 1"), ("out.toml", "livery = 1"),
    ("out.livery.json", "{\n  \"livery\": 1"),
    ("out.json", "{\n  \"name\": \"P\""), ("out.yaml", "system: \"base16\""),
    ("out.css", "/* P (dark), written by Livery */"),
  ])
  func takesTheFormatFromTheEnding(name: String, start: String) throws {
    let folder = try TemporaryFolder()
    let input = try folder.write("p.json", ConvertTests.preset)
    let result = try Program.run("convert", input, "-o", folder.path + "/" + name)
    #expect(result.status == 0 && result.output.isEmpty, "\(result)")
    #expect(String(decoding: try folder.read(name), as: UTF8.self).hasPrefix(start))
  }

  @Test(arguments: [[], ["README.md"], ["README.md", "notes.txt"]])
  func saysThatAFolderHasNoTheme(names: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("in/a/b", "")
    for name in names { try folder.write("in/" + name, "hello\n") }
    let result = try Program.run(
      "convert", folder.path + "/in", "-o", folder.path + "/out", "--to", "gtk-css")
    #expect(result.status == 65, "\(result)")
    #expect(result.errors.contains("no theme is in '\(folder.path)/in'"), "\(result)")
  }

  @Test func writesToStandardOutput() throws {
    let result = try Program.run(
      "convert", "-", "-o", "-", "--to", "base24", "--from", "gradience", input: ConvertTests.preset
    )
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("system: \"base24\"\nname: \"P\""))
  }

  @Test(arguments: [["-o", "out"], ["-o", "-"], ["--to", "nonsense", "-o", "x"], []])
  func asksWhatToWrite(arguments: [String]) throws {
    #expect(try Program.run(["convert", "ocean"] + arguments).status == 64)
  }

  @Test func listsWhatIsLeftOut() throws {
    let folder = try TemporaryFolder()
    let output = try folder.write("out.yaml", "kept")
    let strict = try Program.run("convert", "ocean", "-o", output, "--strict")
    #expect(strict.status == 1)
    #expect(
      strict.errors.contains("error: a base16 scheme has no place for more appearances: dark"))
    #expect(try folder.read("out.yaml") == Data("kept".utf8))
    let result = try Program.run("convert", "ocean", "-o", output, "--force")
    #expect(result.status == 0)
    #expect(result.errors.contains("note: a base16 scheme has no place for more appearances: dark"))
    #expect(try folder.read("out.yaml") != Data("kept".utf8))
  }

  @Test(arguments: [
    (
      "old.css",
      "GtkButton:prelight { color: red; }\n.a { -GtkWidget-focus-padding: 2px; color: red; }\n",
      "livery",
      [
        "old.css:1:11: note: GTK 4.8 has no pseudo-class ':prelight'; did you mean ':hover'?; this is left out",
        "old.css:2:6: note: GTK 4.8 has no property '-GtkWidget-focus-padding'",
      ]
    ),
    (
      "p.json", #"{"name": "P", "variables": {}, "custom_css": {"gtk4": "a {}", "gtk3": "a {}"}}"#,
      "gradience", ["note: CSS for GTK 3 is left out"]
    ),
    (
      "t.livery.toml", "", "base16",
      ["a base16 scheme has no place for the colors of base24: base10, base11"]
    ),
  ])
  func listsWhatNoOtherFileHas(name: String, text: String, format: String, lines: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(name, text)
    if text.isEmpty {
      let scheme =
        ConvertTests.scheme.replacing("base16", with: "base24")
        + (16..<24).map { "base\(String($0, radix: 16)): \($0 * 17 % 100 + 100)111\n" }.joined()
      try folder.write("s.yaml", scheme)
      #expect(try Program.run(["convert", "s.yaml", "-o", name], in: folder.path).status == 0)
    }
    let words = ["convert", name, "-o", "-", "--to", format]
    let run = try Program.run(words, in: folder.path)
    #expect(run.status == 0)
    for line in lines { #expect(run.errors.contains(line), "\(run)") }
    let strict = try Program.run(words + ["--strict"], in: folder.path)
    #expect(strict.status == 1, "\(strict)")
  }

  @Test func choosesTheAppearance() throws {
    let dark = try Program.run(
      "convert", "ocean", "-o", "-", "--to", "base16", "--appearance", "dark")
    #expect(dark.output.contains("variant: \"dark\""))
    #expect(dark.errors.contains("more appearances: light"))
  }

  @Test func saysWhatGaveWayUnlessExact() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write("s.yaml", ConvertTests.scheme)
    let readable = try Program.run("convert", input, "-o", "-", "--to", "livery")
    #expect(readable.errors.contains("'window-fg' is"))
    let exact = try Program.run("convert", input, "-o", "-", "--to", "livery", "--exact")
    #expect(exact.errors.isEmpty && exact.output.contains("window-fg = \"$base05\""))
  }

  @Test(arguments: [
    ("", 65), ("{\"variables\": {\"a\": ", 1), ("livery = 1", 1), ("base00: &a x", 1),
  ])
  func writesNothingOfABrokenFile(text: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let input = try folder.write("in.json", text)
    let output = try folder.write("out.livery.toml", "kept")
    let result = try Program.run("convert", input, "-o", output)
    #expect(result.status == status && !result.errors.isEmpty, "\(result)")
    #expect(try folder.read("out.livery.toml") == Data("kept".utf8))
  }

  /// What is wrong with a theme is so in either format, and nothing else is.
  @Test(arguments: ["p.json", "s.yaml", "own.css"], ["4.8", "4.20"])
  func findsNothingNewInWhatItWrote(name: String, target: String) throws {
    let texts = [
      "p.json": ConvertTests.preset.replacing("#fff", with: "#334455"),
      "s.yaml": ConvertTests.scheme,
      "own.css": "@define-color window_bg_color #102030;\n@define-color window_fg_color #445566;\n",
    ]
    let folder = try TemporaryFolder()
    // Of a palette, which has no say in it, this is a note that is left out.
    try folder.write("livery.toml", "[severity]\n\"contrast/dimmed\" = \"warning\"\n")
    let input = try folder.write(name, try #require(texts[name]))
    let output = folder.path + "/out.livery.toml"
    #expect(try Program.run("convert", input, "-o", output).status == 0)
    let broken = try [input, output].map { file in
      let found = try Program.run("check", file, "--target", target).output
      // Notes are about what each format has or lacks.
      let matches = found.matches(of: #/(?m) (warning|error): .* \[([a-z\/-]+)\]$/#)
      return Set(matches.map { "\($0.1) \($0.2)" })
    }
    #expect(!broken[0].isEmpty && broken[1].isSubset(of: broken[0]), "\(broken)")
  }

  @Test func convertsAFolderAndGoesOnAfterABadFile() throws {
    let folder = try TemporaryFolder()
    for number in 1...5 { try folder.write("in/s\(number).yaml", ConvertTests.scheme) }
    try folder.write("in/bad.yaml", "base00: \"12\"\n")
    try folder.write("in/worse.json", "a\u{0}b")
    try folder.write("in/README.md", "# no theme")
    try folder.write("in/.hidden.yaml", "base00: \"12\"\n")
    let result = try Program.run("convert", folder.path + "/in", "-o", folder.path + "/a/out")
    #expect(result.status == 65)
    #expect(result.errors.contains("bad.yaml:1:1: error: expected the colors 'base01'"))
    #expect(result.errors.contains("worse.json' is no theme that Livery reads: it is binary"))
    #expect(!result.errors.contains("README") && !result.errors.contains("hidden"))
    #expect(!result.errors.contains("\r"))
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/out")
    #expect(written.sorted() == (1...5).map { "s\($0).livery.toml" })
  }

  @Test func refusesTwoThemesOfOneName() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/s.yaml", ConvertTests.scheme)
    try folder.write("in/s.json", ConvertTests.preset)
    let result = try Program.run("convert", folder.path + "/in", "-o", folder.path + "/out")
    #expect(result.status == 73)
    #expect(result.errors.contains("which has the same id"))
    let text = String(decoding: try folder.read("out/s.livery.toml"), as: UTF8.self)
    #expect(text.contains("name = \"P\""))
  }

  @Test func passesOverThemesThatLackTheAppearance() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/s.yaml", ConvertTests.scheme)
    try folder.write("in/both.toml", "livery = 1\nname = 'Both'\n")
    let result = try Program.run(
      "convert", folder.path + "/in", "-o", folder.path + "/out", "--to", "gtk-css",
      "--appearance", "light")
    #expect(result.status == 0, "\(result)")
    #expect(result.errors.contains("skipped"))
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(written == ["both.css"])
  }

  @Test func showsProgressOnATerminal() throws {
    let folder = try TemporaryFolder()
    let scheme = ConvertTests.scheme.replacing("base05: 185000", with: "base05: f0f0f0")
    for number in 1...12 { try folder.write("in/s\(number).yaml", scheme) }
    let livery = try Program.path(of: "livery")
    let line = "\(livery) convert \(folder.path)/in -o \(folder.path)/out"
    let text = try ProgramRun(ProgramRun.onTerminal(line)).output
    #expect(text.contains("\r\u{1b}[K1 of 12\r\u{1b}[K2 of 12"))
    #expect(text.contains("\r\u{1b}[K12 of 12 files are written"))
  }
}
