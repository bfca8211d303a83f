import Fixtures
import Foundation
import Testing

@Suite struct AdjustCommandTests {
  private static let theme = "livery = 1\nname = \"x\"\n[colors]\nwindow-bg = \"#ffe0e0\"\n"

  private func content(_ folder: TemporaryFolder, _ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test(arguments: ["ocean", "daylight", "midnight", "mint", "pumpkin"])
  func changesNoByteByDialsThatChangeNothing(theme: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.livery.toml"
    let written = try Program.run("adjust", theme, "--hue", "0", "--chroma", "1", "-o", path)
    #expect(written.status == 0, "\(written)")
    let text = try content(folder, "a.livery.toml")
    let again = try Program.run("adjust", path, "--hue", "0", "--lightness", "0", "--in-place")
    #expect(again.status == 0, "\(again)")
    #expect(try content(folder, "a.livery.toml") == text)
    #expect(try Program.run("adjust", path, "--chroma", "1").output == text)
  }

  @Test func writesOverTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.livery.toml", Self.theme)
    let result = try Program.run("adjust", path, "--chroma", "0", "--in-place")
    #expect(result.status == 0 && result.output.isEmpty, "\(result)")
    #expect(
      try content(folder, "a.livery.toml") == Self.theme.replacing("#ffe0e0", with: "#e8e8e8"))
  }

  @Test(arguments: [
    (
      "preset.json",
      "{\"name\":\"x\",\"variables\":{\"window_bg_color\":\"#ffe0e0\"},\"palette\":{},"
    ),
    ("gtk.css", "@define-color window_bg_color #ffe0e0;\nlabel { color: #ffe0e0; margin: 3px }\n"),
  ])
  func changesColorsOfOtherFormatsWhereTheyStand(name: String, text: String) throws {
    let whole = text.hasPrefix("{") ? text + "\"custom_css\":{\"gtk4\":\"\"}}" : text
    let folder = try TemporaryFolder()
    let path = try folder.write(name, whole)
    let result = try Program.run("adjust", path, "--chroma", "0", "--in-place")
    #expect(result.status == 0, "\(result)")
    #expect(try content(folder, name) == whole.replacing("#ffe0e0", with: "#e8e8e8"))
  }

  @Test func writesAnotherFormat() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.json"
    let result = try Program.run("adjust", "-", "--chroma", "0", "-o", path, input: Self.theme)
    #expect(result.status == 0, "\(result)")
    #expect(try content(folder, "a.json").contains("\"window_bg_color\": \"#e8e8e8\""))
  }

  @Test(arguments: [
    (["adjust", "-"], "expected what to change"),
    (["adjust", "-", "--hue", "400"], "expected a number from -360 to 360 for '--hue'"),
    (["adjust", "-", "--hue", "1", "--only", "window-gb"], "did you mean 'window-bg'"),
    (["adjust", "-", "--hue", "1", "--except", ","], "expected roles for '--except'"),
    (["adjust", "-", "--hue", "1", "--in-place"], "standard input is none"),
    (["adjust", "ocean", "mint", "--hue", "1"], "the folder for several themes"),
    (["adjust", "ocean", "mint", "--hue", "1", "--in-place"], "'--in-place' takes one theme"),
    (["adjust", "a", "--hue", "1", "--in-place", "-o", "b"], "either '--in-place' or '--output'"),
    (["adjust", "-", "--hue", "1", "--appearance", "blue"], "knows no trait 'blue'"),
  ])
  func refusesAWrongCommandLine(arguments: [String], message: String) throws {
    let result = try Program.run(arguments, input: Self.theme)
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    #expect(result.errors.contains(message), "\(result)")
  }

  @Test func keepsABuiltInThemeAndOtherFiles() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("notes.livery.toml", "mine\n")
    #expect(try Program.run("adjust", "ocean", "--hue", "9", "--in-place").status == 73)
    #expect(try Program.run("adjust", "ocean", "--hue", "9", "-o", path).status == 73)
    #expect(try content(folder, "notes.livery.toml") == "mine\n")
  }

  @Test func leavesAThemeWithErrorsAlone() throws {
    let folder = try TemporaryFolder()
    let text = Self.theme + "view-bg = \"$nowhere\"\n"
    let path = try folder.write("a.livery.toml", text)
    let result = try Program.run("adjust", path, "--hue", "9", "--in-place")
    #expect(result.status == 1 && result.errors.contains("a.livery.toml:5:"), "\(result)")
    #expect(try content(folder, "a.livery.toml") == text)
  }

  @Test func givesAThemeAContrastInPlaceOnce() throws {
    let folder = try TemporaryFolder()
    let text =
      "livery = 1\nname = \"x\"\n[colors]\nwindow-bg = { light = \"#ffe0e0\", dark = \"#382020\" }\n"
      + "window-fg = { light = \"#998888\", dark = \"#a09090\" }\n"
    let path = try folder.write("a.livery.toml", text)
    let first = try Program.run("adjust", path, "--contrast", "aa", "--in-place")
    #expect(first.status == 0 && first.output.isEmpty, "\(first)")
    let new = try content(folder, "a.livery.toml")
    #expect(new != text)
    #expect(try Program.run("adjust", path, "--contrast", "4.5", "--in-place").status == 0)
    #expect(try content(folder, "a.livery.toml") == new)
    #expect(try Program.run("check", path).status == 0)
  }

  @Test func namesWhatNoColorReachesAndWritesNothing() throws {
    let folder = try TemporaryFolder()
    let text = Self.theme + "window-fg = \"black\"\n"
    let path = try folder.write("a.livery.toml", text)
    let result = try Program.run("adjust", path, "--contrast", "21", "--in-place")
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(
      result.errors.contains("' in light has a contrast of ")
        && result.errors.contains("below 21.00:1"))
    #expect(try content(folder, "a.livery.toml") == text)
  }

  @Test(arguments: ["0.5", "22", "aaaa", "-1"]) func refusesALevelThatIsNone(level: String) throws {
    let result = try Program.run("adjust", "ocean", "--contrast=\(level)")
    #expect(result.status == 64 && result.errors.contains("expected aa, aaa, or a ratio"))
  }

  @Test(arguments: ["light", "soft"]) func refusesATraitThatIsNone(trait: String) throws {
    let result = try Program.run("adjust", "ocean", "--contrast", "aa", "--trait", trait)
    #expect(result.status == 64 && result.errors.contains("knows no trait '\(trait)'"))
  }

  @Test func doesNotOverwriteASchemeThatHasNoRoomForRoles() throws {
    let folder = try TemporaryFolder()
    let text =
      "{\"name\":\"x\",\"variables\":{\"window_bg_color\":\"#fff\",\"window_fg_color\":\"#aaa\"},"
      + "\"palette\":{},\"custom_css\":{\"gtk4\":\"\"}}"
    let path = try folder.write("a.json", text)
    let refused = try Program.run("adjust", path, "--contrast", "aa", "--in-place")
    #expect(refused.status == 73 && refused.errors.contains("'--output NAME.livery.toml'"))
    #expect(try content(folder, "a.json") == text)
    let written = try Program.run("adjust", path, "--contrast", "aa", "-o", "\(folder.path)/b.json")
    #expect(written.status == 0, "\(written)")
    let new = try content(folder, "b.json")
    #expect(new.contains("\"window_bg_color\": "))
    #expect(try Program.run("adjust", "\(folder.path)/b.json", "--contrast", "aa").output == new)
  }

  private static let scheme =
    "scheme: S\n"
    + (0..<16).map { "base0\(String($0, radix: 16)): \($0 * 17 % 100 + 100)000\n" }.joined()

  /// A folder with a theme, a scheme, a theme with an error and a file that is no theme.
  private func mixture() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("in/a.livery.toml", Self.theme)
    try folder.write("in/b.yaml", Self.scheme)
    try folder.write("in/c.livery.toml", Self.theme + "view-bg = \"$nowhere\"\n")
    try folder.write("in/README.md", "hello\n")
    return folder
  }

  @Test func changesAFolderWhereColorsStand() throws {
    let folder = try mixture()
    let (source, output) = (folder.path + "/in", folder.path + "/out")
    let result = try Program.run("adjust", source, "--chroma", "0", "-o", output)
    #expect(result.status == 1 && result.errors.contains("c.livery.toml:5:"), "\(result)")
    #expect(result.errors.contains("2 of 4 files are written to"), "\(result)")
    for name in ["a.livery.toml", "b.yaml"] {
      let single = try Program.run("adjust", "\(source)/\(name)", "--chroma", "0")
      #expect(try content(folder, "out/" + name) == single.output)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: output).sorted()
        == ["a.livery.toml", "b.yaml"])
  }

  @Test func givesSeveralThemesAContrastOnce() throws {
    let folder = try mixture()
    let calm = Self.theme.replacing(
      "\"#ffe0e0\"", with: "{ light = \"#ffe0e0\", dark = \"#382020\" }")
    let files = ["ocean", try folder.write("in/a.livery.toml", calm), "\(folder.path)/in/b.yaml"]
    let (once, twice) = (folder.path + "/once", folder.path + "/twice")
    let first = try Program.run(["adjust"] + files + ["--contrast", "aa", "-o", once])
    #expect(first.status == 0 && first.errors.contains("3 of 3 files are written"), "\(first)")
    let second = try Program.run("adjust", once, "--contrast", "aa", "-o", twice)
    #expect(second.status == 0, "\(second)")
    for name in ["ocean", "a", "b"] {
      let text = try content(folder, "once/\(name).livery.toml")
      #expect(try content(folder, "twice/\(name).livery.toml") == text)
    }
  }

  @Test func namesTheFileWhosePairsCannotHaveALevel() throws {
    let folder = try mixture()
    let result = try Program.run(
      "adjust", "\(folder.path)/in/a.livery.toml", "ocean", "--contrast", "21", "-o",
      "\(folder.path)/out")
    #expect(result.status == 1, "\(result)")
    #expect(result.errors.contains("a.livery.toml': '"), "\(result)")
    #expect(result.errors.contains("below 21.00:1") && result.errors.contains("0 of 2 files"))
  }

  @Test func doesNotWriteOverFilesThatItReads() throws {
    let folder = try mixture()
    let source = folder.path + "/in"
    let files = ["\(source)/a.livery.toml", "\(source)/b.yaml"]
    let several = try Program.run(["adjust"] + files + ["--chroma", "0", "-o", source])
    #expect(several.status == 73 && several.errors.contains("is an input"), "\(several)")
    let whole = try Program.run("adjust", source, "--chroma", "0", "-o", source)
    #expect(whole.status == 73 && whole.errors.contains("is the folder that is read"), "\(whole)")
    #expect(try content(folder, "in/a.livery.toml") == Self.theme)
  }
}
