import Fixtures
import Foundation
import Testing
import ThemeModel
import ThemeSource

@testable import ThemeTemplates

/// Templates that are made to cost much.
@Suite struct TemplateLimitTests {
  private func text(_ part: String, _ count: Int) -> String {
    String(repeating: part, count: count)
  }

  @Test func readsSectionsUpToALimitOfDepth() throws {
    let open = "{{#base00-hex}}"
    let close = "{{/base00-hex}}"
    #expect(try Samples.fill(text(open, 64) + "x" + text(close, 64), in: .mustache) == "x")
    let problems = try Samples.problems(text(open, 30_000) + text(close, 30_000), in: .mustache)
    #expect(
      problems == ["1:961 sections nest more than 64 deep; the rest is not read"])
  }

  @Test func countsTheSectionsAroundAPartial() throws {
    let folder = try TemporaryFolder()
    let open = text("{{#base00-hex}}", 40)
    let close = text("{{/base00-hex}}", 40)
    let file = try folder.write("t.mustache", open + "{{> part}}" + close)
    let part = try folder.write("part.mustache", open + close)
    let template = Template(
      SourceText(file: file, bytes: Array(try folder.read("t.mustache"))), in: .mustache)
    #expect(template.findings.map(\.location.file) == [part])
    #expect(template.findings[0].message.hasPrefix("sections nest more than 64 deep"))
  }

  /// Tags that are wrong, all in one line: each of them was looked up in the whole line.
  @Test(arguments: [
    (TemplateLanguage.mustache, "{{/base00-hex}}", 30_000), (.mustache, "{{nobody}}", 50_000),
    (.mustache, "{{> nobody}}", 30_000),
    (.matugen, "<* endif *>", 40_000), (.matugen, "<* include \"nobody\" *>", 30_000),
    (.matugen, "{{}}", 100_000), (.matugen, "<* nothing *>", 40_000),
    (.pywal, "{color1.colour}", 40_000), (.pywal, "{ }", 100_000),
  ])
  func endsAtAThousandProblems(language: TemplateLanguage, tag: String, count: Int) throws {
    let problems = try Samples.problems(text(tag, count), in: language)
    #expect(problems.count == TemplateProblems.limit + 1)
    #expect(problems.contains { $0.hasSuffix("problems up to here; the rest is not read") })
  }

  @Test func replacesAsManyMarkersAsALineHas() throws {
    let filled = try Samples.fill(text("{color1}{{color2}}", 30_000) + "{color2}", in: .pywal)
    // The first of two equal texts is replaced, also between double braces.
    #expect(
      filled == "#2f6ffd{#54ca32}" + text("#2f6ffd{color2}", 29_999) + "{color2}")
  }

  @Test(arguments: [
    (TemplateLanguage.mustache, "{{base00-hex}}"), (.matugen, "{{colors.primary.default.hex}}"),
    (.pywal, "{color1}"),
  ])
  func endsWithItsBudget(language: TemplateLanguage, tag: String) {
    let source = SourceText(file: "t", text(tag, 20))
    let template = Template(source, in: language, within: ReadingBudget(steps: 10))
    #expect(template.findings.map(\.rule) == ["syntax/size"])
    #expect(template.findings[0].message.hasSuffix("too much work, the rest is not read"))
    #expect(Template(source, in: language, within: ReadingBudget(steps: 20)).findings.isEmpty)
  }

  @Test func leavesOutLinesOnceEach() {
    let source = SourceText(file: "t", "ab\ncd\nef\ngh\n")
    var lines = LineSet()
    func problem(_ range: Range<Int>) -> TemplateProblem {
      TemplateProblem(.templateSyntax, TemplatePlace(source: 0, range: range), "")
    }
    lines.add([problem(4..<5), problem(3..<4), problem(4..<7)], of: [source])
    lines.add([problem(0..<0)], of: [source])
    func rest(_ range: Range<Int>) -> [Range<Int>] {
      lines.remainder(of: TemplatePlace(source: 0, range: range))
    }
    #expect(rest(0..<12) == [9..<12] && rest(8..<10) == [9..<10] && rest(1..<2).isEmpty)
    #expect(lines.remainder(of: TemplatePlace(source: 1, range: 0..<2)) == [0..<2])
    #expect(lines.overlaps(TemplatePlace(source: 0, range: 2..<3)))
    #expect(!lines.overlaps(TemplatePlace(source: 0, range: 9..<12)))
  }
}

/// Files that a template includes: none but those of its own folder.
@Suite struct IncludedFileTests {
  @Test(arguments: [
    (TemplateLanguage.mustache, "{{> link}}"), (.matugen, "<* include \"link\" *>"),
  ])
  func readsNoFileElsewhere(language: TemplateLanguage, tag: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", "hunter2")
    let template = try folder.write("in/t", tag)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/link", withDestinationPath: "../secret")
    let read = Template(SourceText(file: template, tag), in: language)
    #expect(
      read.findings.map(\.message) == ["'link' is not included: it lies outside of the folder"])
    let filled = read.filled(with: try Samples.palette(for: language), in: .dark)
    #expect(!String(decoding: filled.bytes, as: UTF8.self).contains("hunter2"))
  }

  @Test func followsLinksToWhereTheTemplateIs() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept/t.mustache", "{{> part}}")
    try folder.write("kept/part.mustache", "x")
    try folder.write("in/none", "")
    for name in ["t.mustache", "part.mustache"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/in/\(name)", withDestinationPath: "../kept/\(name)")
    }
    let text = SourceText(file: folder.path + "/in/t.mustache", "{{> part}}")
    let filled = Template(text, in: .mustache)
      .filled(with: try Samples.palette(for: .mustache), in: .dark)
    #expect(filled.bytes == Array("x".utf8))
  }

  @Test(arguments: ["pipe", "folder", "large"])
  func saysWhyAFileIsNotIncluded(name: String) throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.path + "/pipe", 0o600)
    try folder.write("folder/in", "")
    try folder.write("large", String(repeating: "x", count: TemplateSources.sizeLimit + 1))
    let text = SourceText(file: folder.path + "/t.mustache", "{{> \(name)}}")
    let reasons = [
      "pipe": "it is not a regular file", "folder": "it is a folder",
      "large": "it has more than 1 MiB",
    ]
    #expect(
      Template(text, in: .mustache).findings.map(\.message)
        == ["'\(name)' is not included: \(reasons[name] ?? "")"])
  }
}
