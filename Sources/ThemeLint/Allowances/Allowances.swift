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
    let findings = findings.beyond(Set(inherited.map(AllowanceReach.init)))
    guard !allowances.isEmpty else { return findings }
    let reaches = Set(allowances.map(AllowanceReach.init))
    let used = Set(findings.flatMap(AllowanceReach.covering)).intersection(reaches)
    let known = RuleCatalog.all.map(\.id.rawValue)
    var names = NameSuggestions(among: known)
    // What breaks a rule of targets for one of them breaks it for no other.
    let idle = allowances.filter { allowance in
      !allowance.rule.rawValue.hasPrefix("target/") && !used.contains(AllowanceReach(allowance))
    }
    let said = idle.map { allowance in
      let name = allowance.rule.rawValue
      guard !known.contains(name) else {
        return Diagnostic(
          .warning, .unusedAllowance, at: allowance.location,
          "nothing \(allowance.line == nil ? "in the file" : "on the line") breaks "
            + "'\(name)', so the allowance can go")
      }
      return Diagnostic(
        .warning, .unknownRule, at: allowance.location,
        "no rule is called '\(name)'"
          + NameSuggestion.hint(names.nearest(to: name)),
        fix: names.slip(name).map { .init(replacing: allowance.nameLocation, with: $0) })
    }
    return (findings + said).beyond(reaches)
  }
}

/// What an allowance covers: a rule's findings in a file, or on one line of it.
private struct AllowanceReach: Hashable {
  let rule: RuleID
  let file: String
  let line: Int?

  init(rule: RuleID, file: String, line: Int?) {
    self.rule = rule
    self.file = file
    self.line = line
  }

  init(_ allowance: Allowance) {
    self.init(rule: allowance.rule, file: allowance.location.file, line: allowance.line)
  }

  /// What an allowance that covers a finding may reach.
  static func covering(_ finding: Diagnostic) -> [AllowanceReach] {
    [nil, finding.location.start.line].map {
      AllowanceReach(rule: finding.rule, file: finding.location.file, line: $0)
    }
  }
}

extension [Diagnostic] {
  /// Those that no allowance reaches.
  fileprivate func beyond(_ reaches: Set<AllowanceReach>) -> [Diagnostic] {
    guard !reaches.isEmpty else { return self }
    return filter { reaches.isDisjoint(with: AllowanceReach.covering($0)) }
  }
}

extension RuleID {
  static let unknownRule: RuleID = "name/rule"
  static let unusedAllowance: RuleID = "reference/unused-allowance"
}
