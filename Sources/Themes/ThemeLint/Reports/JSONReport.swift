public import ThemeSource

/// Findings as the one object that `--format json` prints; columns count UTF-8 bytes.
public enum JSONReport {
  public static func value(_ findings: [Finding]) -> JSONValue {
    value(findings.map { ($0, []) })
  }

  package static func value(
    _ findings: [(finding: Finding, members: [JSONValue.Member])],
    adding others: [JSONValue.Member] = []
  ) -> JSONValue {
    .object(
      [
        .init("findings", .array(findings.map { .object(members(of: $0.finding) + $0.members) })),
        .init("errors", .integer(findings.count { $0.finding.severity == .error })),
        .init("warnings", .integer(findings.count { $0.finding.severity == .warning })),
      ] + others)
  }

  /// Rules as `--list-rules --format json` prints them.
  public static func value(_ rules: [RuleDescription]) -> JSONValue {
    .members(["rules": .array(rules.map { .object(members(of: $0)) })])
  }

  /// Rules with their examples as `livery rule --format json` prints them.
  public static func explained(_ rules: [RuleDescription]) -> JSONValue {
    .members([
      "rules": .array(
        rules.map { rule in
          let example = rule.example.map { JSONValue.Member("example", .object(members(of: $0))) }
          return .object(members(of: rule) + (example.map { [$0] } ?? []))
        })
    ])
  }

  private static func members(of example: RuleExample) -> [JSONValue.Member] {
    let finding = example.finding.map { JSONValue.Member("finding", .string($0)) }
    return [
      .init("language", .string(example.language.title)), .init("bad", .string(example.bad)),
    ] + (finding.map { [$0] } ?? []) + [.init("good", .string(example.good))]
  }

  private static func members(of rule: RuleDescription) -> [JSONValue.Member] {
    [
      .init("rule", .string(rule.id.rawValue)),
      .init("severities", .array(rule.severities.map { .string($0.rawValue) })),
      .init("finds", .string(rule.summary)),
      .init("remedy", .string(rule.remedy)),
    ]
  }

  private static func members(of finding: Finding) -> [JSONValue.Member] {
    var members = [JSONValue.Member("file", .string(finding.location.file))]
    members += position(finding.location)
    members += [
      .init("severity", .string(finding.severity.rawValue)),
      .init("rule", .string(finding.rule.rawValue)),
      .init("message", .string(finding.message)),
    ]
    if let fix = finding.fix {
      var change: [JSONValue.Member] = [
        .init("replacement", .string(fix.replacement)), .init("safe", .boolean(fix.isSafe)),
      ]
      if !fix.others.isEmpty {
        let others = fix.others.map { other in
          JSONValue.object(
            position(other.location) + [.init("replacement", .string(other.replacement))])
        }
        change.append(.init("others", .array(others)))
      }
      members.append(.init("fix", .object(position(fix.location) + change)))
    }
    return members
  }

  private static func position(_ location: SourceLocation) -> [JSONValue.Member] {
    [
      .init("line", .integer(location.start.line)),
      .init("column", .integer(location.start.column)),
      .init("endLine", .integer(location.end.line)),
      .init("endColumn", .integer(location.end.column)),
    ]
  }
}
