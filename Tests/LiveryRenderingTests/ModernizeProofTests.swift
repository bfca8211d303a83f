import Fixtures
import Foundation
import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import Testing

/// `livery modernize --proof` with what GTK paints before and after a change.
@Suite(
  .enabled(if: PreviewCommand.hasScreen && Toolkit.release >= .v4_20, "needs '@media'"), .serialized
)
struct ModernizeProofTests {
  private static let old = """
    .a { background-image: linear-gradient(to right, alpha(red, 0), red); }

    """

  private static let page = """
    <interface><object class="GtkLabel" id="page"><property name="label">a</property>
    <style><class name="a"/></style></object></interface>
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("app/style.css", Self.old)
    try folder.write("page.ui", Self.page)
  }

  private var text: String {
    get throws { String(decoding: try folder.read("app/style.css"), as: UTF8.self) }
  }

  /// Rewrites the app where a shell script does something before `livery-preview` runs.
  private func modernize(
    _ script: String? = nil, pages: [String] = ["--ui", "page.ui"],
    environment: [String: String] = [:]
  ) throws -> ProgramRun {
    var program = BuiltProgram.path("livery")
    if let script {
      program = "\(folder.path)/bin/livery"
      try ProgramFile.write(
        "#!/bin/sh\n\(script)\nexec '\(BuiltProgram.path("livery-preview"))' \"$@\"\n",
        to: "\(folder.path)/bin/livery-preview")
      try ProgramFile.copy(BuiltProgram.path("livery"), to: program)
    }
    return try ProgramRun(
      [
        program, "modernize", "app", "--target", "4.20..", "--proof", "proof", "--write",
      ] + pages, in: folder.path, environment: environment)
  }

  /// GTK reads on after an error, with which the file is no theme.
  @Test func paintsAStylesheetThatHasErrors() throws {
    try folder.write("app/style.css", ".b { color: darken($b, 10%); }\n" + Self.old)
    let run = try modernize(pages: [])
    #expect(run.status == 0 && run.errors.contains("painted before and after: 1 file"), "\(run)")
    #expect(try text.hasPrefix(".b { color: darken($b, 10%); }\n"))
    #expect(try text.contains("rgb(from red r g b / 0)"))
  }

  /// Adds a rule to what is painted after the change, as a rewriting that changes a color would.
  private func adding(_ rule: String) -> String {
    """
    for word in "$@"; do
      case $word in proof/files/new-*) echo '\(rule)' >> "$word";; esac
    done
    """
  }

  @Test func writesWhatLooksTheSameAndKeepsThePictures() throws {
    let run = try modernize()
    #expect(run.status == 0 && run.errors.contains("painted before and after: 1 file"), "\(run)")
    #expect(try text.contains("rgb(from red r g b / 0)"))
    let pictures = try folder.contents(of: "proof/pictures-0").keys.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 8, "\(pictures)")
  }

  @Test(arguments: [
    (".a { background-image: linear-gradient(to right, rgba(0, 0, 0, 0), red); }", "light"),
    (".a { color: #800; }", "light"),
    ("@media (prefers-color-scheme: dark) { .a { color: #800; } }", "dark"),
    (
      "@media (prefers-color-scheme: dark) and (prefers-contrast: more) { .a { color: #800; } }",
      "dark+high-contrast"
    ),
    ("@media (prefers-contrast: more) { .a { margin-left: 20px; } }", "light+high-contrast"),
  ])
  func leavesAFileThatAPageShowsOtherwiseInAnAppearance(rule: String, appearance: String) throws {
    let run = try modernize(adding(rule))
    #expect(run.status == 1 && run.errors.contains("would look otherwise"), "\(run)")
    #expect(try text == Self.old)
    #expect(run.output.contains("not done: it would look otherwise"), "\(run)")
    for side in ["before", "after"] {
      let file = "proof/pictures-0/\(side)-pictures/t0/\(appearance)/page.png"
      #expect(folder.exists(file))
    }
    #expect(run.errors.contains("proof/pictures-0/"))
  }

  @Test func writesTheJoinedStylesheetsOfAnAppAndShowsThemInAllAppearances() throws {
    try folder.write("app/style-dark.css", ".a { color: lime; }\n")
    try folder.write("app/style-hc.css", ".a { margin-left: 9px; }\n")
    try folder.write("app/style-hc-dark.css", ".a { color: yellow; }\n")
    let run = try modernize()
    #expect(run.status == 0, "\(run)")
    #expect(!folder.exists("app/style-dark.css") && !folder.exists("app/style-hc-dark.css"))
    // Each appearance has a look of its own.
    let all = try folder.contents(of: "proof/pictures-0/after-pictures")
    let pictures = all.filter { $0.key.hasSuffix(".png") }
    #expect(pictures.count == 4 && Set(pictures.values).count == 4)
    let before = try folder.contents(of: "proof/pictures-0/before-pictures")
    #expect(pictures == before.filter { $0.key.hasSuffix(".png") })
  }

  @Test func leavesTheStylesheetsOfAnAppWhereTheyWouldLookOtherwiseTogether() throws {
    try folder.write("app/style-dark.css", ".a { color: lime; }\n")
    let rule = "@media (prefers-color-scheme: dark) { .a { color: yellow; } }"
    let run = try modernize(adding(rule))
    #expect(run.status == 1 && run.errors.contains("would look otherwise"), "\(run)")
    #expect(try text == Self.old)
    #expect(folder.exists("app/style-dark.css"))
  }

  @Test(arguments: [
    "[ $1 = compare ] && exit 70", "[ $1 = compare ] && exit 0",
    "case \"$*\" in *after-pictures*) [ $1 = render ] && kill -9 $$;; esac",
  ])
  func leavesAFileThatIsNotPaintedWhole(script: String) throws {
    let run = try modernize(script)
    #expect(run.status == 1 && run.errors.contains("not all of it was painted"), "\(run)")
    #expect(try text == Self.old)
  }

  /// What is hard to read paints the same before and after.
  @Test(arguments: [
    "@define-color a red;\r\n.a { box-shadow: 0 0 2px alpha(@a, .5);\r\n  color: @a; }\r\n",
    "\u{feff}@define-color brånd red;\n.a { color: @brånd; }\n.a { background: alpha(lime, .3); }\n",
    "@define-color a red;\n.a { --own: shade(@a, .5); color: var(--own); }\n@define-color a blue;\n",
    "@define-color a lime;\n.a { @define-color a red; color: @a; }\n",
    ".a { color: alpha(red, .5); }\n.b { color: alpha(red, } .a { background: lime; }\n"
      + ".a { border: 2px solid alpha(blue, .5); }\n",
    "@define-color a red; } .a { color: @a; }\n.a { background: alpha(@a, .5); foo bar; }\n",
    "@define-color a @nobody;\n.a { color: @a; background: alpha(@a, .5); }\n",
    "@define-color a red\n.a { color: @a; }\n.a { background: alpha(red, .5); }\n",
  ])
  func paintsTheSameOfWhatIsHardToRead(css: String) throws {
    try folder.write("app/style.css", css)
    let run = try modernize()
    #expect(run.status == 0 && run.errors.contains("painted before and after"), "\(run)")
    #expect(try text != css)
  }

  @Test func comparesValuesAloneWithoutADisplay() throws {
    let run = try modernize(environment: ["PATH": "/nonexistent"])
    #expect(run.status == 0 && run.errors.contains("only values were compared"), "\(run)")
    #expect(run.errors.contains("no display"))
    #expect(try text != Self.old)
  }

  /// Names that two files share change in both, and both are painted together.
  @Test func paintsStylesheetsTogetherThatImportEachOther() throws {
    try folder.write("app/colors/brand.css", "@define-color brand #3584e4;\n")
    try folder.write("app/style.css", "@import \"colors/brand.css\";\n.a { color: @brand; }\n")
    let run = try modernize()
    #expect(run.status == 0, "\(run)")
    #expect(try text == "@import \"colors/brand.css\";\n.a { color: var(--brand); }\n")
    let all = try folder.contents(of: "proof/pictures-0")
    let sides = ["before", "after"].map { all["\($0)-pictures/t0/light/page.png"] }
    #expect(sides[0] != nil && sides[0] == sides[1])
  }
}
