import ThemeSource

extension Collection where Element == Finding {
  /// Their lines as a sentence lists them: `line 48`, `lines 48, 51 and 10 more`.
  var lines: String {
    var lines: [String] = []
    for line in map({ "\($0.location.start.line)" }) where !lines.contains(line) {
      lines.append(line)
    }
    let shown = lines.count > 6 ? lines.prefix(5) + ["\(lines.count - 5) more"] : lines[...]
    return "line\(lines.count == 1 ? "" : "s") \(Array(shown).formatted(joinedBy: "and"))"
  }

  /// The findings, where those of one file that say the same become one, at the first of their places,
  /// which names the lines of the others.
  var joinedByLine: [Finding] {
    let all = Dictionary(grouping: self) { Words(file: $0.location.file, message: $0.message) }
    var said: Set<Words> = []
    return compactMap { finding in
      let words = Words(file: finding.location.file, message: finding.message)
      guard let same = all[words], same.count > 1 else { return finding }
      guard said.insert(words).inserted else { return nil }
      let others = same.filter { $0.location.start.line != finding.location.start.line }
      let place = others.isEmpty ? "so \(same.count) times here" : "also on \(others.lines)"
      return Finding(
        finding.severity, finding.rule, at: finding.location, "\(finding.message); \(place)",
        headline: finding.headline, about: finding.message)
    }
  }
}

/// What a finding says of a file.
private struct Words: Hashable {
  let file: String
  let message: String
}
