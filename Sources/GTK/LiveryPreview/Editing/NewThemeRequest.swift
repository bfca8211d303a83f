import LiverySystem
import NewTheme
import ThemeColor
import ThemeSession

/// A theme that is to be written into the folder of the user's themes.
struct NewThemeRequest {
  /// What a theme begins with.
  enum Start: Hashable {
    /// Another theme, as files name what they extend.
    case theme(String)
    case color(Color)

    /// The current theme, as a copy that is not saved yet.
    case copy
  }

  /// The most characters that a file's name has before its ending.
  private static let longest = 60

  let name: String
  let start: Start

  /// The name of the file that a theme's name gives: its words, in lower case.
  static func fileName(of name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let stem = String(words.joined(separator: "-").prefix(longest))
    return "\(stem.isEmpty ? "theme" : stem).livery.toml"
  }

  /// Writes the file, as `livery new` does, and returns its path.
  func write(into folder: String) throws(FileError) -> String {
    var (base, accent): (String?, Color?) = (nil, nil)
    switch start {
    case .theme(let reference): base = reference
    case .color(let color): accent = color
    case .copy: break
    }
    let draft = ThemeDraft(
      name: name, accent: accent, extends: base,
      schema: Program.installedURL(of: "livery/theme.schema.json"))
    let path = "\(folder)/\(Self.fileName(of: name))"
    try AtomicFile.createFolder(folder)
    try AtomicFile.create(path, Array(draft.text.utf8))
    return path
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
