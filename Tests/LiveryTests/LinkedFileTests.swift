import Fixtures
import Foundation
import Testing

/// The pictures that a theme's CSS names go where the theme goes.
@Suite struct LinkedFileTests {
  private static let theme = """
    livery = 1
    name = "x"
    [colors]
    accent-bg = "#1a5fb4"
    [extra]
    css = '''
    window { background-image: url("img/a%20b.png"); }
    button { background-image: url(c.svg); }
    entry { background-image: url("gone.png"); }
    label { background-image: url("settings.ini"); }
    '''
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("in/x.livery.toml", Self.theme)
    try folder.write("in/img/a b.png", Drawing.named("picture"))
    try folder.write("in/c.svg", Drawing.named("c"))
    try folder.write("in/settings.ini", "[Settings]")
  }

  private static let pictures = """
    livery = 1
    name = "p"
    [colors]
    accent-bg = "#1a5fb4"
    [pictures]
    ship = { light = "art/ship.svg", dark = "ship-dark.svg" }
    """

  private func writePictures() throws {
    try folder.write("in/p.livery.toml", Self.pictures)
    try folder.write("in/art/ship.svg", "<svg width='1' height='1'/>")
    try folder.write("in/ship-dark.svg", "<svg width='2' height='2'/>")
  }

  @Test func takePicturesOfTheThemeAlongInAnExport() throws {
    try writePictures()
    #expect(try run("export", "in/p.livery.toml", "--kind", "app", "-o", "app").status == 0)
    #expect(read("app/art/ship.svg") == "<svg width='1' height='1'/>")
    #expect(read("app/ship-dark.svg") == "<svg width='2' height='2'/>")
    let list = try #require(read("app/p.gresource.xml"))
    #expect(
      list.contains("<file>art/ship.svg</file>") && list.contains("<file>ship-dark.svg</file>"))
    #expect(try run("export", "in/p.livery.toml", "--kind", "user", "-o", "user").status == 0)
    #expect(read("user/gtk-4.0/art/ship.svg") != nil && read("user/gtk-3.0/art/ship.svg") == nil)
  }

  @Test func takePicturesOfTheThemeAlongInAConversion() throws {
    try writePictures()
    let converted = try run("convert", "in/p.livery.toml", "-o", "out/q.livery.toml")
    #expect(converted.status == 0, "\(converted)")
    #expect(read("out/art/ship.svg") == "<svg width='1' height='1'/>")
    #expect(read("out/ship-dark.svg") != nil)
    #expect(try run("check", "out/q.livery.toml").status == 0)
    let scheme = try run("convert", "in/p.livery.toml", "-o", "scheme/q.yaml", "--to", "base16")
    #expect(scheme.errors.contains("has no place for pictures: ship"), "\(scheme)")
    #expect(read("scheme/art/ship.svg") == nil)
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try Program.run(arguments, in: folder.path)
  }

  private func read(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  private func expectSaid(_ run: ProgramRun) {
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.contains("'gone.png', which the theme names, is not included"))
    #expect(run.errors.contains("'settings.ini'"))
    #expect(!run.errors.contains("c.svg"))
  }

  @Test func areExported() throws {
    let app = ["export", "in/x.livery.toml", "--kind", "app", "-o", "app"]
    expectSaid(try Program.run(app, in: folder.path))
    #expect(
      read("app/img/a b.png") == Drawing.named("picture") && read("app/c.svg") == Drawing.named("c")
    )
    let list = try #require(read("app/x.gresource.xml"))
    #expect(list.contains("<file>img/a b.png</file>") && list.contains("<file>c.svg</file>"))
    // Once more over the same; but never over another picture.
    expectSaid(try Program.run(app, in: folder.path))
    try folder.write("app/c.svg", "mine")
    #expect(try Program.run(app, in: folder.path).status == 73)
    #expect(read("app/c.svg") == "mine")

    expectSaid(try run("export", "in/x.livery.toml", "--kind", "user", "-o", "user"))
    #expect(read("user/gtk-4.0/c.svg") == Drawing.named("c") && read("user/gtk-3.0/c.svg") == nil)
    #expect(read("user/gtk-4.0/settings.ini") == nil)
  }

  @Test func areConverted() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/out", withIntermediateDirectories: true)
    expectSaid(try run("convert", "in/x.livery.toml", "-o", "out/x.css"))
    #expect(
      read("out/img/a b.png") == Drawing.named("picture") && read("out/c.svg") == Drawing.named("c")
    )
    // A format without CSS has no use for them, and beside the theme they are there already.
    #expect(try run("convert", "in/x.livery.toml", "-o", "in/y.css").status == 0)
    try folder.write("other/c.svg", "mine")
    #expect(try run("convert", "in/x.livery.toml", "-o", "other/x.css").status == 73)
    #expect(read("other/c.svg") == "mine" && read("other/x.css") == nil)
  }

  @Test func areInstalledAndTakenAwayAgain() throws {
    let home = try Home([InstallTests.modern: "label { }\n"])
    let before = try home.content
    let installed = try home.run("install", "\(folder.path)/in/x.livery.toml")
    expectSaid(installed)
    #expect(home.read(".config/gtk-4.0/img/a b.png") == Drawing.named("picture"))
    #expect(home.read(".config/gtk-4.0/settings.ini") == nil)
    // Another theme has no use for them.
    #expect(try home.run("install", "ocean").status == 0)
    #expect(home.read(".config/gtk-4.0/c.svg") == nil)
    #expect(try home.run("install", "\(folder.path)/in/x.livery.toml").status == 0)
    #expect(home.read(".config/gtk-4.0/c.svg") == Drawing.named("c"))
    #expect(try home.run("uninstall").status == 0)
    #expect(try home.content == before)
  }

  /// A theme that extends one in a folder below, which names a picture beside itself.
  private func extend(with css: String) throws {
    try folder.write("in/base/c.svg", Drawing.named("base c"))
    try folder.write("in/base/img/d.png", Drawing.named("base"))
    try folder.write(
      "in/base/b.livery.toml",
      "livery = 1\nname = 'b'\n[extra]\ncss = 'b { background-image: url(img/d.png); }\(css)'\n")
    try folder.write(
      "in/y.livery.toml",
      "livery = 1\nname = 'y'\nextends = 'base/b.livery.toml'\n[extra]\n"
        + "css = 'button { background-image: url(c.svg); }'\n")
  }

  @Test func ofAThemeThatIsExtendedComeFromItsOwnFolder() throws {
    try extend(with: "")
    let exported = try run("export", "in/y.livery.toml", "--kind", "app", "-o", "app")
    #expect(exported.status == 0 && !exported.errors.contains("is not included"), "\(exported)")
    #expect(
      read("app/img/d.png") == Drawing.named("base") && read("app/c.svg") == Drawing.named("c"))
    try folder.write("out/keep", "")
    #expect(try run("convert", "in/y.livery.toml", "-o", "out/y.css").status == 0)
    #expect(
      read("out/img/d.png") == Drawing.named("base") && read("out/c.svg") == Drawing.named("c"))
    let home = try Home([:])
    #expect(try home.run("install", "\(folder.path)/in/y.livery.toml").status == 0)
    #expect(home.read(".config/gtk-4.0/img/d.png") == Drawing.named("base"))
  }

  @Test func areNamedWhereTwoThemesHaveOneNameForDifferentFiles() throws {
    try extend(with: " i { background-image: url(c.svg); }")
    let exported = try run("export", "in/y.livery.toml", "--kind", "app", "-o", "app")
    #expect(exported.status == 0)
    #expect(
      exported.errors.contains("'c.svg', which the theme names, is not included: another file"),
      "\(exported)")
  }

  @Test func neverReplaceAUsersPicture() throws {
    let home = try Home([".config/gtk-4.0/c.svg": "mine"])
    #expect(try home.run("install", "\(folder.path)/in/x.livery.toml").status == 73)
    #expect(home.read(".config/gtk-4.0/c.svg") == "mine")
  }
}
