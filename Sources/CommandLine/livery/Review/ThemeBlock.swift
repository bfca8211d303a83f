import CommandLineKit
import ThemeLint
import ThemeSource

/// The collapsed part of a comment about one theme.
struct ThemeBlock {
  let theme: ThemeReview

  /// The maximum number of rows of each table.
  let rowLimit: Int

  /// Whether it is initially expanded.
  let isOpen: Bool

  /// The address of the folder with pictures.
  let address: String

  /// The maximum number of pictures.
  let pictureLimit: Int

  var text: String {
    let tables =
      note + findings("New or worse", theme.new) + contrast + pictures + differences
      + findings("Solved or better", theme.solved)
    return "\n<details\(isOpen ? " open" : "")><summary><b>\(MarkdownText.words(theme.name))</b>: "
      + "\(MarkdownText.code(theme.file))</summary>\n\n" + tables + "</details>\n"
  }

  private var note: String {
    theme.note.map { "**Note:** \(MarkdownText.words($0)).\n\n" } ?? ""
  }

  /// The specimens that differ most, each in all of its appearances.
  private var pictures: String {
    var specimens: [String] = []
    for picture in theme.pictures where !specimens.contains(picture.specimen) {
      specimens.append(picture.specimen)
    }
    var known: Set<String> = []
    let ordered = specimens.flatMap { id in theme.pictures.filter { $0.specimen == id } }
      .filter { known.insert($0.file).inserted }
    guard !ordered.isEmpty, pictureLimit > 0 else { return "" }
    let more = ordered.count - pictureLimit
    return "**Painted in another way**, before and after\n\n"
      + ordered.prefix(pictureLimit).map { picture in
        "\(MarkdownText.code(picture.specimen)) in \(MarkdownText.code(picture.appearance))\n\n"
          + "![\(MarkdownText.words(picture.words))](\(address)\(picture.file))\n\n"
      }.joined() + (more > 0 ? "and \(more) more.\n\n" : "")
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
    let line = { (variants: [String]) in "| \(variants.joined(separator: " | ")) |\n" }
    let more = rows.count - rowLimit
    return "**\(heading)**\n\n" + line(columns) + line(columns.map { _ in "---" })
      + rows.prefix(rowLimit).map(line).joined()
      + (more > 0 ? "\nand \(more) more.\n" : "") + "\n"
  }
}

extension String {
  /// The text, shortened if it is too long for a table cell.
  fileprivate var cut: String { count > 120 ? prefix(117) + "..." : self }
}
