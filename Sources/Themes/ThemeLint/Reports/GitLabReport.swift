public import ThemeSource

/// Findings as GitLab's code quality report, which merge requests show: one issue per finding.
///
/// GitLab identifies issues by fingerprint, so completely equal findings, such as those of a file
/// that two themes extend, are one issue.
public enum GitLabReport {
  public static func value(_ findings: [Finding]) -> JSONValue {
    let fingerprints = FindingFingerprints(findings)
    var seen: Set<Finding> = []
    let issues = findings.filter { seen.insert($0).inserted }
    return .array(issues.map { issue($0, fingerprint: fingerprints[$0]) })
  }

  private static func issue(_ finding: Finding, fingerprint: String) -> JSONValue {
    .members([
      "description": .string(finding.message),
      "check_name": .string(finding.rule.rawValue),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity(finding.severity)),
      "location": .members([
        "path": .string(path(of: finding)),
        "lines": .members(["begin": .integer(finding.location.start.line)]),
      ]),
    ])
  }

  /// One of GitLab's severities: `info`, `minor`, `major`, `critical` and `blocker`.
  private static func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "critical"
    }
  }

  /// The path relative to the repository's root, where programs run on a build server.
  private static func path(of finding: Finding) -> String {
    finding.location.file == "-" ? "stdin" : finding.location.pathInFolder
  }
}
