import Fixtures
import Foundation
import Testing

/// `livery modernize` rewrites what is deprecated, and nothing else.
@Suite struct ModernizeTests {
  private static let old = """
    @define-color brand #3584e4; /* ours */
    .a { color: alpha(@brand, 0.5); border-color: @borders; }

    """

  private static let new = """
    :root {
      --brand: #3584e4;
    } /* ours */
    .a { color: color-mix(in srgb, var(--brand) 50%, transparent); border-color: @borders; }

    """

  private func modernize(_ words: String..., in folder: TemporaryFolder) throws -> ProgramRun {
    try Program.run(["modernize", "--target", "4.20.."] + words, in: folder.path)
  }

  @Test func printsWhatItWouldDoAndWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("style.css", Self.old)
    let run = try modernize("style.css", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("style.css:1:1: rewritten: '@brand' is deprecated"))
    #expect(run.output.contains("style.css:2:13: rewritten: 'alpha()' is deprecated"))
    #expect(run.output.contains("style.css:2:47: left: '@borders' is deprecated"))
    #expect(try folder.text("style.css") == Self.old)
    let diff = try modernize("style.css", "--diff", in: folder)
    #expect(diff.status == 1 && diff.output.contains("\n+  --brand: #3584e4;\n"))
    #expect(try folder.text("style.css") == Self.old)
  }

  @Test func writesOnceAndThenChangesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("style.css", Self.old)
    #expect(try modernize("style.css", "--write", in: folder).status == 0)
    #expect(try folder.text("style.css") == Self.new)
    #expect(try modernize("style.css", in: folder).status == 0)
    #expect(try folder.text("style.css") == Self.new)
  }

  @Test(arguments: ["4.8", "4.8..", "4.14..4.24", "3.24"])
  func changesNothingWhereAReleaseHasNothingNewer(target: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("style.css", Self.old)
    try folder.write("style-dark.css", Self.old)
    let run = try Program.run("modernize", "--target", target, "--write", ".", in: folder.path)
    #expect(run.status == 0)
    #expect(!run.output.contains("deprecated"), "\(run.output)")
    #expect(try folder.text("style.css") == Self.old)
    #expect(try folder.text("style-dark.css") == Self.old)
  }

  @Test func leavesWhatIsForGTK3() throws {
    let folder = try TemporaryFolder()
    try folder.write("gtk-3.0/gtk.css", Self.old)
    let run = try modernize(".", "--write", in: folder)
    #expect(run.status == 0 && run.output.contains("is for GTK 3"))
    #expect(try folder.text("gtk-3.0/gtk.css") == Self.old)
  }

  @Test func keepsNamesThatAnotherStylesheetUses() throws {
    let folder = try TemporaryFolder()
    let colors = "@define-color brand #3584e4;\n"
    try folder.write("colors.css", colors)
    try folder.write("style.css", ".a { color: @brand; }\n")
    let run = try modernize(".", "--write", in: folder)
    #expect(run.status == 0 && run.output.contains("style.css' uses it, too"), "\(run.output)")
    #expect(try folder.text("colors.css") == colors)
    #expect(try folder.text("style.css") == ".a { color: @brand; }\n")
  }

  @Test func rewritesWhatIsHardToRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "style.css",
      "@define-color accent_bg_color #8da101;\n@define-color accent_fg_color white;\n"
        + "@define-color error_bg_color #f85552;\n.a { color: mix(black, red, 0.7); }\n")
    #expect(try modernize("style.css", "--write", in: folder).status == 0)
    #expect(
      try folder.text("style.css").contains(".a { color: color-mix(in srgb, black, red 70%); }"))
  }

  @Test func closesTheBlockInTheFileThatHasTheDefinitions() throws {
    let folder = try TemporaryFolder()
    try folder.write("colors.css", "@define-color other blue;\n")
    try folder.write("style.css", "@define-color brand red;\n@import 'colors.css';\n")
    for _ in 0..<2 {
      _ = try modernize("style.css", "--write", in: folder)
      #expect(
        try folder.text("style.css") == ":root {\n  --brand: red;\n}\n@import 'colors.css';\n")
    }
    #expect(try folder.text("colors.css") == "@define-color other blue;\n")
  }

  /// In one file an earlier rule would count where its selector is the stronger one, as GTK counts.
  @Test(arguments: [
    ("label.x.y { color: red; }", "label:not(.b):hover { color: blue; }", true),
    (".x.y.z { color: red; }", ".a:not(.b) { color: blue; }", false),
    ("box label.a { color: red; }", "label:dir(ltr) { color: blue; }", false),
    ("box label:first-child { color: red; }", "label:nth-child(2n + 1) { color: blue; }", false),
    (".a.b { color: red; }", ".a { all: unset; }", false),
    (".a.b { all: unset; }", ".a { color: red; }", false),
    (".a { color: red; }", "#i .a { color: blue; }", true),
    ("#i { color: red; }", ".a.b.c { color: blue; }", false),
    (".a { color: red; }", "\u{feff}.a { color: blue; }", false),
  ])
  func joinsStylesheetsOnlyWhereNothingChanges(common: String, dark: String, isJoined: Bool) throws
  {
    let folder = try TemporaryFolder()
    try folder.write("style.css", common + "\n")
    try folder.write("style-dark.css", dark + "\n")
    let run = try modernize(".", "--write", in: folder)
    #expect(folder.exists("style-dark.css") != isJoined, "\(run.output)")
  }

  @Test func namesEveryRuleThatKeepsStylesheetsApart() throws {
    let folder = try TemporaryFolder()
    try folder.write("style.css", ".a.b { color: red; margin: 0; }\n")
    try folder.write(
      "style-dark.css", ".a { color: red; }\n.b { margin: 1px; }\n.a { color: blue; }\n")
    let run = try modernize(".", in: folder)
    #expect(run.output.contains("style-dark.css:1:6: 'color' of '.a.b'"), "\(run.output)")
    #expect(run.output.contains("so it is on lines 2 and 3"), "\(run.output)")
  }

  /// A name that only a stylesheet uses which is joined is used nowhere else then.
  @Test func rewritesAtOnceWhatTheJoinedStylesheetsUse() throws {
    let folder = try TemporaryFolder()
    try folder.write("style.css", "@define-color brand red;\n.a { color: @brand; }\n")
    try folder.write("style-dark.css", ".a { color: @brand; }\n")
    #expect(try modernize(".", "--write", in: folder).status == 0)
    #expect(try !folder.text("style.css").contains("@brand"))
    #expect(try modernize(".", in: folder).status == 0)
  }

  /// A list of resources that is not among the files would name what is gone.
  @Test func joinsNothingThatAnotherListNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("data/css/style.css", ".a { color: red; }\n")
    try folder.write("data/css/style-dark.css", ".a { color: blue; }\n")
    try folder.write(
      "data/app.gresource.xml",
      "<gresources><gresource prefix=\"/a\"><file>css/style-dark.css</file></gresource></gresources>"
    )
    let run = try modernize("data/css", "--write", in: folder)
    #expect(run.output.contains("app.gresource.xml' names it"), "\(run.output)")
    #expect(folder.exists("data/css/style-dark.css"))
    #expect(try modernize("data", "--write", in: folder).status == 0)
    #expect(!folder.exists("data/css/style-dark.css"))
  }

  @Test func saysThatAFileIsTooLarge() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.css", String(repeating: ".a { color: red; }\n", count: 60_000))
    let run = try modernize("a.css", in: folder)
    #expect(run.status == 65 && run.errors.contains("at most 1 MiB"), "\(run)")
  }

  /// A stop that cannot be seen has a color in a gradient all the same.
  @Test func keepsTheColorOfWhatCannotBeSeen() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.css", ".a { background: linear-gradient(alpha(red, 0), blue); }\n")
    #expect(try modernize("a.css", "--write", in: folder).status == 0)
    #expect(try folder.text("a.css").contains("rgb(from red r g b / 0)"))
  }

  @Test func joinsStylesheetsForAppearancesAndTakesThemOutOfTheResources() throws {
    let folder = try TemporaryFolder()
    try folder.write("style.css", ".a { color: red; }\n")
    try folder.write("style-dark.css", ".a { color: blue; }\n")
    try folder.write("style-hc.css", ".b { color: lighter(red); }\n")
    let list = { (files: String) in
      "<gresources>\n  <gresource prefix=\"/org/example\">\n\(files)  </gresource>\n</gresources>\n"
    }
    let line = { (name: String) in "    <file compressed=\"true\">\(name)</file>\n" }
    try folder.write(
      "app.gresource.xml", list(["style.css", "style-dark.css", "style-hc.css"].map(line).joined()))
    #expect(try modernize(".", "--write", in: folder).status == 0)
    #expect(
      try folder.text("style.css") == """
        .a { color: red; }

        @media (prefers-color-scheme: dark) {
        .a { color: blue; }
        }

        @media (prefers-contrast: more) {
        .b { color: hsl(from red h min(s * 1.3, 100) min(l * 1.3, 100)); }
        }

        """)
    #expect(try folder.text("app.gresource.xml") == list(line("style.css")))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["app.gresource.xml", "style.css"])
    #expect(try modernize(".", in: folder).status == 0)
  }

  @Test(arguments: [
    (".a.b { color: red; }", ".a { color: blue; }", "would count before"),
    (".a { color: red; }", "@import 'x.css';\n", "'@import' is not allowed in '@media'"),
    (".a { color: red; }", ".a { color: blue;", "unclosed"),
    (".a { color: red;", ".a { color: blue; }", "unclosed"),
  ])
  func leavesStylesheetsThatWouldPaintOtherwise(
    common: String, dark: String, reason: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("style.css", common)
    try folder.write("style-dark.css", dark)
    let run = try modernize(".", "--write", in: folder)
    #expect(run.output.contains("style-dark.css: left:") && run.output.contains(reason))
    #expect(try folder.text("style.css") == common)
    #expect(try folder.text("style-dark.css") == dark)
  }

  /// A mixture outside of sRGB is made lighter in another way by CSS than by GTK's function.
  @Test(arguments: [
    (".a { color: lighter(mix(red, oklch(0.7 0.3 140), 0.5)); }\n", [1, 1]),
    (
      "@define-color far lighter(mix(red, oklch(0.7 0.3 140), 0.5));\n.a { color: @far; }\n",
      [1, 1]
    ),
  ])
  func leavesOnlyTheCallsThatWouldChangeAColor(odd: String, lines: [Int]) throws {
    let folder = try TemporaryFolder()
    let other = { (color: String) in ".b { color: \(color); }\n.c { color: \(color); }\n" }
    try folder.write("a.css", odd + other("alpha(red, 0.5)"))
    let run = try modernize("a.css", "--write", in: folder)
    let left = run.output.split(separator: "\n").filter { $0.contains("not done: a.css:") }
    #expect(left.map { Int($0.split(separator: ":")[1]) } == lines, "\(run.output)")
    let text = try folder.text("a.css")
    #expect(text.contains("lighter(mix(red, oklch(0.7 0.3 140), 0.5))"), "\(text)")
    #expect(text.hasSuffix(other("color-mix(in srgb, red 50%, transparent)")), "\(text)")
    #expect(try modernize("a.css", in: folder).status == 0)
  }

  /// What is imported counts before the stylesheets for appearances as `style.css` itself does.
  @Test(arguments: [
    (".c { color: red; }", nil),
    (".a.b { color: red; }", "'color' of '.a.b' in 'base.css' would count before"),
    ("", ""),
  ])
  func joinsAStylesheetThatImportsOthers(base: String, reason: String?) throws {
    let folder = try TemporaryFolder()
    let isRead = !base.isEmpty
    let common =
      "@import url(\"\(isRead ? "base.css" : "resource:///a/base.css")\");\n.a { color: red; }\n"
    if isRead { try folder.write("base.css", base + "\n") }
    try folder.write("style.css", common)
    try folder.write("style-dark.css", ".a { color: blue; }\n")
    let run = try modernize(".", "--write", in: folder)
    #expect(folder.exists("style-dark.css") == (reason != nil), "\(run.output)")
    guard let reason else {
      return #expect(
        try folder.text("style.css")
          == common + "\n@media (prefers-color-scheme: dark) {\n.a { color: blue; }\n}\n")
    }
    let said = isRead ? reason : "style.css:1:1: what is imported here cannot be read"
    #expect(run.output.contains(said), "\(run.output)")
    #expect(try folder.text("style.css") == common)
  }

  @Test func rewritesTheCSSOfALiveryTheme() throws {
    let folder = try TemporaryFolder()
    let theme = { (color: String) in
      "livery = 1\nname = \"A\"\n[extra]\ncss = '''\nlabel { color: \(color); }\n'''\n"
    }
    try folder.write("a.livery.toml", theme("alpha(@accent_bg_color, 0.5)"))
    #expect(try modernize("a.livery.toml", "--write", in: folder).status == 0)
    #expect(
      try folder.text("a.livery.toml")
        == theme("color-mix(in srgb, @accent_bg_color 50%, transparent)"))
  }

  /// Texts that are hard to read, and what they become; `nil` for what stays.
  private static let hardTexts: [(String, String?)] = [
    ("@define-color a @b; @define-color b @a; .a { color: @a; }", nil),
    (
      "@define-color a red; .a { color: @a", ":root {\n  --a: red;\n} .a { color: var(--a)"
    ),
    (".a { color: mix(", nil),
    ("\u{feff}@define-color brånd red;\r\n.a { color: @brånd; }\r\n", nil),
    (
      ".a { color: alpha(@nobody, 0.5); }",
      ".a { color: color-mix(in srgb, @nobody 50%, transparent); }"
    ),
    (
      "@define-color brånd red;\r\n.a { color: alpha(@brånd, .5); }\r\n",
      """
      :root {\r
        --brånd: red;\r
      }\r
      .a { color: color-mix(in srgb, var(--brånd) 50%, transparent); }\r\n
      """
    ),
    (
      "} .a { color: alpha(red, 0.5); } {",
      "} .a { color: color-mix(in srgb, red 50%, transparent); } {"
    ),
    (
      "b { color: @a; }\n@define-color a red;\nb { top: 0; }\n@define-color a blue;\n",
      """
      b { color: var(--a); }
      :root {
        --a: red;
      }
      b { top: 0; }
      :root {
        --a: blue;
      }

      """
    ),
    (
      "b { @define-color a red; color: @a; }\nb { color: darker(red); }\n",
      """
      b { @define-color a red; color: @a; }
      b { color: hsl(from red h calc(s * 0.7) calc(l * 0.7)); }

      """
    ),
    (
      "b { box-shadow: 0 0 2px alpha(red, .5), inset 0 0 mix(red, lime, .5); }",
      """
      b { box-shadow: 0 0 2px color-mix(in srgb, red 50%, transparent), inset 0 0 \
      color-mix(in srgb, red, lime 50%); }
      """
    ),
    (
      "@keyframes k { from { color: mix(red, blue, .5); } } b { --own: shade(red, .5); }",
      """
      @keyframes k { from { color: color-mix(in srgb, red, blue 50%); } } b { --own: \
      hsl(from red h calc(s * 0.5) calc(l * 0.5)); }
      """
    ),
    (
      "a { color: alpha(red, } b { color: red; }\nb { color: mix(red, blue, ); top: 0; }",
      nil
    ),
    (
      "@define-color \\61 b red; b { color: @ab; foo bar; border-color: alpha(red, .5) }",
      """
      @define-color \\61 b red; b { color: @ab; foo bar; border-color: \
      color-mix(in srgb, red 50%, transparent) }
      """
    ),
  ]

  /// Whatever is in a file, what GTK refuses stays as it is, and a second run changes nothing.
  @Test(arguments: hardTexts)
  func settlesOnAnyText(sheet: String, result: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write("style.css", sheet)
    _ = try modernize("style.css", "--write", in: folder)
    let once = try folder.text("style.css")
    #expect(once == result ?? sheet)
    let again = try modernize("style.css", "--write", in: folder)
    #expect(again.status == 0)
    #expect(try folder.text("style.css") == once)
  }

  @Test func leavesAFileWithMorePlacesThanAreKnown() throws {
    let folder = try TemporaryFolder()
    let sheet = ".a {\n" + String(repeating: "color: darker(red);\n", count: 10_001) + "}\n"
    try folder.write("style.css", sheet)
    let run = try modernize("style.css", "--write", in: folder)
    #expect(
      run.output.contains("not done: it has 10000 or more places"), "\(run.output.prefix(300))")
    #expect(try folder.text("style.css") == sheet)
  }

  @Test func refusesWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    #expect(try modernize("-", in: folder).status == 64)
    #expect(try modernize("none.css", in: folder).status == 66)
    #expect(try modernize("a.css", "--diff", "--write", in: folder).status == 64)
    #expect(try modernize("a.css", "--ui", "a.ui", in: folder).status == 64)
  }

  /// The examples of the documentation, row by row.
  @Test func doesWhatItsPageSays() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/modernize.md"), encoding: .utf8)
    let rows = page.matches(
      of: /\n\| `(?<old>[^`|]+;)` \| `(?<new>[^`|]+;)` \| (?<since>4\.\d+) (?=\|)/)
    #expect(rows.count >= 10)
    let folder = try TemporaryFolder()
    for row in rows {
      try folder.write("a.css", ".a { \(row.old) }\n")
      let target = "\(row.since).."
      _ = try Program.run("modernize", "--target", target, "--write", "a.css", in: folder.path)
      #expect(try folder.text("a.css") == ".a { \(row.new) }\n")
    }
  }
}

extension TemporaryFolder {
  fileprivate func text(_ name: String) throws -> String {
    String(decoding: try read(name), as: UTF8.self)
  }
}
