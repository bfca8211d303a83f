import CommandLineKit
import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

/// Reads both sides of a change, and compares each theme.
struct ReviewReader {
  let files: RevisionFiles
  let library: ThemeLibrary
  let configurations: ProjectConfigurations

  /// The format of the files, instead of recognizing it.
  let format: ThemeFormat?

  /// The target of the themes, instead of that of the configuration.
  let target: Target?

  /// A present or removed theme, with its state on each side.
  private struct Item: Sendable {
    let file: ThemeArgument
    var kind: ThemeReview.Kind
    var earlier, later: ReviewedSide?

    /// The private copy of the file as it was.
    var copy: String?

    let release: GTKRelease
  }

  /// Reviews the themes that arguments name.
  ///
  /// - Parameter arguments: Files and folders in the repository.
  /// - Returns: What changes.
  /// - Throws: A status if a named file cannot be read; the error is printed.
  func review(_ arguments: [String]) throws -> Review {
    let found = try arguments.flatMap {
      try ThemeArgument.expand(
        $0, in: configurations, taking: .themeBesideOlder)
    }
    let named = found.filter { !$0.isExcluded && $0.problem == nil }
    let present = try items(named.withoutParts(in: library, as: format))
    let items = Self.joined(present, with: try removed(from: arguments, among: present))
    var (new, solved) = (ReportedFindings(), ReportedFindings())
    let themes = items.map { item in
      var review = ReviewedSide.review(
        of: item.file.text, item.kind, from: item.earlier, to: item.later, on: item.release,
        since: files.revision)
      // A finding in a file that several themes import is reported with the first of them.
      if let later = item.later {
        review.new = new.new(in: CheckedFile(later.reading, review.new)).findings
      }
      if let earlier = item.earlier {
        review.solved = solved.new(in: CheckedFile(earlier.reading, review.solved)).findings
      }
      if let copy = item.copy, item.later?.reading.theme != nil, item.earlier?.reading.theme != nil
      {
        review.painted = ThemeSides(earlier: copy, present: item.file.text)
      }
      return review
    }
    return Review(revision: files.revision, commit: files.commit, themes: themes)
  }

  /// A present file, with the data needed to find its changes.
  private struct Work: Sendable {
    let file: ThemeArgument
    let reading: Result<ThemeReading, any Error>
    let earlier: EarlierFile?
    let configuration: ProjectConfiguration
    let isUnchanged: Bool
  }

  /// Whether a theme is the same on both sides, even if other files changed.
  ///
  /// The meaning of a stylesheet may depend on the files around it, and that of tokens on the
  /// configuration.
  private func isUnchanged(_ reading: ThemeReading, _ file: ThemeArgument) -> Bool {
    reading.format != .gtkCSS && reading.format != .dtcg
      && files.isUnchanged(reading, of: file.text)
  }

  /// Reads the present themes and their earlier states.
  private func items(_ arguments: [ThemeArgument]) throws -> [Item] {
    let (library, format, target) = (library, format, target)
    let readings = arguments.concurrentMap { file in
      Result { try file.read(in: library, as: format) }
    }
    let work = try zip(arguments, readings).map { file, reading in
      Work(
        file: file, reading: reading, earlier: EarlierFile(of: file.text, in: files),
        configuration: try configurations.configuration(for: file.text),
        isUnchanged: (try? reading.get()).map { isUnchanged($0, file) } ?? false)
    }
    if let first = work.first { Linter.prepare(for: target, under: first.configuration) }
    let sides = work.concurrentMap { work in
      work.reading.map { reading in
        // Equal files have the same findings on both sides.
        let findings =
          work.isUnchanged
          ? []
          : Linter.check(
            reading, at: work.file.text, target: target, under: work.configuration)
        let later = ReviewedSide(reading: reading, findings: findings)
        return (
          later: later,
          earlier: work.isUnchanged
            ? later
            : work.earlier.flatMap {
              ReviewedSide($0, in: library, as: format, on: target, under: work.configuration)
            }
        )
      }
    }
    return try zip(work, sides).compactMap { work, sides in
      do {
        let (later, earlier) = try sides.get()
        let old = work.earlier.flatMap { $0.isRenamed ? files.relative($0.path) : nil }
        return Item(
          file: work.file,
          kind: work.earlier == nil ? .added : old.map { .renamed(from: $0) } ?? .changed,
          earlier: earlier, later: later, copy: work.earlier?.path,
          release: release(under: work.configuration))
      } catch let error as ThemeFileError {
        if work.file.ignores(error) { return nil }
        Terminal.printError("\(error)")
        throw error.status
      }
    }
  }

  /// Reads the themes that are not there any more.
  private func removed(from arguments: [String], among present: [Item]) throws -> [Item] {
    let changes = try ThemeFileChanges(
      of: present.map(\.file.text), in: arguments, since: files, library: library
    ) { file in
      try !configurations.configuration(for: RegularFile.folder(of: file)).excludes(file)
    }
    return try changes.removed.compactMap { shown in
      guard let file = EarlierFile(of: shown, in: files) else { return nil }
      let configuration = try configurations.configuration(for: RegularFile.folder(of: shown))
      return Item(
        file: ThemeArgument(file: shown), kind: .removed,
        earlier: ReviewedSide(file, in: library, as: format, on: target, under: configuration),
        later: nil, copy: file.path, release: release(under: configuration))
    }
  }

  /// Joins a new theme with a removed one as a rename.
  ///
  /// It does so if both have the same content, or the same name with another ending, as after a
  /// conversion to another format.
  private static func joined(_ present: [Item], with removed: [Item]) -> [Item] {
    var (present, rest) = (present, removed)
    for index in present.indices where present[index].kind == .added {
      guard let theme = present[index].later?.reading.theme else { continue }
      let id = ThemeLibrary.id(ofFile: present[index].file.text)
      let match = rest.firstIndex { item in
        guard let old = item.earlier?.reading.theme else { return false }
        return ThemeLibrary.id(ofFile: item.file.text) == id
          || ThemeDifference(old, theme).sections.isEmpty
      }
      guard let match else { continue }
      let old = rest.remove(at: match)
      (present[index].kind, present[index].earlier) = (.renamed(from: old.file.text), old.earlier)
      present[index].copy = old.copy
    }
    return (present + rest).sorted { $0.file.text < $1.file.text }
  }

  private func release(under configuration: ProjectConfiguration) -> GTKRelease {
    (target ?? configuration.target ?? Target(.latest)).releases.lowerBound
  }
}
