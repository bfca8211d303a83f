import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct OwnStylesheetTests {
  /// A theme as a stylesheet for a GTK: in its first appearance, or in all of them.
  private func written(_ theme: Theme, for target: Target) -> [UInt8] {
    target.releases.lowerBound.has(.mediaQueries)
      ? MediaStylesheet(theme, target: target).bytes
      : Stylesheet(theme.resolved(theme.appearances[0]), target: target).bytes
  }

  private func read(_ bytes: [UInt8]) throws -> ThemeReading {
    var library = ThemeLibrary(userFolder: nil)
    library.followsStylesheets = true
    return try library.read(SourceText(file: "a.css", bytes: bytes), path: nil)
  }

  @Test(arguments: ThemeLibrary.builtInIDs, [Target.v4_8, .v4_16, .v4_20])
  func isReadAndWrittenWithoutGrowing(id: String, target: Target) throws {
    // The base theme sets nothing.
    guard id != ThemeLibrary.baseID else { return }
    let theme = try #require(
      ThemeLibrary(userFolder: nil, release: target.releases.lowerBound).builtIn(id)?.theme)
    let once = try #require(try read(written(theme, for: target)).theme)
    let stylesheet = written(theme, for: target)
    let first = written(once, for: target)
    #expect(first.count <= stylesheet.count)
    let again = try read(first)
    #expect(again.findings.filter { $0.severity != .note } == [])
    let second = written(try #require(again.theme), for: target)
    #expect(String(decoding: second, as: UTF8.self) == String(decoding: first, as: UTF8.self))
    #expect(once.name == theme.name)
  }

  /// What people wrote after it stays.
  @Test func keepsWhatWasAdded() throws {
    let theme = try #require(ThemeLibrary(userFolder: nil).builtIn("ocean")?.theme)
    let added = "label.mine {\n  color: red;\n}\n"
    let read = try #require(
      try read(written(theme, for: .v4_8) + Array(added.utf8)).theme?.extraCSS)
    #expect(read.css.hasSuffix(added))
    #expect(!read.css.contains("written by Livery") && !read.css.contains("selection {"))
  }

  @Test func leavesOtherStylesheetsAsTheyAre() throws {
    let css = "@define-color link_color red;\nlink,\nbutton.link {\n  color: @link_color;\n}\n"
    let theme = try #require(try read(Array(css.utf8)).theme)
    #expect(theme.extraCSS?.css.contains("button.link") == true)
    #expect(theme.name == "a")
  }
}
