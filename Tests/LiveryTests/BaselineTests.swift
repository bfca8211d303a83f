import Fixtures
import Foundation
import Testing

/// What is known to a project, and what is new to it.
@Suite struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ words: String...) throws -> ProgramRun {
    try Program.run(["check"] + words, in: folder.path)
  }

  private func known() throws -> String {
    String(decoding: try folder.read("known.json"), as: UTF8.self)
  }

  private static func theme(accentText: String, text: String = "#707070") -> String {
    "livery = 1\nname = 'B'\n[colors]\naccent-bg = '#3584e4'\naccent-fg = '\(accentText)'\n"
      + "window-fg = { light = '\(text)', dark = '#ffffff' }\n"
  }

  @Test func holdsALineForEachThingThatIsWrong() throws {
    try folder.write(
      "themes/b.css", "buton { colr: red; }\n.a { color: #888; background: #777; }\n")
    #expect(try check("themes", "--write-baseline", "known.json", "--target", "4.18").status == 0)
    #expect(
      try known() == """
        {
          "livery-baseline": 2,
          "findings": [
            {"file": "themes/b.css", "rule": "contrast/style", "subject": "'.a'", "severity": "warning", \
        "figure": "1.26:1"},
            {"file": "themes/b.css", "rule": "css/node", "subject": "no widget of GTK or libadwaita has the \
        node 'buton'", "severity": "warning"},
            {"file": "themes/b.css", "rule": "css/property", "subject": "GTK has no property 'colr'", \
        "severity": "error"}
          ]
        }

        """)
  }

  @Test(arguments: [
    // Worse, or as an error what was a warning.
    ("#4a90e8", "#707070", true), ("#e8e8e8", "#d0d0d0", true), ("#dddddd", "#707070", true),
    // As bad, or better.
    ("#e8e8e8", "#707070", false), ("#f0f0f0", "#6c6c6c", false), ("#ffffff", "#000000", false),
  ])
  func reportsWhatGetsWorse(accentText: String, text: String, isReported: Bool) throws {
    try folder.write("b.livery.toml", Self.theme(accentText: "#e8e8e8"))
    #expect(try check("b.livery.toml", "--write-baseline", "known.json").status == 0)
    try folder.write("b.livery.toml", Self.theme(accentText: accentText, text: text))
    let run = try check("b.livery.toml", "--baseline", "known.json")
    #expect(!run.output.isEmpty == isReported, "\(run)")
  }

  @Test(arguments: ["4.8", "4.18"])
  func findsNothingNewInAnotherOrder(target: String) throws {
    let rules = [
      ".one { }", ".two { }", ".three { }", "buton { color: red; }", "labl { color: red; }",
      "@keyframes first { to { opacity: 0; } }", "@keyframes second { to { opacity: 0; } }",
      ".a { color: #888; background: #777; }", ".a { color: #888; background: #777; }",
      "row { colr: red; }", "entry { colr: red; }", "@define-color accent_color #888;",
      "@define-color success_color #888;", "@define-color warning_color #888;",
    ]
    try folder.write("b.css", rules.joined(separator: "\n"))
    #expect(try check("b.css", "--write-baseline", "known.json", "--target", target).status == 0)
    let before = try known()
    try folder.write("b.css", "/* turned around */\n" + rules.reversed().joined(separator: "\n"))
    let run = try check("b.css", "--baseline", "known.json", "--target", target)
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
    #expect(try check("b.css", "--write-baseline", "known.json", "--target", target).status == 0)
    #expect(try known() == before)
    // One more of the same is new.
    try folder.write("b.css", (rules + ["box { colr: red; }"]).joined(separator: "\n"))
    let more = try check("b.css", "--baseline", "known.json", "--target", target)
    #expect(more.status == 1 && more.output.contains("'colr'"), "\(more)")
  }

  @Test func knowsFilesFromItsFolderOn() throws {
    try folder.write("themes/b.css", "a { colr: red; }\n")
    try folder.write("ci/keep", "")
    #expect(try check("themes", "--write-baseline", "ci/known.json").status == 0)
    let text = String(decoding: try folder.read("ci/known.json"), as: UTF8.self)
    #expect(text.contains("\"../themes/b.css\""))
    let words = ["check", "b.css", "--baseline", "../ci/known.json"]
    #expect(try Program.run(words, in: folder.path + "/themes").status == 0)
  }

  @Test(arguments: [
    (
      "{\"livery-baseline\": 1, \"findings\": [\"2e62a556738bbf91\"]}",
      "is of version 1, and this Livery reads version 2; '--write-baseline' writes it anew"
    ),
    ("{\"livery-baseline\": 3, \"findings\": []}", "is of version 3"),
    ("{\"livery-baseline\": 2, \"findings\": [\n\n7]}", "is broken at line 3: expected a 'file'"),
    ("{\"livery-baseline\": 2, \"findings\": [\n", "is broken at line"),
    (
      "{\"livery-baseline\": 2, \"findings\": [{\"file\": \"/etc/a\", \"rule\": \"a/b\", "
        + "\"subject\": \"\", \"severity\": \"note\"}]}", "is broken at line 1"
    ),
    ("{}", "is none that Livery wrote"), ("[]", "is none that Livery wrote"),
  ])
  func saysWhatIsWrongWithTheFile(text: String, message: String) throws {
    try folder.write("b.css", "a { colr: red; }\n")
    try folder.write("known.json", text)
    let run = try check("b.css", "--baseline", "known.json")
    #expect(run.status == 66 && run.errors.contains(message), "\(run)")
  }

  @Test func writesOverOneOfAnotherVersion() throws {
    try folder.write("b.css", "a { colr: red; }\n")
    try folder.write("known.json", "{\"livery-baseline\": 1, \"findings\": []}")
    #expect(try check("b.css", "--write-baseline", "known.json").status == 0)
    #expect(try check("b.css", "--baseline", "known.json").status == 0)
  }

  @Test func mayNotLieOutsideOfTheProject() throws {
    try folder.write("known.json", "{\"livery-baseline\": 2, \"findings\": []}")
    try folder.write("project/livery.toml", "baseline = '../known.json'\n")
    try folder.write("project/b.css", "a { color: red; }\n")
    let run = try Program.run(["check", "b.css"], in: folder.path + "/project")
    #expect(run.status == 1 && run.errors.contains("lies outside of the project"), "\(run)")
  }
}
