import Fixtures
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

@testable import ThemeTemplates

@Suite struct ProofTests {
  private static let sheet = """
    @define-color window_bg_color #{{base00-hex}};
    @define-color window_fg_color #{{base07-hex}};
    @define-color popover_bg_color #{{base01-hex}};
    @define-color popover_fg_color #{{base02-hex}};
    """

  private func prove(
    _ template: String, with schemes: [String: String], target: Target = .v4_8
  ) throws -> Proof {
    let folder = try TemporaryFolder()
    for (name, text) in schemes { try folder.write(name, text) }
    let supply = try #require(PaletteSupply(folder: folder.path))
    return Proof(
      Template(SourceText(file: "t.mustache", template), in: .mustache), with: supply, on: target)
  }

  @Test func namesTheWorstPaletteTheLineAndAMapping() throws {
    let proof = try prove(
      Self.sheet,
      with: [
        "a.yaml": Samples.scheme(), "b.yaml": Samples.scheme(setting: [2: "1c2336"]),
        "c.yaml": Samples.scheme(setting: [2: "f0f0f0"]),
      ])
    #expect(proof.provedCount == 3)
    let failure = try #require(
      proof.failures.first { $0.foreground == "'popover-fg'" && $0.surface == "'popover-bg'" })
    #expect(failure.count == 2 && failure.darkCount == 2 && failure.lightCount == 0)
    #expect(failure.worst.palette == "b.yaml" && failure.worst.ratio < 1.1)
    #expect(
      failure.worst.foregroundEntries == ["base02"] && failure.worst.backgroundEntries == ["base01"]
    )
    let start = failure.finding.location.start
    #expect(start.line == 4 && start.column == 32)
    #expect(failure.finding.severity == .error)
    #expect(failure.mapping.map(\.role) == ["popover-fg"])
    #expect(proof.stillFailing == 0)
  }

  /// What is proposed passes when it is proved itself.
  @Test func proposesATemplateThatPasses() throws {
    let schemes = [
      "a.yaml": Samples.scheme(), "b.yaml": Samples.scheme(setting: [2: "1c2336"]),
      "light.yaml": Samples.scheme(
        setting: [0: "fafafa", 1: "eeeeee", 2: "dddddd", 5: "333333", 7: "111111"]),
    ]
    for target in [Target.v4_8, .all4] {
      let proof = try prove(Self.sheet, with: schemes, target: target)
      #expect(proof.findings.hasErrors)
      let fixed = try #require(proof.fixed)
      let again = try prove(
        String(decoding: fixed.bytes, as: UTF8.self), with: schemes, target: target)
      #expect(!again.findings.hasErrors, "\(again.findings)")
    }
  }

  @Test func findsNothingWhereAllCanBeRead() throws {
    let proof = try prove(
      "@define-color window_bg_color #{{base00-hex}};\n", with: ["a.yaml": Samples.scheme()])
    #expect(proof.problems.isEmpty && proof.fixed == nil)
    #expect(!proof.findings.hasErrors, "\(proof.findings)")
  }

  @Test func provesOtherPalettesWhereOneLacksAnEntry() throws {
    let lacking = Samples.scheme().split(separator: "\n").filter { !$0.contains("base02") }
      .joined(separator: "\n")
    let proof = try prove(
      Self.sheet,
      with: [
        "a.yaml": Samples.scheme(), "b.yaml": lacking, "c.yaml": "no palette",
      ])
    #expect(proof.paletteCount == 3 && proof.provedCount == 1)
    #expect(
      proof.problems.contains {
        $0.rule == "template/entry" && $0.location.start.line == 4
          && $0.message == "the palette has no 'base02' (with 'b.yaml')"
      })
    #expect(proof.problems.contains { $0.location.file.hasSuffix("/c.yaml") })
    #expect(proof.failures.allSatisfy { $0.count == 1 })
  }

  @Test func provesTheRestOfATemplateWithALineThatNobodyFills() throws {
    let proof = try prove(
      "@define-color accent_color {{nobody}};\n@define-color view_bg_color #{{base2F-hex}};\n"
        + Self.sheet,
      with: ["a.yaml": Samples.scheme()])
    #expect(proof.provedCount == 1)
    #expect(proof.problems.map(\.rule) == ["template/name", "template/entry"])
    #expect(proof.failures.contains { $0.finding.location.start.line == 6 })
  }

  @Test(arguments: [
    (".item { background-color: #{{base00-hex}}; color: #{{base00-hex}}; }", 0, 1, 1),
    (".item { background: #{{base00-hex}}; color: #{{base07-hex}}; }", 0, 1, 0),
    (
      "@define-color window_bg_color #{{base00-hex}};\n@define-color window_fg_color #{{base0F-hex}};\n"
        + ".a { color: @window_bg_color; background: linear-gradient(#{{base00-hex}}, #{{base00-hex}}); }",
      nil, 1, 1
    ),
    ("@define-color color0 #{{base00-hex}};\n@define-color color1 #{{base01-hex}};\n", 0, 0, 0),
  ])
  func judgesRules(template: String, pairs: Int?, rules: Int, failing: Int) throws {
    let proof = try prove(template, with: ["a.yaml": Samples.scheme()])
    #expect(proof.ruleCount == rules)
    if let pairs { #expect(proof.pairCount == pairs) } else { #expect(proof.pairCount > 1) }
    let found = proof.failures.filter { $0.finding.rule == "contrast/style" }
    #expect(
      found.count == failing && proof.findings.hasErrors == (failing > 0), "\(proof.findings)")
    #expect(found.allSatisfy { $0.surface == "its own background" && $0.worst.ratio < 1.01 })
    #expect(found.allSatisfy { $0.finding.message.contains("fails with 1 of 1 palettes") })
  }

  @Test(arguments: [
    (
      "@define-color color0 #{{base00-hex}};\n",
      "no text was judged with 1 of 1 palettes: the template sets no color of libadwaita's, and no rule of it "
        + "gives text and background their colors"
    ),
    (
      ".item { background: #{{base00-hex}}; color: #{{base0F-hex}}; }",
      "every text can be read with 1 of 1 palettes; 1 rule was judged"
    ),
  ])
  func saysWhatItJudged(template: String, summary: String) throws {
    #expect(try prove(template, with: ["a.yaml": Samples.scheme()]).summary == summary)
  }

  /// A palette has both, and only one of the blocks fails.
  @Test(arguments: [("light", "dark"), ("dark", "light")])
  func namesTheAppearanceThatFails(failing: String, passing: String) throws {
    let block = { (scheme: String, text: String) in
      """
      @media (prefers-color-scheme: \(scheme)) {
        @define-color window_bg_color {{colors.surface.\(scheme).hex}};
        @define-color window_fg_color {{colors.\(text).\(scheme).hex}};
      }

      """
    }
    let text = block(failing, "surface_variant") + block(passing, "on_surface")
    let template = Template(SourceText(file: "t.css", text), in: .matugen)
    let supply = PaletteSupply(material: 20)
    let proof = Proof(template, with: supply, on: Target(GTKRelease.v4_24))
    let failure = try #require(
      proof.failures.first { $0.foreground == "'window-fg'" && $0.surface == "'window-bg'" })
    #expect(failure.worst.scheme.rawValue == failing)
    #expect(failure.finding.location.start.line == 3)
    #expect(failure.finding.message.contains(", always in \(failing); worst with"))
    #expect((failing == "light" ? failure.darkCount : failure.lightCount) == 0)
  }

  @Test func makesPalettesOfOneLevelOfContrast() throws {
    let supply = PaletteSupply(material: 50, contrast: 0)
    let names = (0..<50).compactMap { supply.palette($0, of: .material).palette?.name }
    #expect(names.count == 50 && names.allSatisfy { $0.hasSuffix(" 0") })
    #expect(Set(names.compactMap { $0.split(separator: " ").dropFirst().first }).count == 9)
  }

  @Test func saysThatATemplateNamesNoEntry() throws {
    let proof = try prove("* { margin: 0; }", with: ["a.yaml": Samples.scheme()])
    #expect(proof.problems.map(\.rule) == ["template/constant"])
  }

  /// An unclosed include that leads round is found, with its chain.
  @Test func refusesIncludesThatLeadRound() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.mustache", "{{> b}}")
    try folder.write("b.mustache", "\n{{> a}}")
    let text = SourceText(file: "\(folder.path)/a.mustache", "{{> b}}")
    let findings = Template(text, in: .mustache).findings
    #expect(findings.map(\.rule) == ["template/include"])
    #expect(findings[0].location.start.line == 2)
    #expect(findings[0].message.contains("includes itself: 'a.mustache' -> 'b' -> 'a'"))
  }

  @Test(arguments: [
    ("#{{base00-hex}}", TemplateLanguage.mustache), ("{{#scheme-is-dark-variant}}", .mustache),
    ("{{ colors.primary.default.hex }}", .matugen), ("<* for a in colors *>", .matugen),
    ("{color1}", .pywal), ("{{ \"a\": \"{background.strip}\" }}", .pywal),
  ])
  func recognizesALanguage(text: String, expected: TemplateLanguage) {
    #expect(TemplateLanguage(recognizing: SourceText(file: "t", text)) == expected)
  }

  @Test func recognizesNoOtherText() {
    #expect(TemplateLanguage(recognizing: SourceText(file: "t", "a { color: red }")) == nil)
  }
}
