public import ThemeSource

/// A theme's text with the fixes of its findings applied, and those of what is found then, until no
/// fix is left.
public struct Repair: Sendable {
  /// The text as it is now.
  public let text: SourceText

  /// The findings that are left.
  public let findings: [Finding]

  /// How many changes were made.
  public let count: Int

  /// One color may be painted on another that changes too, so a fix may require a second.
  static let roundLimit = 8

  /// Applies the fixes of a file's findings; `check` reads and checks a text.
  public init(
    of text: SourceText, _ findings: [Finding],
    check: (SourceText) throws -> [Finding]
  ) rethrows {
    var best = (text: text, findings: findings, count: 0)
    var current = best
    for _ in 0..<Repair.roundLimit {
      let edits = Repair.edits(current.findings, in: text.file)
      if edits.isEmpty { break }
      let next = current.text.applying(edits)
      current = (next, try check(next), current.count + edits.count)
      if current.findings.weight < best.findings.weight { best = current }
    }
    self.text = best.text
    self.findings = best.findings
    count = best.count
  }

  /// The changes that the findings ask for, from the end of the file to its beginning; of two that
  /// overlap the first counts.
  private static func edits(_ findings: [Finding], in file: String) -> [SourceEdit] {
    var taken: [Finding.Fix] = []
    for fix in findings.compactMap(\.fix) where fix.location.file == file {
      let range = fix.location.range
      let overlaps = taken.contains { other in
        other.location.range.overlaps(range) || other.location.range == range
      }
      if !overlaps { taken.append(fix) }
    }
    return taken.map(\.edit).sorted { $0.range.lowerBound > $1.range.lowerBound }
  }
}

extension SourceText {
  /// The text after edits that do not overlap, the last in the text first.
  fileprivate func applying(_ edits: [SourceEdit]) -> SourceText {
    var bytes = bytes
    for edit in edits { bytes.replaceSubrange(edit.range, with: edit.replacement) }
    return SourceText(file: file, bytes: bytes)
  }
}

extension [Finding] {
  /// How much is wrong; what keeps a file from being a theme outweighs all else.
  fileprivate var weight: Int {
    reduce(0) { sum, finding in
      switch finding.severity {
      case .note: sum
      case .warning: sum + 1
      case .error: sum + (finding.rule.isAboutReading ? 1_000_000 : 1000)
      }
    }
  }
}

extension RuleID {
  /// Whether an error of the rule keeps a file from being a theme.
  fileprivate var isAboutReading: Bool {
    ["syntax", "name", "reference", "value"].contains(family)
  }
}
