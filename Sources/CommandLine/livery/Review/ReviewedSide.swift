import CommandLineKit
import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeProject
import ThemeSource

/// A theme's file on one side of a change.
struct ReviewedSide: Sendable {
  let reading: ThemeReading
  let findings: [Finding]

  init(reading: ThemeReading, findings: [Finding]) {
    (self.reading, self.findings) = (reading, findings)
  }

  /// Reads the earlier file; `nil` if it was not a theme.
  init?(
    _ file: EarlierFile, in library: ThemeLibrary, as format: ThemeFormat?, on target: Target?,
    under configuration: ProjectConfiguration
  ) {
    guard let reading = try? library.read(file.path, as: format) else { return nil }
    self.init(
      reading: reading, findings: file.findings(of: reading, on: target, under: configuration))
  }

  /// Compares two sides of a theme.
  ///
  /// - Parameters:
  ///   - file: The present file, as messages show it.
  ///   - kind: What happened to the file.
  ///   - earlier: The file as it was; `nil` if there was none.
  ///   - later: The file as it is; `nil` if there is none.
  ///   - release: The GTK on which both are measured.
  ///   - revision: The name of the earlier side.
  /// - Returns: The changes; for a theme that exists on one side only, that it was added or
  ///   removed.
  static func review(
    of file: String, _ kind: ThemeReview.Kind, from earlier: ReviewedSide?, to later: ReviewedSide?,
    on release: GTKRelease, since revision: String
  ) -> ThemeReview {
    let theme = (later ?? earlier)?.reading.theme
    var review = ThemeReview(file: file, name: theme?.name ?? file, kind: kind)
    guard let later else { return review }
    let known = FindingBaseline(of: earlier?.findings ?? [], at: ConfigurationFile.name)
    review.new = known.new(among: later.findings)
    guard let earlier else { return review }
    let present = FindingBaseline(of: later.findings, at: ConfigurationFile.name)
    let solved = present.new(among: earlier.findings)
    (review.new, review.solved) = withoutRewordedNotes(review.new, solved)
    review.isRewritten = earlier.reading.text.bytes != later.reading.text.bytes
    switch (earlier.reading.theme, later.reading.theme) {
    case (let before?, let after?):
      review.sections = Self.names(before, after) + ThemeDifference(before, after).sections
      review.isCompared = true
      review.contrast = ContrastChange.all(from: before, to: after, on: release)
    case (_?, nil):
      // Findings of a deleted theme do not count as solved.
      (review.note, review.solved) = ("it can no longer be read as a theme", [])
    case (nil, _?): review.note = "it could not be read as a theme at '\(revision)'"
    case (nil, nil): break
    }
    return review
  }

  /// New and solved findings, without notes of the same rule on both sides that only differ in
  /// numbers.
  private static func withoutRewordedNotes(
    _ new: [Finding], _ solved: [Finding]
  ) -> (new: [Finding], solved: [Finding]) {
    let notes = { (findings: [Finding]) in
      Set(findings.filter { $0.severity == .note }.map(\.rule))
    }
    let both = notes(new).intersection(notes(solved))
    let isKept = { (finding: Finding) in finding.severity > .note || !both.contains(finding.rule) }
    return (new.filter(isKept), solved.filter(isKept))
  }

  /// Compares the names and descriptions of a theme.
  private static func names(_ before: Theme, _ after: Theme) -> [ThemeDifference.Section] {
    let texts = { (theme: Theme) -> [String?] in
      [theme.name, theme.summary, theme.author, theme.license, theme.homepage]
    }
    let lines = zip(
      ["name", "summary", "author", "license", "homepage"], zip(texts(before), texts(after)))
    let changed = lines.filter { $0.1.0 != $0.1.1 }.map { name, values in
      ThemeDifference.Line(
        name: name, first: values.0 ?? "unset", second: values.1 ?? "unset", distance: nil)
    }
    return changed.isEmpty ? [] : [ThemeDifference.Section(heading: "about", lines: changed)]
  }
}
