import Fixtures
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// Applying all remedies leaves nothing to report.
@Suite struct RepairTests {
  @Test(arguments: 0..<4)
  func leavesNothingToReport(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let theme = RandomTheme(using: &random)
    let text = SourceText(file: "t", theme.text)
    let before = try contrast(Linting.check(text))
    let repair = try Repair(of: text, before, changesDesign: true) {
      try contrast(Linting.check($0))
    }
    #expect(repair.findings.isEmpty, "\(theme.text)\n->\n\(repair.text)\n\(repair.findings)")
  }

  /// Colors of schemes have no `#`, unless the file writes it.
  @Test(arguments: ["", "#"])
  func fixesASchemeAsItIsWritten(sign: String) throws {
    let scheme = { (text: String) in
      let colors = [
        "000000", "101010", "181818", "909090", "c0c0c0", text, "f0f0f0", "ffffff", "ff8080",
        "ffa060", "ffe080", "80ff80", "80ffff", "90b0ff", "e0a0ff", "d0a080",
      ]
      return "system: \"base16\"\nname: \"A\"\nauthor: \"B\"\npalette:\n"
        + colors.indices.map { number in
          "  base0\(String(number, radix: 16, uppercase: true)): \"\(sign)\(colors[number])\"\n"
        }.joined()
    }
    let target = Target(GTKRelease.v4_18)
    let judge = { (text: SourceText) in
      try contrast(Linting.check(text, as: .base16, target: target))
    }
    let text = SourceText(file: "t", scheme("909090"))
    let repair = try Repair(of: text, try judge(text), changesDesign: true, check: judge)
    #expect(repair.count > 0 && repair.findings.isEmpty, "\(repair.findings)")
    let lines = String(decoding: repair.text.bytes, as: UTF8.self).split(separator: "\n")
    let base05 = try #require(lines.first { $0.contains("05") })
    #expect(base05.wholeMatch(of: #/  base05: "(#?)[0-9a-f]{6}"/#)?.output.1 == sign[...])
  }

  /// What is in a file that the theme extends cannot be changed there, but set here.
  @Test func namesTheColorThatAnotherFileShouldHave() throws {
    let folder = try TemporaryFolder()
    let head = "livery = 1\nname = \"T\"\nappearances = [\"light\"]\n"
    try folder.write("base.livery.toml", head + "[colors]\nview-fg = \"#888888\"\n")
    let child = head + "extends = \"base.livery.toml\"\n"
    let judge = { (text: String) in
      let path = try folder.write("child.livery.toml", text)
      return try contrast(Linter.check(ThemeLibrary(userFolder: nil).readFile(path)))
    }
    let found = try judge(child)
    #expect(!found.isEmpty && found.allSatisfy { $0.fix == nil })
    let advice = found.compactMap { finding in
      finding.message.firstMatch(of: #/; '(#.*)' is the nearest 'view-fg'/#)
    }
    #expect(advice.count == found.count)
    let color = try #require(advice.first?.output.1)
    #expect(try judge(child + "[colors]\nview-fg = \"\(color)\"\n") == [])
  }

  private func contrast(_ findings: [Finding]) -> [Finding] {
    findings.filter { $0.rule.family == "contrast" && $0.severity != .note }
  }
}

/// A theme of colors at random, all literals.
struct RandomTheme {
  let text: String

  init(using random: inout SeededGenerator) {
    let color = { (random: inout SeededGenerator) -> String in
      let channels = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      let digits = channels.map { String(0x100 + Int($0), radix: 16).dropFirst() }
      return "\"#\(digits.joined())\""
    }
    let lines = ColorRole.allCases.filter { !$0.isSwatch }.compactMap { role -> String? in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: "\(role.name) = \(color(&random))"
      case 1: "\(role.name) = { light = \(color(&random)), dark = \(color(&random)) }"
      default: nil
      }
    }
    text = "livery = 1\nname = \"T\"\n[colors]\n" + lines.joined(separator: "\n") + "\n"
  }
}
