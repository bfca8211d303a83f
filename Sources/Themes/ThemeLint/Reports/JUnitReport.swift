import ThemeSource

/// Findings as JUnit XML, which build servers read: one suite per file, one case per finding.
///
/// Errors are failures, and so are warnings if they count as errors; other findings are printed by
/// passing cases. A file without findings is one passing case.
public enum JUnitReport {
  /// The report of files; a strict one counts warnings as failures.
  public static func text(
    _ files: [CheckedFile], of command: String = "livery check", isStrict: Bool
  ) -> String {
    let suites = files.map { Suite(file: $0, isStrict: isStrict) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(command)\" \(counts(of: suites))>\n"
    for suite in suites { text += suite.text }
    return text + "</testsuites>\n"
  }

  private static func counts(of suites: [Suite]) -> String {
    let tests = suites.reduce(0) { $0 + $1.testCount }
    let failures = suites.reduce(0) { $0 + $1.failureCount }
    return "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\""
  }

  private struct Suite {
    let file: CheckedFile
    let isStrict: Bool

    var testCount: Int { max(1, file.findings.count) }
    var failureCount: Int { file.findings.count(where: isFailure) }

    private func isFailure(_ finding: Finding) -> Bool {
      finding.severity == .error || finding.severity == .warning && isStrict
    }

    var text: String {
      let name = Markup.escaped(file.text.file)
      var text =
        "  <testsuite name=\"\(name)\" tests=\"\(testCount)\" failures=\"\(failureCount)\" "
        + "errors=\"0\" skipped=\"0\">\n"
      if file.findings.isEmpty {
        text += "    <testcase classname=\"\(name)\" name=\"no findings\"/>\n"
      }
      for finding in file.findings {
        let position = "\(finding.location.start.line):\(finding.location.start.column)"
        let element = isFailure(finding) ? "failure" : "system-out"
        let attributes =
          isFailure(finding)
          ? " type=\"\(Markup.escaped(finding.rule.rawValue))\" message=\"\(Markup.escaped(finding.message))\""
          : ""
        text += "    <testcase classname=\"\(name)\" "
        text += "name=\"\(Markup.escaped(finding.rule.rawValue)) at \(position)\">\n"
        text +=
          "      <\(element)\(attributes)>\(Markup.escaped(finding.description))</\(element)>\n"
        text += "    </testcase>\n"
      }
      return text + "  </testsuite>\n"
    }
  }
}
