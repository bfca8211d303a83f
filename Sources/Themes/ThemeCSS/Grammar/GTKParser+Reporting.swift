import GTKKnowledge
import ThemeSource

extension GTKParser {
  /// Reports that reading stopped at the current token or another; `false`, for the caller to
  /// return.
  @discardableResult
  mutating func fail(_ message: String, as rule: RuleID? = nil, at index: Int? = nil) -> Bool {
    report(.text(message), as: rule, at: index)
  }

  /// Reports that the release lacks the thing that the current token names.
  @discardableResult
  mutating func lack(
    _ thing: String, since feature: GTKFeature? = nil, as rule: RuleID? = nil, advice: String = "",
    replacement: String? = nil
  ) -> Bool {
    report(
      .lack(thing, since: feature?.since, advice: advice), as: rule, replacement: replacement)
  }

  /// Warns about the next token or another: GTK accepts it with a warning, or drops it without one.
  mutating func warn(
    _ message: String, as rule: RuleID? = nil, at index: Int? = nil, replacement: String? = nil
  ) {
    _ = report(
      .text("GTK \(release): \(message)"), .warning, as: rule, at: index ?? placeOfNext(),
      replacement: replacement)
  }

  private mutating func report(
    _ problem: GTKProblem, _ severity: Finding.Severity = .error, as rule: RuleID?,
    at index: Int? = nil, replacement: String? = nil
  ) -> Bool {
    guard findings.count <= Finding.limit else { return false }
    let end = sheet.text.range.upperBound
    let token = token(at: index)
    let range = token?.range ?? end..<end
    // One finding per location is enough.
    if let last = findings.last, last.range == range {
      if last.severity < severity {
        // The warning gives the reason.
        findings[findings.count - 1].severity = severity
      }
      return false
    }
    guard findings.count < Finding.limit else {
      findings.append(.beyondLimit(at: range, [release]))
      return false
    }
    findings.append(
      GTKFinding(
        rule: rule ?? context, severity: severity, range: range,
        problem: laterFunction(token, context).map { name, feature in
          .lack("'\(name)()'", since: feature.since)
        } ?? problem, replacement: replacement, releases: [release]))
    return false
  }

  /// Reads the name of a function that only later releases have.
  private mutating func laterFunction(
    _ token: CSSToken?, _ context: RuleID
  ) -> (name: String, feature: GTKFeature)? {
    guard context == .cssValue, let token, token.kind == .function else { return nil }
    let functions: [(GTKFeature, [StaticString])] = [
      (.ofGTK4, ["hsl", "hsla", "conic-gradient"]),
      (.customProperties, ["var"]), (.colorInterpolation, ["color-mix"]),
      (.modernColors, GTKParser.modernColors), (.mathFunctions, GTKParser.mathFunctions),
    ]
    for (feature, names) in functions where isWord(token, anyOf: names) {
      return knows(feature) ? nil : (sheet.shown(token), feature)
    }
    return nil
  }

  /// What is wrong with a token where a property's name is expected.
  func expectedProperty(before token: CSSToken?) -> StaticString {
    guard let token else { return "expected a property's name" }
    if isLineComment(token) { return "a comment is written as '/* … */', also on one line" }
    let sign = sheet.text.bytes[token.range.lowerBound]
    let isSelector = ["&", ".", ">", "#", ":", "*"].contains { $0.utf8.first == sign }
    return isSelector
      ? "expected a property's name; GTK reads no rule inside of another, so write its whole selector"
      : "expected a property's name"
  }
}
