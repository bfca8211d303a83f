import CommandLineKit
import ThemeLint
import ThemeSource

/// What a comment says of one theme, folded away.
struct ThemeBlock {
  let theme: ThemeReview

  /// The most rows of each table.
  let rowLimit: Int

  /// Whether it is unfolded at first.
  let isOpen: Bool

  var text: String {
    let tables =
      note + findings("New or worse", theme.new) + contrast + differences
      + findings("Solved or better", theme.solved)
    return "\n<details\(isOpen ? " open" : "")><summary><b>\(MarkdownText.words(theme.name))</b>: "
      + "\(MarkdownText.code(theme.file))</summary>\n\n" + tables + "</details>\n"
  }

  private var note: String {
    theme.note.map { "**Note:** \(MarkdownText.words($0)).\n\n" } ?? ""
  }

  private func findings(_ heading: String, _ findings: [Finding]) -> String {
    let worstFirst =
      findings.filter { $0.severity > .note } + findings.filter { $0.severity == .note }
    return table(
      heading, ["", "where", "finding"],
      worstFirst.map { finding in
        [
          finding.severity.rawValue, MarkdownText.code("\(finding.location)"),
          MarkdownText.words(finding.message) + " " + MarkdownText.code(finding.rule.rawValue),
        ]
      })
  }

  private var contrast: String {
    let worseFirst = theme.fainter + theme.contrast.filter { !$0.isWorse }
    return table(
      "Contrast", ["pair", "appearance", "before", "after", "needed"],
      worseFirst.map { change in
        let ratio = { (ratio: Double?) in
          ratio.map { ContrastRatio.text($0, below: change.minimum) } ?? "none"
        }
        let after = ratio(change.after)
        return [
          MarkdownText.code(change.name), MarkdownText.code(change.pair.appearance),
          ratio(change.before), change.isWorse ? "**\(after)** 🔻" : after,
          change.minimum.map(ContrastRatio.short) ?? "",
        ]
      })
  }

  private var differences: String {
    theme.sections.map { section in
      table(
        "Differences: \(MarkdownText.words(section.heading))",
        ["name", "before", "after", "apart"],
        section.lines.map { line in
          [
            MarkdownText.code(line.name.cut), MarkdownText.color(line.first.cut),
            MarkdownText.color(line.second.cut), line.distance.map { $0.fixed(3) } ?? "",
          ]
        })
    }.joined()
  }

  private func table(_ heading: String, _ columns: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let line = { (cells: [String]) in "| \(cells.joined(separator: " | ")) |\n" }
    let more = rows.count - rowLimit
    return "**\(heading)**\n\n" + line(columns) + line(columns.map { _ in "---" })
      + rows.prefix(rowLimit).map(line).joined()
      + (more > 0 ? "\nand \(more) more.\n" : "") + "\n"
  }
}

extension String {
  /// The text, cut where it is longer than a cell of a table should be.
  fileprivate var cut: String { count > 120 ? prefix(117) + "..." : self }
}
