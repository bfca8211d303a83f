import Fixtures
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

@Suite struct MissingFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("wave.png", "a picture")
  }

  /// The findings about a theme in the folder whose CSS has some addresses.
  private func findings(of css: String, named name: String = "t.livery.toml") throws -> [String] {
    let text = "livery = 1\nname = 'T'\n[extra]\ncss = '''\n\(css)\n'''"
    try folder.write(name, name.hasSuffix(".css") ? css : text)
    let path = folder.path + "/" + name
    return try Linter.check(ThemeLibrary(userFolder: nil).read(path))
      .filter { $0.rule == "css/missing-file" }
      .map { "\($0.location.start.line):\($0.location.start.column): \($0.message)" }
  }

  @Test func namesAFileThatIsNotThere() throws {
    #expect(
      try findings(of: "label.a { background-image: url('vawe.png'); }") == [
        "5:33: no file 'vawe.png' is beside the theme; GTK paints nothing there"
      ])
    #expect(
      try findings(
        of: "@define-color window_bg_color red;\nlabel.a { background-image: url(x/a.png); }",
        named: "t.css") == [
          "2:29: no file 'x/a.png' is beside the theme; GTK paints nothing there"
        ])
  }

  @Test(arguments: ["4.8", "4.10..4.24", "4.16..4.24", "4.18"])
  func namesItOnEachTarget(target: String) throws {
    try folder.write("t.css", "window.background { background-image: url(\"nowhere.png\"); }")
    let reading = try ThemeLibrary(userFolder: nil).read(folder.path + "/t.css")
    let found = Linter.check(reading, target: try Target(parsing: target))
    #expect(found.filter { $0.rule == "css/missing-file" }.count == 1)
  }

  @Test func saysOnceWhatIsMissingTogether() throws {
    let css = ["a", "b", "a", "c"].map { "label.\($0) { background-image: url(\($0).png); }" }
    #expect(
      try findings(of: css.joined(separator: "\n")) == [
        "5:29: no file 'a.png' is beside the theme, nor 'b.png' on line 6 and 'c.png' on line 8; GTK paints nothing there"
      ])
  }

  @Test(arguments: [
    "url(wave.png)", "url(./wave.png)", "url('data:image/png;base64,AAAA')", "url(../out.png)",
  ])
  func isQuietAbout(address: String) throws {
    #expect(try findings(of: "label.a { background-image: \(address); }") == [])
  }

  @Test func knowsNoFolderOfATextAlone() throws {
    let text = "livery = 1\nname = 'T'\n[extra]\ncss = 'label { background: url(a.png); }'"
    let reading = try ThemeLibrary(userFolder: nil)
      .read(SourceText(file: "t", bytes: Array(text.utf8)), path: nil)
    #expect(Linter.check(reading).filter { $0.rule == "css/missing-file" } == [])
  }
}
