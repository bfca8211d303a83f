import Fixtures
import Testing
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
    let repair = try Repair(of: text, before) { try contrast(Linting.check($0)) }
    #expect(repair.findings.isEmpty, "\(theme.text)\n->\n\(repair.text)\n\(repair.findings)")
  }

  private func contrast(_ findings: [Diagnostic]) -> [Diagnostic] {
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
