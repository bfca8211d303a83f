import ThemeSource

/// Checks what every reader's findings have in common.
enum FindingChecks {
  /// Claims that findings lie inside the text where they are about it, and are one line each.
  static func check(_ findings: [Finding], of text: SourceText) throws(Contradiction) {
    for finding in findings {
      let message = finding.message.utf8
      try claim(!message.isEmpty && !message.contains(0x0A), "no line: \(finding)")
      guard finding.location.file == text.file else { continue }
      try check(finding.location, in: text)
      if let fix = finding.fix { try check(fix.location, in: text) }
    }
  }

  private static func check(
    _ location: SourceLocation, in text: SourceText
  ) throws(Contradiction) {
    let range = location.range
    try claim(
      range.lowerBound >= 0 && range.upperBound <= text.bytes.count,
      "\(range) is outside of \(text.bytes.count) bytes")
    try claim(location == text.location(of: range), "\(location) is not at \(range)")
  }
}
