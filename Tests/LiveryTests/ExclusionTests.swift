import Fixtures
import Foundation
import Testing

/// Which files of a folder are themes: not those that `exclude` names, nor parts of others.
@Suite struct ExclusionTests {
  private static let faint = "livery = 1\nname = 'x'\n[colors]\npopover-fg = { light = '#aaa' }\n"
  private static let tokens =
    ##"{"color": {"$type": "color", "window-bg": {"$value": "#101010"}, "a": {"$value": "{b.c}"}}}"##
  private static let more = ##"{"b": {"c": {"$type": "color", "$value": "#202020"}}}"##
  private static let resolver = ##"""
    {"version": "2025.10", "sets": {"all": {"sources": [
      {"$ref": "parts/one.tokens.json"}, {"$ref": "parts/two.tokens.json"}]}},
    "resolutionOrder": [{"$ref": "#/sets/all"}]}
    """##

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try Program.run(arguments, in: folder.path)
  }

  @Test(arguments: [
    ("exclude = ['old/']", 0), ("exclude = ['a.*']", 0), ("exclude = ['themes/**/*.toml']", 0),
    ("exclude = ['*.css', '/old/']", 1), ("exclude = []", 1),
  ])
  func leavesFilesOut(text: String, status: Int32) throws {
    try folder.write("themes/old/a.livery.toml", Self.faint)
    try folder.write("themes/b.css", "label { color: red; }\n")
    try folder.write("livery.toml", text)
    #expect(try run("check", "themes").status == status)
    // Named, too, as hooks do.
    let named = try run("check", "themes/old/a.livery.toml")
    #expect(named.status == status, "\(named)")
    #expect(named.errors.contains("is left out by 'exclude'") == (status == 0), "\(named)")
    let converted = try run("convert", "themes/old", "-o", "out")
    #expect(converted.errors.contains("\(status) of \(status) files"), "\(converted)")
  }

  @Test func saysWhereNothingIsLeft() throws {
    try folder.write("themes/a.livery.toml", Self.faint)
    try folder.write("livery.toml", "exclude = ['themes']")
    let run = try run("check", "themes")
    #expect(run.status == 64)
    #expect(run.errors.contains("leaves out every file of 'themes'"), "\(run)")
  }

  @Test(arguments: ["exclude = 'old/'", "exclude = [1]", "exclude = ['!old/']", "exclude = ['']"])
  func expectsPatterns(text: String) throws {
    try folder.write("a.livery.toml", "livery = 1\nname = 'x'\n")
    try folder.write("livery.toml", text)
    let run = try run("check", "a.livery.toml")
    #expect(run.status == 1 && run.errors.contains("expected a"), "\(run)")
  }

  private func writeResolver() throws {
    try folder.write("themes/r.resolver.json", Self.resolver)
    try folder.write("themes/parts/one.tokens.json", Self.tokens)
    try folder.write("themes/parts/two.tokens.json", Self.more)
  }

  @Test func takesPartsOfAResolverForNoThemes() throws {
    try writeResolver()
    let alone = try run("check", "themes/r.resolver.json")
    let all = try run("check", "themes")
    #expect(all.output == alone.output && all.status == alone.status, "\(all)")
    try folder.write("flat/r.resolver.json", Self.resolver.replacing("parts/", with: ""))
    try folder.write("flat/one.tokens.json", Self.tokens)
    try folder.write("flat/two.tokens.json", Self.more)
    let converted = try run("convert", "flat", "-o", "out")
    #expect(converted.errors.contains("1 of 1 files"), "\(converted)")
    #expect(try run("list", "flat").output.components(separatedBy: "flat/").count == 2)
  }

  @Test func judgesTheResolverOfAPartThatIsNamed() throws {
    try writeResolver()
    let run = try run("check", "themes/parts/one.tokens.json", "themes/parts/two.tokens.json")
    #expect(
      run.errors.contains(
        "'themes/parts/one.tokens.json' is a part of 'themes/r.resolver.json'"), "\(run)")
    #expect(try run.output == self.run("check", "themes/r.resolver.json").output)
    // Without one it is judged by itself.
    try folder.write("alone/one.tokens.json", Self.tokens)
    #expect(try self.run("check", "alone/one.tokens.json").output.contains("'b.c'"))
  }
}
