import Fixtures
import Foundation
import Testing

/// `livery review` prints what a change does to themes.
@Suite struct ReviewTests {
  private let repository: GitRepository

  init() throws { repository = try GitRepository() }

  private static let theme = """
    livery = 1
    name = 'Reef'
    [colors]
    accent-bg = '#1a5fb4'
    accent-fg = '#ffffff'
    window-bg = { light = '#fafafa', dark = '#222226' }
    [styles]
    button = { radius = 4 }

    """

  private func begin(_ files: [String: String] = ["themes/reef.livery.toml": theme]) throws {
    for (name, content) in files { try repository.write(name, content) }
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "work")
  }

  private func review(_ words: String...) throws -> ProgramRun {
    try Program.run(["review", "--target", "4.18"] + words, in: repository.path)
  }

  @Test(arguments: [
    // Nothing, another order, other notation, another format, another name.
    ("themes/reef.livery.toml", theme),
    (
      "themes/reef.livery.toml",
      "name = 'Reef' # sorted\nlivery = 1\n[styles]\nbutton = { radius = 4 }\n[colors]\n"
        + "window-bg = { dark = '#222226', light = '#FAFAFA' }\naccent-fg = '#fff'\n"
        + "accent-bg = '#1a5fb4'\n"
    ),
    (
      "themes/reef.livery.json",
      """
      { "livery": 1, "name": "Reef", "styles": { "button": { "radius": 4 } }, "colors": {
        "accent-bg": "#1a5fb4", "accent-fg": "white",
        "window-bg": { "light": "#fafafa", "dark": "#222226" } } }
      """
    ),
    ("themes/new.livery.toml", theme),
  ])
  func saysThatNothingChanges(name: String, content: String) throws {
    try begin()
    try repository.write("themes/reef.livery.toml", nil)
    try repository.write(name, content)
    let run = try review()
    #expect(run.status == 0 && run.output.hasSuffix("1 theme; nothing changes\n"), "\(run)")
    #expect(!run.output.contains(" -> "), "\(run)")
  }

  @Test func findsNoChangeInCSSOfAnotherOrder() throws {
    let rules = [
      "button, row:hover { color: #ffF; padding: 3px 4px }", "@define-color window_bg_color #222;",
      ".card { border: none; }", "@media (prefers-contrast: more) { button { color: red; } }",
    ]
    try begin(["a.css": rules.joined(separator: "\n")])
    try repository.write(
      "a.css",
      "/* tidy */\n" + rules[1...].joined(separator: "\n\n").replacing(": ", with: ":")
        + "row:hover { color: #fff; }\nbutton {\n  padding: 3px  4px;\n  color: #fff;\n}\n"
        + "row:hover { padding: 3px 4px; }\n")
    let run = try review()
    #expect(run.status == 0 && run.output.contains("nothing changes"), "\(run)")
    try repository.write("a.css", rules.joined(separator: "\n").replacing("3px 4px", with: "5px"))
    #expect(
      try review().output.contains(
        "    button padding  3px 4px -> 5px\n    row:hover padding  3px 4px"))
  }

  @Test func saysWhatGotBetterAndWorse() throws {
    try begin()
    try repository.write(
      "themes/reef.livery.toml", Self.theme.replacing("'#ffffff'", with: "'#c0c0c0'"))
    let worse = try review()
    #expect(worse.status == 1 && worse.output.contains("themes/reef.livery.toml: changed, worse"))
    #expect(worse.output.contains("    accent-fg  #ffffff -> #c0c0c0  (0.192 apart)"), "\(worse)")
    #expect(worse.output.contains("! accent-fg on accent-bg  6.29:1 -> 3.46:1  below 4.5:1  light"))
    #expect(worse.output.contains("[contrast/text]"), "\(worse)")
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "repair")
    try repository.write("themes/reef.livery.toml", Self.theme)
    let better = try review("--since", "work")
    #expect(better.status == 0 && better.output.contains("1 theme changes, none for the worse"))
    #expect(better.output.contains("  solved or better\n"), "\(better)")
  }

  @Test func saysWhichThemesAreNewRemovedRenamedOrBroken() throws {
    try begin([
      "gone.css": "entry { padding: 1px; }\n", "broken.livery.toml": Self.theme,
      "moved.livery.toml": Self.theme.replacing("Reef", with: "Moved"),
    ])
    try repository.write("gone.css", nil)
    try repository.git("mv", "moved.livery.toml", "here.livery.toml")
    try repository.write("new.css", "row { padding: 3px; }\n")
    try repository.write("broken.livery.toml", Self.theme.replacing("'#ffffff'", with: "'#zz'"))
    let run = try review()
    for line in [
      "gone.css: removed", "new.css: new", "here.livery.toml: renamed from 'moved.livery.toml'",
      "broken.livery.toml: changed, worse\n  it can no longer be read as a theme",
      "since 'main': 3 themes; 1 theme got worse",
    ] { #expect(run.output.contains(line + "\n"), "\(run)") }
  }

  @Test func findsTextThatIsHiddenUnderThePointer() throws {
    try begin(["a.css": "button { color: #111111; background-color: #eeeeee; }\n"])
    try repository.write(
      "a.css",
      "button { color: #111111; background-color: #eeeeee; }\n"
        + "button:hover { color: #111111; background-color: #111111; }\n")
    let run = try review()
    #expect(
      run.status == 1 && run.output.contains("'button:hover' has a contrast of 1.00:1"), "\(run)")
  }

  /// A theme whose file and name mean something in Markdown and HTML.
  private func writeHostile() throws {
    let name = "<img src=x onerror=alert(1)> | **@everyone** [x](http://evil.example) `a` #1"
    try begin(["a|`b` <i>.livery.toml": Self.theme])
    try repository.write(
      "a|`b` <i>.livery.toml",
      Self.theme.replacing("'Reef'", with: "\"\(name)\"").replacing("#1a5fb4", with: "#99c1f1"))
  }

  @Test func letsNothingInNamesMeanAnythingInMarkdown() throws {
    try writeHostile()
    let run = try review("--format", "markdown")
    #expect(run.status == 1 && run.output.hasPrefix("<!-- livery review -->\n### Themes: "))
    #expect(run.output.contains("`#1a5fb4` | `#99c1f1`"), "\(run)")
    for text in ["<img", "@everyone", "http://", "[x]", "`a`", "**@", "a|"] {
      #expect(!run.output.contains(text), "\(text): \(run)")
    }
    // Every row of a table has as many cells as its first.
    var columns: Int?
    for line in run.output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      let count = line.split(separator: "|", omittingEmptySubsequences: false).count
      #expect(columns ?? count == count, "\(line)")
      columns = count
    }
  }

  @Test func letsNothingInNamesMeanAnythingInHTML() throws {
    try writeHostile()
    let page = try review("--format", "html").output
    #expect(page.contains("background:#99c1f1") && page.contains("&lt;img src=x"))
    #expect(!page.contains("<img") && !page.contains("<i>") && page.hasSuffix("</html>\n"))
  }

  @Test func keepsACommentShort() throws {
    let roles = (0..<3000).map { ".a\($0) { padding: 1px; color: #888; background: #999; }\n" }
    let files = (0..<60).map { ("t\($0).css", roles.prefix(100).joined()) }
    try begin(Dictionary(uniqueKeysWithValues: files))
    for (name, content) in files {
      try repository.write(
        name, content.replacing("1px", with: "2px").replacing("#888", with: "#777"))
    }
    let run = try review("--format", "markdown")
    #expect(run.output.utf8.count <= 60_000 && run.output.contains("no place here"))
    #expect(run.output.components(separatedBy: "<details").count > 3)
    let details = ["<details", "</details>"].map { run.output.components(separatedBy: $0).count }
    #expect(details[0] == details[1])
  }

  @Test func writesAPageACommentAndAReport() throws {
    try begin()
    try repository.write(
      "themes/reef.livery.toml", Self.theme.replacing("'#ffffff'", with: "'#c0c0c0'"))
    for _ in 0..<2 {
      #expect(try review("themes", "-o", "out/review", "--no-pictures").status == 1)
    }
    let names = try repository.folder.contents(of: "out/review").keys.sorted()
    #expect(names == ["comment.md", "index.html", "review.json"])
    let json = try JSONSerialization.jsonObject(
      with: repository.folder.read("out/review/review.json"))
    let report = try #require(json as? [String: Any])
    #expect(report["livery-review"] as? Int == 1 && report["worse"] as? Bool == true)
    let theme = try #require((report["changed"] as? [[String: Any]])?.first)
    #expect(theme["file"] as? String == "themes/reef.livery.toml")
    let difference = try #require((theme["differences"] as? [[String: Any]])?.first)
    #expect(
      difference["before"] as? String == "#ffffff" && difference["name"] as? String == "accent-fg")
    try repository.write("other/comment.md", "mine\n")
    let refused = try review("themes", "-o", "other", "--no-pictures")
    #expect(refused.status == 73 && refused.errors.contains("'--force'"), "\(refused)")
    #expect(try repository.folder.contents(of: "other").count == 1)
  }

  @Test(arguments: ["main", "trunk"])
  func looksForWhereABranchBegan(branch: String) throws {
    try begin()
    if branch != "main" { try repository.git("branch", "--quiet", "-m", "main", branch) }
    let run = try review()
    #expect(run.status == (branch == "main" ? 0 : 66), "\(run)")
    #expect(branch == "main" || run.errors.contains("'master' cannot be read"), "\(run)")
  }

  @Test func sameInputGivesTheSameBytes() throws {
    try writeHostile()
    for format in ["text", "markdown", "html", "json"] {
      #expect(try review("--format", format).output == review("--format", format).output)
    }
  }
}
