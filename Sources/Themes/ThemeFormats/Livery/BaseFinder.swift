import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeModel
import ThemeSource

/// Finds the base theme of a file: a built-in theme, a file beside it, or one of the user's.
///
/// No other file is ever opened: links are followed first, and the final path decides.
struct BaseFinder: ThemeLoader {
  /// The maximum number of files from which one theme is read.
  static let chainLimit = 8

  /// The release that provides the colors that the themes do not set.
  let release: GTKRelease

  /// The releases that have to survive the themes' CSS.
  let survivors: Target

  /// The components that an app registers.
  let components: ComponentRegistry

  let userFolder: String?

  /// The folder of the file, links followed; `nil` for standard input.
  let folder: String?

  /// The name of the file in messages; `nil` for standard input.
  let shownFile: String?

  /// The files that extend one another down to this one, after following links, the first one
  /// first.
  let chain: [String]
  var texts = FileTexts()

  /// Collects every path that is accessed.
  let files: ReadPaths

  /// The budget for reading the files.
  let budget: ReadingBudget

  func base(named reference: String) -> BaseTheme {
    if reference == StockTheme.id {
      return .found(StockTheme.on(release).registering(components), [])
    }
    if let reading = BuiltInTheme.reading(of: reference, on: release, components) {
      return reading.theme.map { .found($0, []) }
        ?? .missing(.theme, "the built-in theme '\(reference)' is broken", reading.findings)
    }
    guard let path = path(of: reference) else {
      let (hint, slip) = NameSuggestion.suggestion(for: reference, among: BuiltInTheme.ids)
      return .missing(
        .theme,
        "no theme is called '\(reference)'; expected a built-in theme's id, or a file beside this one"
          + hint, [], meant: slip)
    }
    guard isAllowed(path) else {
      return .missing(
        .theme, "'\(reference)' lies outside the theme's own folder and the user's theme folder", []
      )
    }
    if chain.contains(path) {
      return .missing(.loop, "'\(reference)' extends this file, which makes a loop", [])
    }
    guard chain.count < BaseFinder.chainLimit else {
      return .missing(
        .tooLong, "a theme extends at most \(BaseFinder.chainLimit) others, one after the other", []
      )
    }
    return read(path, reference)
  }

  private func read(_ path: String, _ reference: String) -> BaseTheme {
    do throws(FileError) {
      let shown = display(path)
      let text = SourceText(
        file: shown,
        bytes: try texts.read(
          path, insideAnyOf: folders, upTo: SourceLimits.stylesheet.bytes + 1))
      let content = ThemeText(text)
      // The content of other files is never quoted in a finding.
      guard ThemeFormat.livery.recognize(content) != .no else {
        return .missing(
          .theme, "'\(reference)' is not a Livery theme: expected a line 'livery = 1' in it", [])
      }
      let loader = BaseFinder(
        release: release, survivors: survivors, components: components, userFolder: userFolder,
        folder: RegularFile.folder(of: path), shownFile: shown, chain: chain + [path], texts: texts,
        files: files, budget: budget)
      let reading = LiveryReader.read(
        content, id: FileName.id(of: path, without: ThemeFormat.livery.endings),
        loader: loader, surviving: survivors, within: budget)
      guard let theme = reading.theme else {
        return .missing(
          .theme, "'\(reference)' has errors, and so cannot be extended", reading.findings)
      }
      return .found(theme, reading.findings)
    } catch {
      return .missing(.theme, "'\(reference)' cannot be read: \(error.reason)", [])
    }
  }

  /// The path of a reference, after following links; `nil` if there is no file.
  private func path(of reference: String) -> String? {
    if reference.hasPrefix("/") {
      files.note(reference)
      return RegularFile.realPath(reference)
    }
    for folder in [folder, userFolder] {
      guard let folder else { continue }
      for ending in ["", ".livery.toml", ".livery.json"] {
        let candidate = "\(folder)/\(reference)\(ending)"
        files.note(candidate)
        if let path = RegularFile.realPath(candidate) { return path }
      }
    }
    return nil
  }

  /// The folders whose files may be read.
  private var folders: [String] {
    [folder, userFolder.flatMap(RegularFile.realPath)].compactMap(\.self)
  }

  private func isAllowed(_ path: String) -> Bool {
    folders.contains { RelativePath.of(path, below: $0) != nil }
  }

  /// The path in messages: in the notation of the file, if it is in the same folder.
  private func display(_ path: String) -> String {
    folder.flatMap { RelativePath.of(path, below: $0) }
      .map { RelativePath.shown($0, beside: shownFile) } ?? path
  }
}

extension BaseFinder {
  /// Finds the base theme of a context's file.
  init(_ context: ReadingContext) {
    self.init(
      release: context.release, survivors: context.survivors, components: context.components,
      userFolder: context.userFolder,
      folder: context.folder,
      shownFile: context.shownFile, chain: context.file.map { [$0] } ?? [], texts: context.texts,
      files: context.trail,
      budget: context.budget)
  }
}
