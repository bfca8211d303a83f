import ThemeSource

extension Collection where Element == Finding {
  /// Their lines as a sentence lists them: `line 48`, `lines 48, 51 and 10 more`.
  var lines: String {
    let lines = map { "\($0.location.start.line)" }.unique
    return "line\(lines.count == 1 ? "" : "s") \(lines.formatted(upTo: 5))"
  }

  /// The findings; equal ones in one file are merged at the first of their places, with the lines
  /// of the others.
  var joinedByLine: [Finding] { joinedByLine(\.message) }

  /// The findings; those in one file with the same cause are merged at the first of their places,
  /// with the lines of the others and all fixes; those without a cause stay.
  func joinedByLine(_ cause: (Finding) -> String?) -> [Finding] {
    joined { finding in
      cause(finding).map { Words(file: finding.location.file, message: $0) }
    } by: { same in
      let finding = same[0]
      let others = same.filter { $0.location.start.line != finding.location.start.line }
      let place = others.isEmpty ? "so \(same.count) times here" : "also on \(others.lines)"
      return Finding(
        finding.severity, finding.rule, at: finding.location, "\(finding.message); \(place)",
        headline: finding.headline, about: finding.message, fix: same.compactMap(\.fix).joined)
    }
  }
}

extension Sequence where Element == Finding {
  /// The findings; those with the same key are merged at the first of their places; those without a
  /// key stay.
  func joined<Key: Hashable>(
    _ key: (Finding) -> Key?, by join: ([Finding]) -> Finding
  ) -> [Finding] {
    let all = map { (finding: $0, key: key($0)) }
    var groups: [Key: [Finding]] = [:]
    for case (let finding, let key?) in all { groups[key, default: []].append(finding) }
    return all.compactMap { finding, key in
      guard let key else { return finding }
      return groups.removeValue(forKey: key).map { $0.count > 1 ? join($0) : finding }
    }
  }
}

extension [Finding.Fix] {
  /// All of them as one; `nil` if there is none.
  fileprivate var joined: Finding.Fix? {
    guard let first else { return nil }
    return Finding.Fix(
      replacing: first.location, with: first.replacement,
      isSafe: allSatisfy(\.isSafe), others: first.others + dropFirst().flatMap(\.changes))
  }
}

/// The message of a finding in a file.
private struct Words: Hashable {
  let file: String
  let message: String
}
