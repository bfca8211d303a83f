import GTKKnowledge
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// The data of a theme that a contact sheet shows beside its pictures.
package nonisolated struct ThemeSummary: JSONLine {
  /// The contrast of a theme's pairs in an appearance.
  struct Contrast: Codable {
    let appearance: String

    /// The count of pairs that need a ratio, and the pairs below it, the worst first.
    let pairs: Int
    let short: [Pair]
  }

  /// A pair, its ratio and its minimum, as text.
  struct Pair: Codable {
    let name, ratio, minimum: String
  }

  let contrast: [Contrast]
  let errors, warnings, notes: Int

  /// The first 30 findings, errors first, as `check` prints them without their file.
  let findings: [String]

  /// Measures a theme in some of its appearances, with the colors of a release.
  init(
    _ reading: ThemeReading, _ theme: Theme, in appearances: [Appearance], on release: GTKRelease
  ) {
    contrast = ContrastReport(theme, in: appearances, on: release).appearances.map { page in
      let rows = page.rows.compactMap { row in row.minimum.map { (row: row, needed: $0) } }
        .sorted { $0.row.ratio / $0.needed < $1.row.ratio / $1.needed }
      let pairs = rows.map { row, needed in
        (
          isShort: row.ratio < needed,
          pair: Pair(
            name: "\(row.foreground) on \(row.surface.name)",
            ratio: ContrastRatio.text(row.ratio, below: needed),
            minimum: ContrastRatio.short(needed))
        )
      }
      return Contrast(
        appearance: page.name, pairs: pairs.count,
        short: pairs.filter(\.isShort).map(\.pair))
    }
    let found = Linter.check(reading)
    let count = { (severity: Finding.Severity) in found.count { $0.severity == severity } }
    (errors, warnings, notes) = (count(.error), count(.warning), count(.note))
    let order: [Finding.Severity] = [.error, .warning, .note]
    findings = order.flatMap { severity in found.filter { $0.severity == severity } }
      .prefix(30).map { finding in
        "\(finding.severity): \(finding.message) [\(finding.rule)]"
      }
  }
}
