import Fixtures
import Foundation
import Testing

@Suite struct ProveCommandTests {
  private static let template = """
    @define-color window_bg_color #{{base00-hex}};
    @define-color window_fg_color #{{base01-hex}};
    """

  private static let scheme: String = {
    let colors: [String] = (0..<16).map { index in
      let value = String(10 + index * 15, radix: 16)
      let byte = value.count == 1 ? "0" + value : value
      let name = String(index, radix: 16, uppercase: true)
      return "  base0\(name): \"\(byte)\(byte)\(byte)\"\n"
    }
    return "system: base16\nname: One\nauthor: A\nvariant: dark\npalette:\n" + colors.joined()
  }()

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("t.mustache", Self.template)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/schemes", withIntermediateDirectories: true)
    try folder.write("schemes/one.yaml", Self.scheme)
    return folder
  }

  @Test func saysWhichPairFailsWithWhichPalette() throws {
    let folder = try folder()
    let fixed = "\(folder.path)/fixed.mustache"
    let result = try Program.run(
      "prove", "\(folder.path)/t.mustache", "--base16", "\(folder.path)/schemes", "-o", fixed)
    #expect(result.status == 1, "\(result)")
    let line = result.output.split(separator: "\n").first {
      $0.contains("t.mustache:2:31: error: 'window-fg' on 'window-bg' fails with 1 of 1 palettes")
    }
    #expect(
      line?.contains("worst with 'one.yaml' in dark: #191919 of 'base01' on #0a0a0a of 'base00'")
        == true)
    let again = try Program.run("prove", fixed, "--base16", "\(folder.path)/schemes")
    #expect(again.status == 0, "\(again)")
  }

  /// The palette that is named fails by hand, too.
  @Test func namesACounterexampleThatFailsByHand() throws {
    let folder = try folder()
    let filled = try Program.run(
      "prove", "\(folder.path)/t.mustache", "--fill", "\(folder.path)/schemes/one.yaml")
    #expect(filled.status == 0, "\(filled)")
    #expect(
      filled.output
        == "@define-color window_bg_color #0a0a0a;\n@define-color window_fg_color #191919;")
    try folder.write("filled.css", filled.output)
    let checked = try Program.run("check", "\(folder.path)/filled.css")
    #expect(checked.status == 1)
    #expect(checked.output.contains("'window-fg' on 'window-bg'"))
  }

  /// A palette that was made is made again by its name, and fails by hand, too.
  @Test func provesWithPalettesOfMaterialDesign() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "t.css",
      """
      @define-color window_bg_color {{colors.surface.default.hex}};
      @define-color window_fg_color {{colors.outline.default.hex}};
      """)
    let arguments = ["prove", "\(folder.path)/t.css", "--material", "45"]
    let result = try Program.run(arguments)
    #expect(result.status == 1, "\(result)")
    let line = result.output.split(separator: "\n").first {
      $0.contains("t.css:2:31: error: 'window-fg' on 'window-bg' fails with ")
    }
    let found = try #require(line).firstMatch(
      of: /with [0-9]+ of 45 palettes.*worst with '(#[0-9a-f]{6} [a-z_]+ [-.0-9]+)' in/)
    let name = String(try #require(found).1)
    #expect(try Program.run(arguments).output == result.output)

    let filled = try Program.run("prove", "\(folder.path)/t.css", "--fill", name)
    #expect(filled.status == 0, "\(filled)")
    try folder.write("filled.css", filled.output)
    #expect(try Program.run("check", "\(folder.path)/filled.css").status == 1)
  }

  @Test func takesOneLevelOfContrast() throws {
    let folder = try TemporaryFolder()
    let template = try folder.write(
      "t.css",
      "@define-color window_bg_color {{colors.surface.default.hex}};\n"
        + "@define-color window_fg_color {{colors.outline.default.hex}};\n")
    let result = try Program.run("prove", template, "--material", "20", "--contrast", "0")
    let found = try #require(
      result.output.firstMatch(of: /worst with '#[0-9a-f]{6} [a-z_]+ ([-.0-9]+)'/))
    #expect(found.1 == "0")
    for words in [["--contrast", "0"], ["--material", "9", "--contrast", "2"]] {
      #expect(try Program.run(["prove", template] + words).status == 64)
    }
  }

  @Test func provesOurOwnTemplateOfMatugen() throws {
    let folder = try TemporaryFolder()
    try folder.write("t.css", try Program.run("template", "matugen").output)
    let result = try Program.run("prove", "\(folder.path)/t.css", "--material", "90")
    #expect(result.status == 0, "\(result)")
  }

  @Test(arguments: [
    ("json", "{"), ("sarif", "{"), ("junit", "<?xml"), ("github", "::error file="), ("gitlab", "["),
  ])
  func printsReports(format: String, beginning: String) throws {
    let folder = try folder()
    let result = try Program.run(
      "prove", "\(folder.path)/t.mustache", "--palettes", "\(folder.path)/schemes", "--format",
      format)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix(beginning), "\(result)")
  }

  @Test func writesAPage() throws {
    let folder = try folder()
    let page = "\(folder.path)/page.html"
    let result = try Program.run(
      "prove", "\(folder.path)/t.mustache", "--palettes", "\(folder.path)/schemes", "--html", page)
    #expect(result.status == 1)
    let text = String(decoding: try folder.read("page.html"), as: UTF8.self)
    #expect(text.contains("style=\"color:#191919;background:#0a0a0a\""))
    #expect(text.hasSuffix("</html>\n"))
  }

  @Test func refusesWhatItCannotProve() throws {
    let folder = try folder()
    let (template, schemes) = ("\(folder.path)/t.mustache", "\(folder.path)/schemes")
    try folder.write("plain.css", "a { color: red }")
    try folder.write("t.css", "{{colors.primary.default.hex}}")
    let cases: [([String], Int32)] = [
      ([template], 64), ([template, "--palettes", schemes, "--base16", schemes], 64),
      (["\(folder.path)/t.css", "--base16", schemes], 64),
      ([template, "--material", "10"], 64),
      (["\(folder.path)/t.css", "--material", "0"], 64),
      (["\(folder.path)/t.css", "--material", "1000001"], 64),
      (["\(folder.path)/t.css", "--material", "many"], 64),
      (["\(folder.path)/t.css", "--material", "10", "--palettes", schemes], 64),
      (["\(folder.path)/t.css", "--fill", "#3584e4 loud 0"], 66),
      (["\(folder.path)/plain.css", "--palettes", schemes], 65),
      (["\(folder.path)/t.css", "--palettes", schemes], 65),
      (["\(folder.path)/none", "--palettes", schemes], 66),
      ([template, "--palettes", "\(folder.path)/none"], 66),
    ]
    for (arguments, status) in cases {
      let result = try Program.run(["prove"] + arguments)
      #expect(result.status == status, "\(arguments) \(result)")
    }
  }
}
