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
        "is read for it, and stays as it is; '--force' writes there all the same"))
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
    #expect(result.errors.contains("\(file)' is not from an earlier export, and stays as it is"))
    #expect(String(decoding: try folder.read("out/\(file)"), as: UTF8.self) == own)
    #expect(try Program.run(words + ["--force"]).status == 0)
    #expect(String(decoding: try folder.read("out/\(file)"), as: UTF8.self) != own)
  }
}
