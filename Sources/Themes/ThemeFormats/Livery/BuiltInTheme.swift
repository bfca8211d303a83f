import EmbeddedFiles
import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeModel
import ThemeSource

/// The built-in themes.
enum BuiltInTheme {
  /// Their IDs, the base first.
  static let ids = ids(in: folder)

  /// The IDs of the themes that are made to break apps.
  static let hostileIDs = ids(in: hostileFolder)

  private static let folder = "themes"
  private static let hostileFolder = "themes/hostile"

  private static let ending = ".livery.toml"

  /// The IDs of the themes in a folder.
  private static func ids(in folder: String) -> [String] {
    EmbeddedFile.files(in: folder).map { String($0.name(in: folder).dropLast(ending.count)) }
  }

  /// Reads the built-in theme with an ID for a release, with an app's components; `nil` if there is
  /// none.
  static func reading(
    of id: String, on release: GTKRelease, _ components: ComponentRegistry = ComponentRegistry()
  ) -> ThemeReading? {
    guard id != StockTheme.id else {
      var reading = StockTheme.reading(on: release)
      reading.theme = reading.theme?.registering(components)
      return reading
    }
    let folder = ids.contains(id) ? Self.folder : hostileFolder
    return EmbeddedFile.files(in: folder).first { $0.name(in: folder) == id + ending }.map { file in
      let loader = BaseFinder(
        release: release, survivors: Target(release), components: components, userFolder: nil,
        folder: nil, shownFile: nil,
        chain: [],
        files: ReadPaths(),
        budget: ReadingBudget())
      let text = SourceText(file: "\(id)\(ending)", bytes: file.bytes)
      return LiveryReader.read(ThemeText(text), id: id, loader: loader)
    }
  }
}
