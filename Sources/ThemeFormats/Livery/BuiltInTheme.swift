import BuiltInThemes
import System
import ThemeModel
import ThemeSource

/// The themes that Livery brings with it.
enum BuiltInTheme {
  /// Their IDs, the base first.
  static let ids = BuiltInThemes.files.map(\.id)

  /// The theme that every other extends.
  static let base: Theme = {
    let reading = read(BuiltInThemes.base, loader: nil)
    guard let theme = reading.theme else {
      preconditionFailure("the base theme is broken: \(reading.findings)")
    }
    return theme
  }()

  /// Reads the theme of an ID; `nil` where none has it.
  static func reading(of id: String) -> ThemeReading? {
    guard id != BuiltInThemes.base.id else { return read(BuiltInThemes.base, loader: nil) }
    return BuiltInThemes.files.first { $0.id == id }
      .map {
        read(
          $0,
          loader: BaseFinder(
            userFolder: nil, folder: nil, chain: [], files: FileTrail(), budget: ReadingBudget()))
      }
  }

  private static func read(_ file: BuiltInThemes.File, loader: (any ThemeLoader)?) -> ThemeReading {
    let text = SourceText(file: "\(file.id).livery.toml", bytes: file.bytes)
    return LiveryReader.read(ThemeText(text), id: file.id, loader: loader)
  }
}
