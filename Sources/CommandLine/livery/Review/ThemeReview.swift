import CommandLineKit
import ThemeModel
import ThemeSource

/// What a change does to one theme.
struct ThemeReview: Sendable {
  enum Kind: Hashable {
    case changed, added, removed
    /// It had another name, from the repository's folder on.
    case renamed(from: String)
  }

  /// The present file, or the earlier one of a removed theme.
  let file: String

  /// The theme's name, or its file's.
  let name: String

  let kind: Kind

  /// What is not compared, in words; `nil` where all is.
  var note: String?

  /// What differs, by appearance.
  var sections: [ThemeDifference.Section] = []

  /// The pairs of colors whose contrast changed.
  var contrast: [ContrastChange] = []

  /// Findings that are new or worse.
  var new: [Finding] = []

  /// Findings that are gone or better.
  var solved: [Finding] = []

  /// Whether it could be read on both sides.
  var isCompared = false

  /// Whether the bytes of the file differ.
  var isRewritten = false

  /// Whether a person could tell, or the file has another name.
  var isChanged: Bool { kind != .changed || isVisible }

  /// Whether there is more to say than what became of the file.
  var hasDetails: Bool {
    note != nil || !sections.isEmpty || !contrast.isEmpty || !new.isEmpty || !solved.isEmpty
  }

  /// Whether a person could tell.
  var isVisible: Bool {
    kind == .added || kind == .removed || hasDetails
  }

  /// Whether a pair of colors got too faint, or a finding that is more than a note is new.
  var isWorse: Bool {
    contrast.contains(where: \.isWorse) || new.contains { $0.severity > .note && !isAsBefore($0) }
  }

  /// Whether every pair that a finding is about has the contrast that it had, or more: then another
  /// finding was reported in its place.
  private func isAsBefore(_ finding: Finding) -> Bool {
    guard isCompared, !finding.places.isEmpty else { return false }
    let names = Set(finding.places.map { $0.subject.filter { $0 != "'" } })
    return !contrast.contains { names.contains($0.name) && $0.isLower }
  }

  /// The pairs that got too faint.
  var fainter: [ContrastChange] { contrast.filter(\.isWorse) }

  /// How many things differ, each counted once.
  var differenceCount: Int { sections.reduce(0) { $0 + $1.lines.count } }
}

/// What a change does to the themes of a project.
struct Review: Sendable {
  /// The revision as it was named, and the commit that the themes are compared with.
  let revision, commit: String

  /// The themes that changed, were added, renamed or removed, by their files; the worse ones first.
  let changed: [ThemeReview]

  /// The files that were written anew without a change that anybody could see.
  let same: [String]

  /// How many themes there are today.
  let count: Int

  init(revision: String, commit: String, themes: [ThemeReview]) {
    (self.revision, self.commit) = (revision, commit)
    let found = themes.filter(\.isChanged)
    changed = found.filter(\.isWorse) + found.filter { !$0.isWorse }
    same = themes.filter { !$0.isChanged && $0.isRewritten }.map(\.file)
    count = themes.count { $0.kind != .removed }
  }

  var isWorse: Bool { changed.contains(where: \.isWorse) }

  /// What it comes to, in one line.
  var headline: String {
    let worse = changed.count(where: \.isWorse)
    if worse > 0 { return "\(worse.counted("theme")) got worse" }
    let visible = changed.count(where: \.isVisible)
    guard visible > 0 else { return "nothing changes" }
    return "\(visible.counted("theme")) \(visible == 1 ? "changes" : "change"), none for the worse"
  }

  /// Whose files were only written anew, in one line; `nil` where none was.
  var sameLine: String? {
    same.isEmpty
      ? nil : "written anew, with nothing that changes: \(same.map { "'\($0)'" }.firstFive)"
  }
}
