import Fixtures
import Foundation
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// The pictures that a theme's own CSS names, as GTK is shown them from no file.
@Suite struct ShownPictureTests {
  private let folder: TemporaryFolder
  private static let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("theme/index.theme", "[Desktop Entry]")
    try folder.write("theme/assets/a b.svg", Self.picture)
    try folder.write("theme/gtk-4.0/own.svg", Self.picture)
    try folder.write("outside.svg", Self.picture)
    try folder.write(
      "theme/assets/script.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><script/></svg>")
  }

  private func read(_ css: String, as name: String = "gtk.css") throws -> ThemeReading {
    try folder.write("theme/gtk-4.0/\(name)", css)
    return try ThemeLibrary(userFolder: nil).readFile("\(folder.path)/theme/gtk-4.0/\(name)")
  }

  private func shown(_ css: String, as name: String = "gtk.css") throws -> String {
    let theme = try #require(try read(css, as: name).theme)
    return Stylesheet(theme.resolved(.light), showsPictures: true).rules
      .replacing("file://\(folder.path)/theme/", with: "THEME/")
      .replacing(#/\/\* [0-9a-f]+ \*\//#, with: "")
      .split(separator: "\n").last.map(String.init) ?? ""
  }

  /// The folder of the pictures is often the same in two GTK folders of a theme.
  @Test(arguments: [
    ("../assets", true), ("../gtk-3.0/assets", true), ("../../outside", false),
    ("/usr/share/none-of-these", false),
  ])
  func areReadThroughLinksInsideTheTheme(target: String, isShown: Bool) throws {
    try folder.write("theme/gtk-3.0/assets/mark.svg", Self.picture)
    try folder.write("theme/assets/mark.svg", Self.picture)
    try folder.write("outside/mark.svg", Self.picture)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/theme/gtk-4.0/linked", withDestinationPath: target)
    let reading = try read("a { background: url(linked/mark.svg); }")
    let isThere = !target.hasPrefix("/")
    #expect(
      reading.findings.map(\.message)
        == (isShown || !isThere
          ? [] : ["'linked/mark.svg' is not shown: it lies outside of the folder"]))
    let css = try shown("a { background: url(linked/mark.svg); }")
    #expect(css.contains("/dev/null/") == !isShown, "\(css)")
    // It is installed as it is shown.
    let linked = LinkedFiles(of: try #require(reading.theme), readFrom: reading.files)
    #expect(linked.files.map(\.name) == (isShown ? ["linked/mark.svg"] : []))
  }

  @Test(arguments: [
    ("a { background: url(own.svg); }", "a { background: url(\"THEME/own.svg\"); }"),
    ("a { background: url( 'own.svg' ); }", "a { background: url( \"THEME/own.svg\" ); }"),
    (
      "a { background: url(\"../assets/a b.svg\"); }",
      "a { background: url(\"THEME/assets/a%20b.svg\"); }"
    ),
    (
      "a { -gtk-icon-source: -gtk-recolor(url(../assets/a%20b.svg)); }",
      "a { -gtk-icon-source: -gtk-recolor(url(\"THEME/assets/a%20b.svg\")); }"
    ),
    ("a { background: url(gone.png); }", "a { background: url(\"file:///dev/null/gone.png\"); }"),
    (
      "a { background: url(../assets/script.svg); }",
      "a { background: url(\"file:///dev/null/assets/script.svg\"); }"
    ),
    ("a { background: url(resource:///a.png); color: red; }", "a { color: red; }"),
  ])
  func haveTheirURLs(css: String, expected: String) throws {
    let found = try shown(css).replacing("THEME/gtk-4.0/", with: "THEME/")
      .replacing("/dev/null/gtk-4.0/", with: "/dev/null/")
    #expect(found == expected)
  }

  /// What is written for others has the addresses as they were.
  @Test func keepTheirAddressesInWhatIsWritten() throws {
    let theme = try #require(try read("a { background: url(own.svg); }").theme)
    #expect(Stylesheet(theme.resolved(.light)).rules.contains("url(own.svg)"))
  }

  /// GTK reads a stylesheet again only where its text changes.
  @Test func changeTheStylesheetWithTheirContent() throws {
    let rules = {
      let theme = try #require(try read("a { background: url(own.svg); }").theme)
      return Stylesheet(theme.resolved(.light), showsPictures: true).rules
    }
    let before = try rules()
    #expect(try rules() == before)
    try folder.write("theme/gtk-4.0/own.svg", Self.picture.replacing("8", with: "9"))
    #expect(try rules() != before)
  }

  @Test func areFoundBesideAThemeOfOurs() throws {
    let css = try shown(
      "livery = 1\nname = \"T\"\n[extra]\ncss = 'a { background: url(own.svg); }'\n",
      as: "t.livery.toml")
    #expect(css == "a { background: url(\"THEME/gtk-4.0/own.svg\"); }")
  }

  @Test func areFoundBesideVariables() throws {
    let css = try shown(
      ":root { --w: 4px; } a { background: url(own.svg) no-repeat var(--w) 0; }")
    #expect(css.contains("url(\"THEME/gtk-4.0/own.svg\") no-repeat 4px 0"), "\(css)")
  }

  /// What is not shown is said once, where it is named; a missing file is another finding.
  @Test func areRefusedWithAReason() throws {
    let reading = try read(
      """
      a { background: url(../assets/script.svg); }
      b { background: url(../assets/script.svg); }
      c { background: url(gone.png); }
      """)
    #expect(
      reading.findings.map { "\($0.location.start.line) \($0.rule): \($0.message)" } == [
        "1 value/picture: 'assets/script.svg' is not shown: it has a script, '<script'"
      ])
  }

  /// A changed picture is a change of the theme.
  @Test func areAmongTheFilesOfTheTheme() throws {
    let files = try read("a { background: url(../assets/gone.png); }").files
    #expect(files.contains("\(folder.path)/theme/assets/gone.png"), "\(files)")
  }
}
