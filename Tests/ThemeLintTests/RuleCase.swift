import Fixtures
import Testing
import ThemeCSS
import ThemeSource

/// A rule put to the test: a theme that it speaks of, one that it all but speaks of, and the first
/// one fixed.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: RuleID

  /// The theme after its first two lines; `▸` is where findings are expected.
  let fires: String

  /// The findings, in order.
  let findings: [String]

  /// A theme that comes close.
  let nearly: String

  /// The first theme, fixed by the rule's own fix, or by hand where it has none.
  let fixed: String

  let isFixedByHand: Bool

  /// The GTK that is to read the theme.
  let target: Target

  init(
    _ rule: RuleID, on target: Target = .v4_8, fires: String, _ findings: String...,
    nearly: String, fixed: String, byHand: Bool = false
  ) {
    self.rule = rule
    self.target = target
    self.fires = fires
    self.findings = findings
    self.nearly = nearly
    self.fixed = fixed
    isFixedByHand = byHand
  }

  var testDescription: String { "\(rule): \(fires)" }

  /// Expects the rule to find what it should where it should, and nothing elsewhere.
  func verify() throws {
    let marked = Linting.marked(fires)
    let found = try own(Linting.check(marked.text, target: target))
    #expect(found.map { "\($0.severity): \($0.message)" } == findings)
    #expect(found.map(\.location.range.lowerBound) == marked.marks)
    // Where the rule warns, what is only worth a note counts as fixed.
    let least = found.map(\.severity).max() ?? .note
    for body in [nearly, fixed] {
      #expect(
        try own(Linting.findings(body, target: target)).filter { $0.severity >= least } == [],
        "\(body)")
    }
    if isFixedByHand {
      #expect(found.allSatisfy { $0.fix == nil })
    } else {
      #expect(try Linting.fixed(fires, target: target) == fixed)
    }
  }

  private func own(_ findings: [Finding]) -> [Finding] {
    findings.filter { $0.rule == rule }
  }
}
