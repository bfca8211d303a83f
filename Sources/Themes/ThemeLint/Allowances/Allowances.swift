import ThemeFormats
import ThemeModel
import ThemeSource

/// Removes the findings that a theme allows, and reports unused allowances.
struct Allowances {
  /// The names of all rules.
  private let known: [String]

  /// The allowances of the file itself.
  private let allowances: [Allowance]

  /// The allowances of the files that it extends, which apply to findings there.
  private let inherited: [Allowance]

  /// Reads the allowances of a file, and of the CSS in it, for the existing rules.
  init(_ reading: ThemeReading, _ sheet: CSSStylesheet?, among rules: [RuleID]) {
    known = rules.map(\.rawValue)
    allowances = Allowance.all(in: reading, sheet)
    // The common base theme, which is first, is Livery's own and has no allowances.
    let sources = (reading.theme ?? reading.draft?.theme)?.sources ?? []
    inherited = sources.dropLast().dropFirst().flatMap(Allowance.all)
  }

  func remaining(_ findings: [Finding]) -> [Finding] {
    findings.beyond(Set((inherited + allowances).map(AllowanceReach.init)))
  }

  /// The findings that are not allowed, and those about the allowances themselves.
  func filter(_ findings: [Finding]) -> [Finding] {
    let findings = findings.beyond(Set(inherited.map(AllowanceReach.init)))
    guard !allowances.isEmpty else { return findings }
    let reaches = Set(allowances.map(AllowanceReach.init))
    let used = Set(findings.flatMap(AllowanceReach.covering)).intersection(reaches)
    var names = NameSuggestions(among: known)
    // A rule about targets may have findings for other targets only, and painted pages are judged
    // elsewhere.
    let idle = allowances.filter { allowance in
      !["target", "audit"].contains(allowance.rule.family)
        && !used.contains(AllowanceReach(allowance))
    }
    let said = idle.map { allowance in
      let name = allowance.rule.rawValue
      guard !known.contains(name) else {
        return Finding(
          .warning, .unusedAllowance, at: allowance.location,
          "nothing \(allowance.line == nil ? "in the file" : "on the line") breaks "
            + "'\(name)', so the allowance can go")
      }
      return Finding(
        .warning, .unknownRule, at: allowance.location,
        "no rule is called '\(name)'"
          + NameSuggestion.hint(names.nearest(to: name)),
        fix: names.correction(of: name).map { .init(replacing: allowance.nameLocation, with: $0) })
    }
    return (findings + said).beyond(reaches)
  }
}

/// The reach of an allowance: a rule's findings in a file, or on one line of it.
private struct AllowanceReach: Hashable {
  let rule: RuleID
  let file: String
  let line: Int?

  /// The possible reaches of an allowance for a finding.
  static func covering(_ finding: Finding) -> [AllowanceReach] {
    [nil, finding.location.start.line].map {
      AllowanceReach(rule: finding.rule, file: finding.location.file, line: $0)
    }
  }
}

extension AllowanceReach {
  init(_ allowance: Allowance) {
    self.init(rule: allowance.rule, file: allowance.location.file, line: allowance.line)
  }
}

extension [Finding] {
  /// The findings that no allowance covers.
  fileprivate func beyond(_ reaches: Set<AllowanceReach>) -> [Finding] {
    guard !reaches.isEmpty else { return self }
    return filter { reaches.isDisjoint(with: AllowanceReach.covering($0)) }
  }
}
