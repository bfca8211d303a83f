import ThemeFormats
import ThemeModel
import ThemeSource

/// Passes over what a theme allows, and says of allowances that do nothing.
struct Allowances {
  static let descriptions = [
    RuleDescription(
      .unknownRule, .warning, finds: "an allowance of a rule that does not exist",
      remedy: "name a rule that 'livery check --list-rules' prints"),
    RuleDescription(
      .unusedAllowance, .warning, finds: "an allowance that silences nothing",
      remedy: "delete it"),
  ]

  /// Those of the file itself.
  private let allowances: [Allowance]

  /// Those of the files that it extends, which count for findings there.
  private let inherited: [Allowance]

  init(_ reading: ThemeReading) {
    allowances = reading.format == .livery ? Allowance.all(in: reading.text) : []
    inherited = (reading.theme?.sources.dropLast() ?? []).flatMap(Allowance.all)
  }

  /// The findings that are not allowed, and those of the allowances themselves.
  func filter(_ findings: [Diagnostic]) -> [Diagnostic] {
    let findings = findings.filter { finding in !inherited.contains { $0.covers(finding) } }
    guard !allowances.isEmpty else { return findings }
    // What breaks a rule of targets for one of them breaks it for no other.
    let idle = allowances.filter { allowance in
      !allowance.rule.rawValue.hasPrefix("target/") && !findings.contains(where: allowance.covers)
    }
    let said = idle.map { allowance in
      RuleCatalog.all.contains { $0.id == allowance.rule }
        ? Diagnostic(
          .warning, .unusedAllowance, at: allowance.location,
          "nothing \(allowance.line == nil ? "in the file" : "on the line") breaks "
            + "'\(allowance.rule)', so the allowance can go")
        : Diagnostic(
          .warning, .unknownRule, at: allowance.location,
          "no rule is called '\(allowance.rule)'"
            + NameSuggestion.hint(
              for: allowance.rule.rawValue, among: RuleCatalog.all.map(\.id.rawValue)))
    }
    return (findings + said).filter { finding in !allowances.contains { $0.covers(finding) } }
  }
}

extension RuleID {
  static let unknownRule: RuleID = "name/rule"
  static let unusedAllowance: RuleID = "reference/unused-allowance"
}
