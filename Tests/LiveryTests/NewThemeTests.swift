import Fixtures
import Foundation
import Testing

@Suite struct NewThemeTests {
  @Test func writesATemplateThatSetsNothing() throws {
    let result = try Program.run("new", "Plain \"and\" \\ simple")
    #expect(result.status == 0)
    let checked = try Program.run("check", "--strict", "-", input: result.output)
    #expect(checked.status == 0 && checked.output.isEmpty, "\(checked)")
    #expect(try Program.run("diff", "adwaita", "-", input: result.output).status == 0)
    #expect(result.output.contains("name = \"Plain \\\"and\\\" \\\\ simple\"\n"))
  }

  @Test func writesASchemeOfAnAccent() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/heather.livery.toml"
    let result = try Program.run("new", "Heather", "--accent", "#9141ac", "-o", path)
    #expect(result.status == 0 && result.output.isEmpty, "\(result)")
    #expect(try Program.run("check", "--strict", path).output.isEmpty)
    let css = try Program.run("css", path).output
    #expect(css.contains("@define-color accent_bg_color #9141ac;"))
  }

  @Test func sparesAThemeThatIsThere() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.livery.toml", "kept")
    #expect(try Program.run("new", "X", "-o", path).status == 73)
    #expect(try folder.read("x.livery.toml") == Data("kept".utf8))
  }

  @Test func writesASchemeOfAContrast() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/x.livery.toml"
    let result = try Program.run(
      "new", "X", "--accent", "#9141ac", "--contrast", "aaa", "--white-text", "-o", path)
    #expect(result.status == 0, "\(result)")
    let text = String(decoding: try folder.read("x.livery.toml"), as: UTF8.self)
    #expect(text.contains("\naccent-fg = \"white\"\n"))
    #expect(try Program.run("adjust", path, "--contrast", "aaa").output == text)
    #expect(try Program.run("check", path).status == 0)
  }

  @Test(arguments: [
    ["new"], ["new", " "], ["new", "x", "--accent", "nocolor"], ["new", "x", "--accent", "#fff8"],
    ["new", "x", "--scale"], ["new", "x", "--accent", "#fff", "--chroma", "3"],
    ["new", "x", "--accent", "#fff", "--neutral-tint", "2"],
    ["new", "x", "--accent", "#fff", "--contrast", "b"],
    ["new", "x", "--accent", "#fff", "--picture", "x.png"],
  ])
  func refusesAWrongCommandLine(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
  }

  @Test func takesItsAccentFromAPicture() throws {
    let home = try Home(["x.png": "picture"])
    let livery = home.path + "/livery"
    try ProgramFile.copy(Program.path(of: "livery"), to: livery)
    let picture = home.path + "/x.png"
    let new = { (script: String) in
      try ProgramFile.write("#!/bin/sh\n\(script)\n", to: home.path + "/livery-preview")
      return try Program.run(
        ["new", "X", "--picture", picture], of: livery, environment: home.environment)
    }
    let missing = try Program.run(
      ["new", "X", "--picture", picture], of: livery, environment: home.environment)
    #expect(missing.status == 69 && missing.output.isEmpty, "\(missing)")
    let made = try new("echo '#9141ac'; echo '#102030'")
    #expect(made.output == (try Program.run("new", "X", "--accent", "#9141ac").output), "\(made)")
    #expect(
      made.errors.contains(
        "'\(picture)' gives #9141ac; '--accent' takes another of its colors: #102030"))
    let refused = try new("exit 65")
    #expect(refused.status == 65 && refused.errors.contains("is no picture that can be read"))
    try FileManager.default.removeItem(atPath: picture)
    #expect(try new("echo '#9141ac'").status == 66)
  }
}
