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

  /// What is not compared, in words; `nil` if all is.
  var note: String?

  /// What differs, by appearance.
  var sections: [ThemeDifference.Section] = []

  /// The pairs of colors whose contrast changed.
  var contrast: [ContrastChange] = []

  /// Findings that are new or worse.
  var new: [Finding] = []

  /// Findings that are gone or better.
  var solved: [Finding] = []

  /// The files on both sides, the earlier one as a private copy; `nil` if one is missing.
  var painted: ThemeSides?

  /// The specimens that are painted in another way, those that strike the eye first.
  var pictures: [ReviewPicture] = []

  /// Whether it could be read on both sides.
  var isCompared = false

  /// Whether the bytes of the file differ.
  var isRewritten = false

  /// Whether a person could tell, or the file has another name.
  var isChanged: Bool { kind != .changed || isVisible }

  /// Whether there is more to say than what became of the file.
  var hasDetails: Bool {
    note != nil || !sections.isEmpty || !contrast.isEmpty || !new.isEmpty || !solved.isEmpty
      || !pictures.isEmpty
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
