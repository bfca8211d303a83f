import CommandLineKit
import ThemeFormats
import ThemeLint
import ThemeSource

/// A review as a comment on GitHub or GitLab, which allow at most 65,536 characters.
struct ReviewMarkdown {
  let review: Review

  /// The address of the folder with its pictures, with a slash at its end; empty for the same
  /// folder.
  let address: String

  /// The maximum number of bytes of a comment.
  private static let limit = 60_000

  /// The maximum numbers of pictures, of rows in the list of themes, and of rows in each table
  /// about one theme.
  private static let pictureLimit = 12
  private static let themeLimit = 40
  private static let rowLimit = 25

  var text: String {
    var text = heading
    var pictures = Self.pictureLimit
    let share = Self.pictureLimit / max(1, review.changed.count { !$0.pictures.isEmpty })
    let room = Self.limit - 300
    let shown = review.changed.prefix(Self.themeLimit)
    var omitted = review.changed.count - shown.count
    for theme in shown {
      guard theme.hasDetails else { continue }
      let block = ThemeBlock(
        theme: theme, rowLimit: Self.rowLimit, isOpen: shown.count == 1, address: address,
        pictureLimit: min(pictures, max(1, share))
      ).text
      if text.utf8.count + block.utf8.count > room {
        omitted += 1
      } else {
        text += block
        pictures -= min(pictures, max(1, share), theme.pictures.count)
      }
    }
    if omitted > 0 {
      text +=
        "\n\(omitted.counted("theme")) more \(omitted == 1 ? "has" : "have") no place here: see the "
        + "page of the review, or <code>livery review</code>.\n"
    }
    return text
  }

  private var heading: String {
    var text = "\(ExportedFile.commentMark)\n### Themes: \(review.headline)\n\n"
    text += "Compared with \(MarkdownText.code(review.revision)) at "
    text += "\(MarkdownText.code(String(review.commit.prefix(9)))): "
    text += "\(review.count.counted("theme")), \(review.changed.count) changed.\n"
    if let same = review.sameLine { text += "\nFiles \(MarkdownText.words(same)).\n" }
    guard !review.changed.isEmpty else { return text }
    text += "\n| theme | what | differences | contrast | findings |\n|---|---|---|---|---|\n"
    for theme in review.changed.prefix(Self.themeLimit) {
      let row = "\(theme.row)\n"
      if text.utf8.count + row.utf8.count > Self.limit / 2 { break }
      text += row
    }
    return text
  }
}

extension ThemeReview {
  fileprivate var row: String {
    let cells = [
      "\(isWorse ? "🔻 " : "")**\(MarkdownText.words(name))**", MarkdownText.words(event),
      !isCompared ? "" : differenceCount == 0 ? "none" : "\(differenceCount)",
      !isCompared
        ? ""
        : contrast.isEmpty
          ? "as before"
          : "\(contrast.count.counted("pair"))"
            + (fainter.isEmpty ? "" : ", **\(fainter.count) too faint**"),
      findingCounts,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private var findingCounts: String {
    let counts = [(new.count, "new"), (solved.count, "solved or better")].filter { $0.0 > 0 }
    return counts.isEmpty
      ? (isCompared ? "as before" : "") : counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
