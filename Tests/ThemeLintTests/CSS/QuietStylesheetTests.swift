import Fixtures
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeSource

@testable import ThemeLint

/// What real stylesheets have on purpose, so that no finding names it.
struct QuietStylesheetTests {
  private func rules(
    _ css: String, file: String = "a.css", vocabularies: [ProgramVocabulary] = []
  ) throws -> [RuleID] {
    let text = SourceText(file: file, bytes: Array(css.utf8))
    let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil, as: .gtkCSS)
    return Linter.check(reading, vocabularies: vocabularies).map(\.rule)
  }

  /// What only GTK 3 has says that a file is for it.
  @Test(arguments: [
    ("-gtk-outline-top-left-radius: 2px;", true), ("-gtk-key-bindings: none;", true),
    ("outline-top-left-radius: 2px;", false),
  ])
  func judgesForGTK3(declaration: String, isForGTK3: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("app.css", "button { \(declaration) }")
    let reading = try ThemeLibrary(userFolder: nil).readFile(path)
    let found = Linter.check(reading).map(\.rule)
    #expect(found.contains("css/property") != isForGTK3, "\(found)")
  }

  /// Each with a rule that is not meant, and with a stylesheet near it that has the finding.
  @Test(arguments: [
    // The pie of Files, and the tiles of Software, which have colors of their own.
    (
      "contrast/style", ".disk-space-display.used { color: #111; background-color: #111; }",
      ".own-display { color: #111; background-color: #111; }"
    ),
    (
      "contrast/style", ".category-tile.card:hover { color: #888; background-color: #777; }",
      ".card:hover { color: #888; background-color: #777; }"
    ),
    // A value for a GTK that drops the next one.
    (
      "style/beaten",
      ":root { --a: red; } .a { color: red; color: color-mix(in srgb, blue, red); }",
      ":root { --a: red; } .a { color: red; color: blue; }"
    ),
    // A definition of itself is an error of its own.
    (
      "style/beaten", "@define-color a red;\n@define-color a @a;",
      "@define-color a red;\n@define-color a blue;"
    ),
    // Of a theme that names no color of libadwaita.
    (
      "css/left-out", "@define-color success_color green;",
      "@define-color success_color green;\n@define-color view_bg_color white;"
    ),
    // Releases without these functions are not meant where so many values have one.
    (
      "css/value",
      ["a", "b", "c", "d"].map { ".\($0) { color: color-mix(in srgb, red, blue); }" }.joined(),
      ".a { color: color-mix(in srgb, red, blue); }"
    ),
  ])
  func keepsQuiet(rule: RuleID, meant: String, near: String) throws {
    #expect(try !rules(meant).contains(rule))
    #expect(try rules(near).contains(rule))
  }

  /// A text that cannot be read and a ring of half its color are one finding.
  @Test func reportsNoRingOfAColorThatCannotBeRead() throws {
    let found = try rules("@define-color accent_color #b0c4de;\n@define-color view_bg_color white;")
    #expect(found.contains("contrast/label") && !found.contains("contrast/focus-ring"))
  }

  /// GTK 3 writes no text in the colors of statuses, whatever libadwaita does with their names.
  @Test(arguments: ["success", "warning", "error"])
  func judgesNoStatusOfGTK3(status: String) throws {
    let css = "@define-color \(status)_color #777;\nwindow { background-color: #888; }"
    #expect(try !rules(css, file: "gtk-3.0/gtk.css").contains("contrast/label"))
  }

  /// A program may be without libadwaita, so that a color which its stylesheet does not set is no
  /// pair.
  @Test func judgesNoHalfPairOfAProgram() throws {
    let css = "@define-color accent_bg_color #82aaff;"
    #expect(try rules(css).contains("contrast/text"))
    let program = ProgramVocabulary(id: "walker")
    #expect(try !rules(css, vocabularies: [program]).contains("contrast/text"))
    let both = css + "\n@define-color accent_fg_color #ffffff;"
    #expect(try rules(both, vocabularies: [program]).contains("contrast/text"))
  }

  @Test func warnsOfAByteOrderMark() throws {
    #expect(try rules("\u{feff}button { color: red; }").contains("syntax/encoding"))
    #expect(try !rules("button { color: red; }").contains("syntax/encoding"))
  }

  /// The value that an attribute is asked for is no widget of GTK, and much that only pages have is
  /// no mistake, whatever nodes are beside it.
  @Test(arguments: [
    ".a { display: flex; } .b { position: absolute; } .c > [class^=slider] { width: 3px; }",
    "list { color: red; } "
      + [Int](0..<25).map { ".a\($0) { display: flex; width: 2px; }" }.joined(separator: " "),
    ".monaco-list { color: var(--vscode-list-activeSelectionForeground); }",
    "/**\n * @name Reef\n * @author someone\n */\n:root { --corner-text: \"Reef\"; }",
  ])
  func passesOverPages(css: String) throws {
    let text = SourceText(file: "a/page.css", bytes: Array(css.utf8))
    let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil, as: .gtkCSS)
    #expect(reading.isForBrowsers)
  }

  /// A browser's profile among configurations has stylesheets of extensions.
  @Test func passesOverExtensionsOfBrowsers() throws {
    let folder = try TemporaryFolder()
    try folder.write("own/manifest.json", "{}")
    try folder.write("abc/1.0/manifest.json", #"{"manifest_version": 3, "name": "x"}"#)
    let css = ".popup { color: red; }"
    let paths = try ["own/a.css", "abc/a.css", "abc/1.0/ui/css/a.css", "abc/1.0/gtk-4.0/g.css"]
      .map { try folder.write($0, css) }
    let library = ThemeLibrary(userFolder: nil)
    let found = try paths.map { try library.readFile($0).isForBrowsers }
    #expect(found == [false, false, true, false])
  }

  /// The opposite of a property is no correction of it.
  @Test(arguments: [("max-width", nil), ("max-height", nil), ("min-widht", "min-width")])
  func offersNoOpposite(property: String, correction: String?) throws {
    let text = SourceText(file: "a.css", "box { \(property): 230px; }")
    let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil, as: .gtkCSS)
    let found = Linter.check(reading, target: .v4_8).filter { $0.rule == "css/property" }
    #expect(found.count == 1 && found.first?.fix?.replacement == correction)
  }
}
