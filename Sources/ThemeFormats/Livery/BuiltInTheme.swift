import BuiltInThemes
import GTKKnowledge
import LiverySystem
import ThemeModel
import ThemeSource

/// The themes that Livery brings with it.
enum BuiltInTheme {
  /// Their IDs, the base first.
  static let ids = BuiltInThemes.files.map(\.id)

  /// The IDs of those that are made to hurt apps.
  static let hostileIDs = BuiltInThemes.hostileFiles.map(\.id)

  /// Reads the theme of an ID as it is on a release; `nil` where none has it.
  static func reading(of id: String, on release: GTKRelease) -> ThemeReading? {
    guard id != StockTheme.id else { return StockTheme.reading(on: release) }
    return (BuiltInThemes.files + BuiltInThemes.hostileFiles).first { $0.id == id }.map { file in
      let loader = BaseFinder(
        release: release, userFolder: nil, folder: nil, shownFile: nil, chain: [],
        files: FileTrail(),
        budget: ReadingBudget())
      let text = SourceText(file: "\(id).livery.toml", bytes: file.bytes)
      return LiveryReader.read(ThemeText(text), id: id, loader: loader)
    }
  }
}
