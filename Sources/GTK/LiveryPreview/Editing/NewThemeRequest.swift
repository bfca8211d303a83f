import LiverySystem
import NewTheme
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// A theme that is to be written into the folder of the user's themes, a value that can be sent to a
/// background task.
nonisolated struct NewThemeRequest: Hashable, Sendable {
  /// What a theme begins with.
  enum Start: Hashable, Sendable {
    /// Another theme, as files name what they extend.
    case theme(String)
    case color(Color)

    /// The current theme, as a copy that is not saved yet.
    case copy
  }

  /// The most characters that a file's name has before its ending.
  private static let longest = 60

  var name: String
  let start: Start

  /// How it is made of a color.
  var dials = DerivationDials()

  /// The contrast that its colors get; `nil` leaves them as they are derived.
  var contrast: ContrastAim?

  /// The name of the file that a theme's name gives: its words, in lower case.
  static func fileName(of name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let stem = String(words.joined(separator: "-").prefix(longest))
    return "\(stem.isEmpty ? "theme" : stem).livery.toml"
  }

  /// The text and the theme of the file, as `livery new` makes them.
  ///
  /// - Throws: That a color cannot be written, or not have the contrast.
  func made(in library: ThemeLibrary) throws(NewThemeError) -> (text: SourceText, theme: Theme?) {
    var (base, accent): (String?, Color?) = (nil, nil)
    switch start {
    case .theme(let reference): base = reference
    case .color(let color): accent = color
    case .copy: break
    }
    let draft = ThemeDraft(
      name: name, accent: accent, dials: dials, extends: base,
      schema: Program.installedURL(of: "livery/theme.schema.json"))
    let text = SourceText(file: Self.fileName(of: name), draft.text)
    let read = { (text: SourceText) in try? library.read(text, path: nil, as: .livery) }
    guard accent != nil, let contrast else { return (text, read(text)?.theme) }
    guard let reading = read(text), let theme = reading.theme else {
      throw .adjustment(.cannotWrite(name: text.file))
    }
    let result: ContrastAdjustment
    do throws(AdjustmentError) {
      result = try dials.adjuster(for: contrast).adjusted(
        reading, in: theme.appearances, read: read)
    } catch {
      throw .adjustment(error)
    }
    if let first = result.unreachable.first { throw .outOfReach(first) }
    return (result.text, read(result.text)?.theme)
  }

  /// Writes the file, and returns its path.
  func write(into folder: String, in library: ThemeLibrary) throws -> String {
    let text = try made(in: library).text
    let path = "\(folder)/\(Self.fileName(of: name))"
    try AtomicFile.createFolder(folder)
    try AtomicFile.create(path, text.bytes)
    return path
  }
}

/// Why a theme cannot be made.
nonisolated enum NewThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  case adjustment(AdjustmentError)

  /// A pair cannot have the contrast that was asked for.
  case outOfReach(ContrastAdjustment.Unreachable)

  var description: String {
    switch self {
    case .adjustment(let error): error.description
    case .outOfReach(let pair): pair.description
    }
  }
}

extension ThemeEntry {
  /// How a theme in a folder names this one to extend it; `nil` where it cannot.
  func reference(in folder: String?) -> String? {
    if origin == .builtIn { return id }
    guard let path, isEditable, let folder,
      let real = RegularFile.realPath(path).map(RegularFile.folder),
      real == RegularFile.realPath(folder)
    else { return nil }
    return RegularFile.name(of: path)
  }
}
