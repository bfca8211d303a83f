public import ThemeSource

/// Findings as the workflow commands that annotate files on GitHub, a line each.
public enum GitHubReport {
  public static func text(_ findings: [Finding]) -> String {
    findings.map { finding in
      let (start, end) = (finding.location.start, finding.location.end)
      var properties = [
        "file=\(property(finding.location.file))", "line=\(start.line)", "endLine=\(end.line)",
      ]
      // Columns are only allowed for a finding within one line.
      if start.line == end.line {
        properties += ["col=\(start.column)", "endColumn=\(end.column)"]
      }
      properties.append("title=\(property(finding.rule.rawValue))")
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      return "::\(command) \(properties.joined(separator: ","))::\(data(finding.message))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    replace(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    replace(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func replace(_ text: String, _ codes: [UnicodeScalar: String]) -> String {
    var replaced = ""
    for scalar in text.unicodeScalars {
      if let code = codes[scalar] {
        replaced += code
      } else {
        // A log would show the raw control characters.
        replaced += String(scalar).escapingControls
      }
    }
    return replaced
  }
}
