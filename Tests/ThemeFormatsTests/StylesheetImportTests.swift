import Fixtures
import Foundation
import GTKKnowledge
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A stylesheet is all the files that it is of.
@Suite struct StylesheetImportTests {
  private let folder: TemporaryFolder
  private let library = ThemeLibrary(userFolder: nil)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func read(_ name: String = "main.css") throws -> ThemeReading {
    try library.readFile("\(folder.path)/\(name)")
  }

  /// The CSS that comes out beside the colors, its white space as one blank.
  private func css(_ reading: ThemeReading) throws -> String {
    let css = try #require(reading.theme).resolved(.light).extraCSS.map(\.css).joined()
    return css.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func found(_ reading: ThemeReading) -> [String] {
    reading.findings.map { finding in
      let place = finding.location
      let file = place.file.replacing("\(folder.path)/", with: "")
      return "\(file):\(place.start.line):\(place.start.column) \(finding.severity) \(finding.rule)"
    }
  }

  @Test(arguments: [
    "@import \"tones.css\";", "@import url(tones.css);", "@import url('tones.css');",
    "@IMPORT './x/../tones.css';", "label {}\n@import \"tones.css\";", "@import \"tones.css\"",
    "@import 'a/deep.css';", "@import 'tones.css'; @import 'tones.css';",
  ])
  func takesColorsAndRulesFromWhereTheImportIs(text: String) throws {
    try folder.write(
      "main.css", "\(text)\n\(text.hasSuffix("\"") ? "" : "entry { color: @tone; }")")
    try folder.write("tones.css", "@define-color window_bg_color #102030;\n@define-color tone red;")
    try folder.write("a/deep.css", "@import \"../a/more.css\";")
    try folder.write("a/more.css", "@import \"../tones.css\";")
    let reading = try read()
    #expect(found(reading) == [])
    let resolved = try #require(reading.theme).resolved(.light)
    #expect(resolved[.windowBg].hex == "#102030ff")
    #expect(reading.files.contains("\(folder.path)/tones.css"))
  }

  @Test func keepsTheOrderOfTheRules() throws {
    try folder.write("main.css", "a { color: red; }\n@import \"b.css\";\nc { color: red; }\n")
    try folder.write("b.css", "b { color: red; }")
    #expect(try css(read()) == "a { color: red; } b { color: red; } c { color: red; }")
  }

