import Fixtures
import Foundation
import GTKFixtures
import Testing

/// What is painted since a revision of git: by `render`, `audit`, and `review` with its pictures.
@Suite(.enabled(if: PreviewCommand.hasScreen)) struct SincePaintingTests {
  private let repository: GitRepository

  init() throws { repository = try GitRepository() }

  private static func theme(_ name: String, _ accent: String, css: String = "") -> String {
    "livery = 1\nname = '\(name)'\n[colors]\naccent-bg = '\(accent)'\naccent-fg = '#ffffff'\n"
      + "[extra]\ncss = \".navigation-sidebar > row:selected { background: #dde7ef; color: #8aa3b5 } "
      + "\(css)\"\n"
  }

  private func begin() throws {
    for name in ["one", "two"] {
      try repository.write("\(name).livery.toml", Self.theme(name, "#1a5fb4"))
    }
    try repository.commit()
  }

  private func run(_ words: String...) throws -> ProgramRun {
    try PreviewCommand.run(words + ["--since", "HEAD"], in: repository.path)
  }

  @Test func paintsOnlyWhatChanged() throws {
    try begin()
    let none = try run("render", ".", "-o", "out", "--page", "surfaces")
    #expect(none.status == 0 && none.errors == "no theme changed since 'HEAD'\n", "\(none)")
    #expect(!repository.folder.exists("out"))
    try repository.write("two.livery.toml", Self.theme("two", "#a51d2d"))
    let changed = try run("render", ".", "-o", "out", "--page", "surfaces")
    #expect(changed.status == 0, "\(changed)")
    #expect(repository.folder.exists("out/two") && !repository.folder.exists("out/one"))
  }

  @Test func auditsForWhatIsNew() throws {
    try begin()
    let css = ".navigation-sidebar > row:selected { color: #7b96a8 }"
    let words = [
      "audit", ".", "--page", "surfaces", "--appearance", "light", "--state", "selected",
    ]
    let audit = { try PreviewCommand.run(words + $0, in: repository.path) }
    #expect(try audit([]).status == 1)
    #expect(try audit(["--since", "HEAD"]).status == 0)
    // Moved, and a little better.
    try repository.write("two.livery.toml", "# moved\n\n" + Self.theme("two", "#1a5fb4", css: css))
    let better = try audit(["--since", "HEAD"])
    #expect(better.status == 0 && better.output.isEmpty, "\(better)")
    try repository.write(
      "two.livery.toml",
      Self.theme("two", "#1a5fb4", css: css.replacing("#7b96a8", with: "#c0d0e0")))
    let worse = try audit(["--since", "HEAD"])
    #expect(worse.status == 1 && worse.output.contains("[audit/contrast]"), "\(worse)")
    #expect(!worse.output.contains("one.livery.toml"), "\(worse)")
  }

  @Test func comparesWithWhatThemesWere() throws {
    try begin()
    let same = try run("compare", ".", "-o", "out")
    #expect(same.status == 0 && same.errors.contains("no theme changed"), "\(same)")
    try repository.git("mv", "two.livery.toml", "three.livery.toml")
    try repository.write(
      "three.livery.toml", Self.theme("two", "#1a5fb4", css: "button.pill { border-radius: 2px }"))
    let differs = try run("compare", ".", "-o", "out", "--specimens", "--format", "json")
    #expect(differs.status == 1 && differs.output.contains("\"old\": \"HEAD\""), "\(differs)")
    #expect(differs.errors.isEmpty, "\(differs)")
    #expect(repository.folder.exists("out/three/dark/specimens/button-pill.png"))
    #expect(try run("compare", "-o", "out").status == 64)
    #expect(try run("compare", ".", "-o", "out", "--approve").status == 64)
  }

  @Test func namesFilesOfTheRevisionAsGitDoes() throws {
    try begin()
    try repository.write("two.livery.toml", "livery = 1\nname = 'two'\n[colors\n")
    try repository.commit()
    try repository.write("two.livery.toml", Self.theme("two", "#1a5fb4"))
    for words in [["compare", ".", "-o", "out"], ["audit", ".", "--page", "surfaces"]] {
      let run = try PreviewCommand.run(words + ["--since", "HEAD"], in: repository.path)
      let start = try Regex("(?m)^[0-9a-f]{9}:two\\.livery\\.toml:3:[0-9]+: error: ")
      #expect(run.status == 1 && run.errors.firstMatch(of: start) != nil, "\(run)")
      #expect(!run.errors.contains("livery-since-"), "\(run)")
    }
    #expect(!repository.folder.exists("out"))
  }

  @Test func reviewsWithPicturesOfWhatDiffers() throws {
    try begin()
    try repository.git("mv", "two.livery.toml", "three.livery.toml")
    try repository.write(
      "three.livery.toml", Self.theme("two", "#1a5fb4", css: "button.pill { border-radius: 2px }"))
    try repository.write("one.livery.toml", "# sorted\n" + Self.theme("one", "#1a5fb4"))
    let words = [BuiltProgram.path("livery"), "review", "--since", "HEAD", "-o", "out"]
    let address = "https://example.org/review"
    let run = try ProgramRun(words + ["--pictures-at", address], in: repository.path)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    #expect(run.output.contains("three.livery.toml: renamed from 'two.livery.toml'"))
    #expect(run.output.contains("written anew, with nothing that changes: 'one.livery.toml'"))
    let comment = String(decoding: try repository.folder.read("out/comment.md"), as: UTF8.self)
    let shown = comment.components(separatedBy: "](\(address)/pictures/").count - 1
    #expect((1...12).contains(shown) && comment.contains("button-pill in dark"), "\(comment)")
    let page = String(decoding: try repository.folder.read("out/index.html"), as: UTF8.self)
    #expect(page.contains("src=\"data:image/png;base64,iVBOR"))
    // What is painted as before takes the pictures away again.
    try repository.commit()
    #expect(try ProgramRun(words, in: repository.path).status == 0)
    #expect(try repository.folder.contents(of: "out").keys.filter { $0.hasSuffix(".png") } == [])
  }
}
