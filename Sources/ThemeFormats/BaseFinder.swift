import System
import ThemeModel
import ThemeSource

/// Finds what a file extends: a built-in theme by its id, or a file beside it or in the user's folder.
///
/// No other file is ever opened: links are followed first, and the place they lead to decides.
struct BaseFinder: ThemeLoader {
  /// The most files that one theme is read from.
  static let chainLimit = 8

  let userFolder: String?

  /// The folder of the file, links followed; `nil` for standard input.
  let folder: String?

  /// The files that lead here, links followed, the first asked for first.
  let chain: [String]

  /// Where every path that is looked at is noted.
  var files = FileTrail()

  func base(named reference: String) -> BaseTheme {
    if reference == "adwaita" { return .found(ThemeLibrary.base, []) }
    if let reading = ThemeLibrary.builtIn(reference) {
      return reading.theme.map { .found($0, []) }
        ?? .missing(.theme, "the built-in theme '\(reference)' is broken", reading.diagnostics)
    }
    guard let path = path(of: reference) else {
      let (hint, slip) = NameSuggestion.suggestion(
        for: reference, among: ThemeLibrary.builtInIDs)
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
      let text = SourceText(
        file: display(path), bytes: try RegularFile.read(path, upTo: ThemeLibrary.readLimit))
      let loader = BaseFinder(
        userFolder: userFolder, folder: RegularFile.folder(of: path), chain: chain + [path],
        files: files)
      let reading = LiveryReader.read(text, id: ThemeLibrary.id(ofFile: path), loader: loader)
      guard let theme = reading.theme else {
        return .missing(
          .theme, "'\(reference)' has errors, and so cannot be extended", reading.diagnostics)
      }
      return .found(theme, reading.diagnostics)
    } catch {
      return .missing(.theme, "'\(reference)' cannot be read: \(error.reason)", [])
    }
  }

  /// Where a reference leads, links followed; `nil` where nothing is there.
  private func path(of reference: String) -> String? {
    if reference.hasPrefix("/") {
      files.note(reference)
      return RegularFile.realPath(reference)
    }
    for folder in [folder, userFolder] {
      guard let folder else { continue }
      for ending in ["", ".livery.toml", ".livery.json"] {
        let place = "\(folder)/\(reference)\(ending)"
        files.note(place)
        if let path = RegularFile.realPath(place) { return path }
      }
    }
    return nil
  }

  private func isAllowed(_ path: String) -> Bool {
    [folder, userFolder.flatMap(RegularFile.realPath)].contains { folder in
      folder.flatMap { RelativePath.of(path, below: $0) } != nil
    }
  }

  /// The path as messages show it: beside the file by its name alone.
  private func display(_ path: String) -> String {
    folder.flatMap { RelativePath.of(path, below: $0) } ?? path
  }
}
