import Fixtures
import Foundation
import Testing

@Suite struct ExportTests {
  @Test func writesWhatAnAppLoads() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      "export", "ocean", "--kind", "app", "-o", folder.path + "/a/b", "--application",
      "org.example.Sea", "--target", "4.8")
    #expect(result.status == 0 && result.output.isEmpty, "\(result)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b").sorted()
    #expect(
      names == [
        "ocean.gresource.xml", "style-dark.css", "style-hc-dark.css", "style-hc.css", "style.css",
      ])
    let list = String(decoding: try folder.read("a/b/ocean.gresource.xml"), as: UTF8.self)
    #expect(list.contains("prefix=\"/org/example/Sea\""))
  }

  @Test func writesWhatAUsersGTKLoads() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      "export", "ocean", "--kind", "user", "--appearance", "dark", "-o", folder.path)
    #expect(result.status == 0, "\(result)")
    for name in ["gtk-4.0/gtk.css", "gtk-3.0/gtk.css"] {
      let text = String(decoding: try folder.read(name), as: UTF8.self)
      #expect(
        text.hasPrefix("/* Ocean (dark), written by Livery */\n@define-color accent_bg_color "),
        "\(name)")
    }
    #expect(result.errors.contains("no place for more appearances: light"))
  }

  @Test(arguments: ["app", "user"])
  func writesNothingWhereAllIsAskedFor(kind: String) throws {
    let folder = try TemporaryFolder()
    let out = folder.path + "/out"
    let whole = try folder.write(
      "whole.livery.toml",
      "livery = 1\nname = 'T'\nappearances = ['dark']\n[colors]\naccent-bg = '#206040'\n")
    let styled = try folder.write(
      "styled.livery.toml", "livery = 1\nname = 'T'\nsummary = 'Lost.'\n[colors]\nlink = 'red'\n")
    let refused = try Program.run("export", styled, "--kind", kind, "-o", out, "--strict")
    #expect(refused.status == 1 && refused.errors.contains(": error: a stylesheet has no place"))
    #expect(!FileManager.default.fileExists(atPath: out))
    let written = try Program.run("export", whole, "--kind", kind, "-o", out, "--strict")
    // An app has to ask for the one scheme by itself.
    #expect(written.status == (kind == "user" ? 0 : 1), "\(written)")
    #expect(try Program.run("export", styled, "--kind", kind, "-o", out).status == 0)
  }

  @Test(arguments: [
    ["--kind", "app", "--appearance", "dark"], ["--kind", "app", "--target", "3.24"],
    ["--kind", "user", "--target", "3.24"], ["--kind", "flatpak"], [],
    ["--kind", "app", "--application", "no id"],
  ])
  func refusesWhatDoesNotGoTogether(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["export", "ocean", "-o", folder.path + "/out"] + arguments)
    #expect(result.status == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  @Test func writesNothingOfABrokenTheme() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("t.livery.toml", "livery = 1\n[colors]\nnothing = 'red'\n")
    let result = try Program.run("export", file, "--kind", "app", "-o", folder.path + "/out")
    #expect(result.status == 1 && result.errors.contains("t.livery.toml:3:1: error"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  @Test func saysThatAFolderCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("out", "a file")
    let result = try Program.run("export", "ocean", "--kind", "user", "-o", folder.path + "/out")
    #expect(result.status == 73 && result.errors.contains("cannot be written"))
  }
}
