public import ThemeSource

/// A theme's text with fixes applied, repeated for the new findings until none is left.
public struct Repair: Sendable {
  /// The text as it is now.
  public let text: SourceText

  /// The findings that are left.
  public let findings: [Finding]

  /// How many changes were made.
  public let count: Int

  /// A color may be painted on another one that changes, too, so a fix may require a second one.
  static let roundLimit = 8

  /// Applies the fixes of a file's findings; `check` reads and checks a text.
  ///
  /// A fix that leaves an error at its place is reverted.
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

  /// The findings whose fixes can be applied at once.
  private var fixable: [Finding] { Repair.compatible(findings, in: text) }

  /// The findings whose fixes change a file; of two fixes that overlap the first counts.
  public static func compatible(_ findings: [Finding], in text: SourceText) -> [Finding] {
    var taken = TakenRanges()
    return findings.filter { finding in
      guard let fix = finding.fix, fix.changes.allSatisfy({ $0.location.file == text.file }) else {
        return false
      }
      let ranges = fix.changes.map(\.location.range)
      if ranges.contains(where: { taken.meets($0) }) { return false }
      ranges.forEach { taken.insert($0) }
      return true
    }
  }

  private func fixing(
    _ findings: [Finding], check: (SourceText) throws -> [Finding]
  ) rethrows -> Repair {
    let text = text.applying(findings.compactMap(\.fix).flatMap(\.edits))
    return Repair(text: text, findings: try check(text), count: count + findings.count)
  }

  /// The findings whose fixes leave more errors on their line than they should.
  private func failures(of fixed: [Finding], in next: Repair) -> [Finding] {
    let (before, after) = (errorsByLine, next.errorsByLine)
    guard !after.isEmpty else { return [] }
    let lines = MovedLines(fixed.compactMap(\.fix).flatMap(\.changes), in: text)
    var fixedByLine: [Int: Int] = [:]
    for finding in fixed where finding.severity == .error {
      finding.fix.map { fixedByLine[$0.location.start.line, default: 0] += 1 }
    }
    return fixed.filter { finding in
      finding.fix?.changes.contains { change in
        let line = change.location.start.line
        let left = max(0, before[line, default: 0] - fixedByLine[line, default: 0])
        return after[lines.line(of: change), default: 0] > left
      } ?? false
    }
  }

  /// The errors on each line, without those about faint colors, which another fix may cause.
  private var errorsByLine: [Int: Int] {
    let errors = findings.filter {
      $0.severity == .error && $0.rule.family != "contrast" && $0.location.file == text.file
    }
    return Dictionary(errors.map { ($0.location.start.line, 1) }, uniquingKeysWith: +)
  }
}

extension [Finding] {
  /// A measure of how wrong the file is.
  ///
  /// Errors that prevent a theme outweigh everything else. Only warnings with a fix count:
  /// replacing a name may leave an unused one.
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
