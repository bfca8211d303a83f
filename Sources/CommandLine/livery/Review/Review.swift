import CommandLineKit

/// The effects of a change on the themes of a project.
struct Review: Sendable {
  /// The revision as the user named it, and the commit with which themes are compared.
  let revision, commit: String

  /// The present and the removed themes, by their files.
  var themes: [ThemeReview]

  /// The themes that changed, were added, renamed or removed, the worse ones first.
  var changed: [ThemeReview] {
    let found = themes.filter(\.isChanged)
    return found.filter(\.isWorse) + found.filter { !$0.isWorse }
  }

  /// The files that were rewritten without a visible change.
  var same: [String] { themes.filter { !$0.isChanged && $0.isRewritten }.map(\.file) }

  /// How many themes there are today.
  var count: Int { themes.count { $0.kind != .removed } }

  var isWorse: Bool { changed.contains(where: \.isWorse) }

  /// The result in one line.
  var headline: String {
    let worse = changed.count(where: \.isWorse)
    if worse > 0 { return "\(worse.counted("theme")) got worse" }
    let visible = changed.count(where: \.isVisible)
    guard visible > 0 else { return "nothing changes" }
    return "\(visible.counted("theme")) \(visible == 1 ? "changes" : "change"), none for the worse"
  }

  /// A line with the themes whose files were only rewritten; `nil` if there are none.
  var sameLine: String? {
    same.isEmpty
      ? nil : "written anew, with nothing that changes: \(same.map { "'\($0)'" }.firstFive)"
  }
}
