import CommandLineKit
import ThemeModel
import ThemeSource

/// The effects of a change on one theme.
struct ThemeReview: Sendable {
  enum Kind: Hashable {
    case changed, added, removed
    /// It had another path, relative to the repository.
    case renamed(from: String)
  }

  /// The present file, or the earlier one of a removed theme.
  let file: String

  /// The theme's name, or its file's.
  let name: String

  let kind: Kind

  /// The reason why something is not compared; `nil` if everything is.
  var note: String?

  /// The differences, by appearance.
  var sections: [ThemeDifference.Section] = []

  /// The pairs of colors whose contrast changed.
  var contrast: [ContrastChange] = []

  /// Findings that are new or worse.
  var new: [Finding] = []

  /// Findings that disappeared or became less severe.
  var solved: [Finding] = []

  /// The files on both sides, the earlier one as a private copy; `nil` if one is missing.
  var painted: ThemeSides?

  /// The specimens that are painted differently, the most visible first.
  var pictures: [ReviewPicture] = []

  /// Whether it could be read on both sides.
  var isCompared = false

  /// Whether the bytes of the file differ.
  var isRewritten = false

  /// Whether a person could see the change, or the file has another name.
  var isChanged: Bool { kind != .changed || isVisible }

  /// Whether there is more to report than the kind of change.
  var hasDetails: Bool {
    note != nil || !sections.isEmpty || !contrast.isEmpty || !new.isEmpty || !solved.isEmpty
      || !pictures.isEmpty
  }

  /// Whether a person could see the change.
  var isVisible: Bool {
    kind == .added || kind == .removed || hasDetails
  }

  /// Whether a pair of colors became too faint, or there is a new warning or error.
  var isWorse: Bool {
    contrast.contains(where: \.isWorse) || new.contains { $0.severity > .note && !isAsBefore($0) }
  }

  /// Whether every pair of a finding has at least its earlier contrast: then it only replaces
  /// another finding.
  private func isAsBefore(_ finding: Finding) -> Bool {
    guard isCompared, !finding.places.isEmpty else { return false }
    let names = Set(finding.places.map { $0.subject.filter { $0 != "'" } })
    return !contrast.contains { names.contains($0.name) && $0.isLower }
  }

  /// The pairs that got too faint.
  var fainter: [ContrastChange] { contrast.filter(\.isWorse) }

  /// The number of differences, each counted once.
  var differenceCount: Int { sections.reduce(0) { $0 + $1.lines.count } }
}
