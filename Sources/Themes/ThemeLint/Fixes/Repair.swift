public import ThemeSource

/// A theme's text with fixes applied, and those of what is then found, until none is left.
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
  ///
  /// A fix that leaves an error where it was made is taken back.
  public init(
    of text: SourceText, _ findings: [Finding], changesDesign: Bool,
    check: (SourceText) throws -> [Finding]
  ) rethrows {
    var best = Repair(text: text, findings: findings, count: 0)
    var current = best
    var refused: Set<Finding> = []
    for _ in 0..<Repair.roundLimit {
      let fixable = current.fixable.filter {
        (changesDesign || $0.fix?.isSafe == true) && !refused.contains($0)
      }
      if fixable.isEmpty { break }
      let next = try current.fixing(fixable, check: check)
      let failed = current.failures(of: fixable, in: next)
      guard failed.isEmpty else {
        refused.formUnion(failed)
        continue
      }
      current = next
      if current.findings.weight < best.findings.weight { best = current }
    }
    self = best
  }

  private init(text: SourceText, findings: [Finding], count: Int) {
    (self.text, self.findings, self.count) = (text, findings, count)
  }

  /// The findings whose fixes change the file; of two fixes that overlap the first counts.
  private var fixable: [Finding] {
    var taken: [Range<Int>] = []
    return findings.filter { finding in
      guard let fix = finding.fix, fix.location.file == text.file else { return false }
      let range = fix.location.range
      if taken.contains(where: { $0.overlaps(range) || $0 == range }) { return false }
      taken.append(range)
      return true
    }
  }

  private func fixing(
    _ findings: [Finding], check: (SourceText) throws -> [Finding]
  ) rethrows -> Repair {
    let edits = findings.compactMap(\.fix?.edit).sorted {
      $0.range.lowerBound > $1.range.lowerBound
    }
    let text = text.applying(edits)
    return Repair(text: text, findings: try check(text), count: count + edits.count)
  }

  /// The findings whose fixes leave more errors on their line than they should.
  private func failures(of fixed: [Finding], in next: Repair) -> [Finding] {
    let (before, after) = (errorsByLine, next.errorsByLine)
    return fixed.filter { finding in
      guard let line = finding.fix?.location.start.line else { return false }
      let mended = fixed.count { $0.severity == .error && $0.fix?.location.start.line == line }
      return after[line, default: 0] > max(0, before[line, default: 0] - mended)
    }
  }

  /// The errors on each line, but for those that a color is too faint, which another may cause.
  private var errorsByLine: [Int: Int] {
    let errors = findings.filter {
      $0.severity == .error && $0.rule.family != "contrast" && $0.location.file == text.file
    }
    return Dictionary(errors.map { ($0.location.start.line, 1) }, uniquingKeysWith: +)
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
  /// How much is wrong.
  ///
  /// What keeps a file from being a theme outweighs all else. Of warnings those
  /// count that a fix is known for: replacing a name may leave one that nothing uses.
  fileprivate var weight: Int {
    reduce(0) { sum, finding in
      switch finding.severity {
      case .note: sum
      case .warning: sum + (finding.fix == nil ? 0 : 1)
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