  @Test func reportsAtEachFile() throws {
    try folder.write("main.css", "@import \"sub/b.css\";\n@define-color a #12;\n")
    try folder.write("sub/b.css", "\n\n@define-color b #345678;\n  @define-color c #1;\n")
    #expect(
      found(try read()) == ["main.css:2:17 error css/value", "sub/b.css:4:19 error css/value"])
  }

  @Test func endsWhatIsOpenAtTheEndOfAFile() throws {
    let ends = [
      ("a { color: red", "a { color: red} z {}"), ("@define-color a red", "z {}"),
      ("a { background: url(x.png", "a { background: url(x.png)} z {}"),
      ("a { font-family: \"b", "a { font-family: \"b\"} z {}"),
      ("/* a", "/* a*/ z {}"),
    ]
    for (text, expected) in ends {
      try folder.write("main.css", "@import \"b.css\";\nz {}")
      try folder.write("b.css", text)
      let files = try read()
      let css = try #require(files.css)
      let joined = String(decoding: css.bytes[css.range], as: UTF8.self)
      #expect(joined.hasSuffix("\nz {}"))
      #expect(
        joined.split(whereSeparator: \.isWhitespace).joined(separator: " ").hasSuffix(expected),
        "\(joined)")
    }
  }

  @Test func takesColorsInAConditionForThatAlone() throws {
    try folder.write(
      "main.css", "@media (prefers-color-scheme: dark) { @import \"dark.css\"; }\nz {}")
    try folder.write("dark.css", "@define-color window_bg_color #102030;")
    var library = library
    library.release = .v4_20
    let theme = try #require(try library.readFile("\(folder.path)/main.css").theme)
    #expect(theme.resolved(.dark)[.windowBg].hex == "#102030ff")
    #expect(theme.resolved(.light)[.windowBg].hex != "#102030ff")
  }

  @Test func countsAddressesFromTheFileThatNamesThem() throws {
    try folder.write("main.css", "@import \"sub/b.css\";\nz { background-image: url(\"z.png\"); }")
    try folder.write("sub/b.css", "b { background-image: url(\"b.png\"), url(../c\\ d.png); }")
    for name in ["z.png", "sub/b.png", "c d.png"] { try folder.write(name, Drawing.named(name)) }
    let reading = try read()
    #expect(
      try css(reading)
        == "b { background-image: url(\"sub/b.png\"), url(\"c d.png\"); } "
        + "z { background-image: url(\"z.png\"); }")
    let linked = LinkedFiles(of: try #require(reading.theme), readFrom: reading.files)
    #expect(linked.files.map(\.name).sorted() == ["c d.png", "sub/b.png", "z.png"])
    #expect(linked.left.isEmpty)
  }

  @Test(arguments: [
    ("theme/gtk-4.0/gtk.css", nil), ("theme/gtk-3.0/gtk.css", nil),
    ("theme/parts/deep/gtk.css", "theme/index.theme"),
  ])
  func readsPicturesAboveTheFileInItsTheme(name: String, index: String?) throws {
    let up = name.contains("deep") ? "../../" : "../"
    try folder.write(
      name,
      "check { -gtk-icon-source: url(\"\(up)assets/mark.png\"); }\n"
        + "radio { -gtk-icon-source: url(\"own.png\"); }")
    if let index { try folder.write(index, "[Desktop Entry]") }
    try folder.write("theme/assets/mark.png", Drawing.named("mark"))
    let own = name.replacing("gtk.css", with: "own.png")
    try folder.write(own, Drawing.named("own"))
    let reading = try read(name)
    #expect(found(reading) == [])
    let inTheme = own.replacing("theme/", with: "")
    #expect(
      try css(reading)
        == "check { -gtk-icon-source: url(\"assets/mark.png\"); } "
        + "radio { -gtk-icon-source: url(\"\(inTheme)\"); }")
    let linked = LinkedFiles(of: try #require(reading.theme), readFrom: reading.files)
    #expect(linked.files.map(\.name).sorted() == ["assets/mark.png", inTheme].sorted())
  }

  @Test func readsAbsoluteAddressesInTheTheme() throws {
    try folder.write(
      "main.css",
      "a { background-image: url(\"\(folder.path)/p.png\"); }\n"
        + "b { background-image: url(\"file://\(folder.path)/q.png\"); }\n"
        + "@import \"file://\(folder.path)/b.css\";")
    try folder.write("b.css", "c {}")
    #expect(
      try css(read()) == "a { background-image: url(\"p.png\"); } "
        + "b { background-image: url(\"q.png\"); } c {}")
  }

  /// The stylesheets of a program lie in all of its configuration.
  @Test(arguments: [
    (".config/waybar/themes/dark/black", true), (".config/my-bar/parts", true),
    ("dots/waybar/themes/dark", true), ("dots/my-bar/parts", false),
    (".config", false), ("waybar/1/2/3/4/5", false),
  ])
  func importsFromTheConfigurationOfItsProgram(place: String, isRead: Bool) throws {
    try folder.write("\(place)/style.css", "@import '../tones.css';\nlabel { color: @tone; }\n")
    let above = place.split(separator: "/").dropLast().joined(separator: "/")
    try folder.write("\(above)/tones.css", "@define-color tone red;")
    let found = found(try read("\(place)/style.css"))
    #expect(found == (isRead ? [] : ["\(place)/style.css:1:9 warning css/import"]))
  }

  /// The folder of themes is often a link to where they are kept.
  @Test(arguments: ["", "file:", "file://", "FILE://localhost"])
  func readsAbsoluteAddressesInAThemeThatALinkLeadsTo(scheme: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/themes", withDestinationPath: "\(folder.path)/dotfiles")
    let url = "\(scheme)\(folder.path)/themes/X/assets/my%20mark.png"
    try folder.write(
      "dotfiles/X/gtk-4.0/gtk.css",
      "check { -gtk-icon-source: url(\"\(scheme.isEmpty ? url.replacing("%20", with: " ") : url)\"); }"
    )
    try folder.write("dotfiles/X/assets/my mark.png", Drawing.named("mark"))
    let reading = try read("themes/X/gtk-4.0/gtk.css")
    #expect(found(reading) == [])
    #expect(try css(reading) == "check { -gtk-icon-source: url(\"assets/my mark.png\"); }")
    let linked = LinkedFiles(of: try #require(reading.theme), readFrom: reading.files)
    #expect(linked.files.map(\.name) == ["assets/my mark.png"])
  }

  @Test(arguments: [
    ("@import \"nowhere.css\";", "error"), ("@import \"\";", "warning"),
    ("@import \"sub\";", "warning"), ("@import \"folder.css\";", "error"),
    ("@import \"main.css\";", "error"), ("@import \"loop.css\";", "error"),
    ("@import \"../beside.css\";", "warning"), ("@import \"sub/../../beside.css\";", "warning"),
    ("@import \"/dev/zero\";", "warning"), ("@import \"notes.txt\";", "warning"),
    ("@import \"file:///etc/passwd\";", "warning"),
    ("@import \"resource:///org/x.css\";", "warning"), ("@import \"out.css\";", "warning"),
    ("@import \"https://example.org/x.css\";", "warning"), ("@import \"pipe.css\";", "error"),
    ("@import \"\\0 .css\";", "error"),
  ])
  func saysWhatItDoesNotImportAndReadsTheRest(text: String, severity: String) throws {
    try folder.write("sheet/main.css", text + "\nz { color: @from_there; }\n@define-color a @b;\n")
    try folder.write("sheet/loop.css", "@import \"main.css\";")
    try folder.write("sheet/sub/x.css", "")
    try folder.write("sheet/folder.css/x.css", "")
    try folder.write("beside.css", "@define-color from_there red;")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/sheet/out.css", withDestinationPath: "\(folder.path)/beside.css")
    #expect(mkfifo("\(folder.path)/sheet/pipe.css", 0o600) == 0)
    let reading = try read("sheet/main.css")
    let place = text.contains("loop") ? "sheet/loop.css:1:9" : "sheet/main.css:1:9"
    #expect(found(reading) == ["\(place) \(severity) css/import"], "\(reading.findings)")
    #expect(try css(reading) == "z { color: @from_there; } @define-color a @b;")
  }

  @Test func importsAtMostSoManyFiles() throws {
    let imports = (0..<10_000).map { "@import \"f\($0 % 3).css\";\n" }
    try folder.write("main.css", imports.joined() + "z {}")
    for index in 0..<3 { try folder.write("f\(index).css", "f\(index) {}") }
    let reading = try read()
    #expect(found(reading) == ["main.css:257:9 warning css/import"])
    #expect(try css(reading).hasSuffix("z {}"))
  }

  @Test func boundsFilesThatImportEachOtherAgainAndAgain() throws {
    for index in 0..<40 {
      let next = "@import \"f\(index + 1).css\";\n"
      try folder.write("f\(index).css", next + next)
    }
    try folder.write("f40.css", "z {}")
    let findings = try read("f0.css").findings
    #expect(!findings.isEmpty && findings.count < 400)
    #expect(findings.allSatisfy { $0.rule == "css/import" && $0.severity == .warning })
  }

  @Test func boundsTheSizeOfAllFiles() throws {
    try folder.write("main.css", "@import \"big.css\";\n@import \"big.css\";\nz {}")
    try folder.write("big.css", "/*\(String(repeating: " ", count: 600 * 1024))*/")
    let reading = try read()
    #expect(found(reading) == ["main.css:2:9 error css/import"])
    #expect(reading.findings[0].message.contains("has more than"))
  }

  @Test func sparesWhatIsNotUTF8() throws {
    try folder.write(
      "main.css", Data("@import \"\u{fffd}.css\";\n@import \"".utf8 + [0xff] + "x.css\";".utf8))
    #expect(
      found(try read()).filter { $0.hasSuffix("css/import") } == [
        "main.css:1:9 error css/import", "main.css:2:9 error css/import",
      ])
  }

  @Test func takesTheTextOfOpenFiles() throws {
    try folder.write("main.css", "@import \"tones.css\";")
    let path = try folder.write("tones.css", "")
    var library = library
    library.texts[path] = Array("@define-color window_bg_color #102030;".utf8)
    let theme = try #require(try library.readFile("\(folder.path)/main.css").theme)
    #expect(theme.resolved(.light)[.windowBg].hex == "#102030ff")
  }

  @Test func importsBesideTheLinkThatLeadsToTheFile() throws {
    try folder.write(
      "dotfiles/main.css", "@import \"tones.css\";\nz { background: url(\"z.png\"); }")
    try folder.write("own/tones.css", "a { background: url(\"a.png\"); }")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/own/main.css",
      withDestinationPath: "\(folder.path)/dotfiles/main.css")
    let reading = try read("own/main.css")
    #expect(found(reading) == [])
    #expect(try css(reading).hasSuffix("z { background: url(\"z.png\"); }"))
  }
}
