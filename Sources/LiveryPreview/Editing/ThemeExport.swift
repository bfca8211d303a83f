import LiveryAdwaita
import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSource

/// A theme in another format, to be written to a path that the user chose.
struct ThemeExport {
  let name: String
  private let folder: String
  private let written: WrittenTheme

  /// Converts a theme; `nil` where the ending of the path is not that of a format.
  init?(_ theme: Theme, in appearance: Appearance, to path: String) {
    guard let format = ThemeFormat(ending: path) else { return nil }
    folder = RegularFile.folder(of: path)
    name = RegularFile.name(of: path)
    var writer = ThemeWriter(theme)
    writer.appearance = appearance
    written = writer.written(as: format, named: name)
  }

  /// The names of the files beside the chosen one that exist and would be replaced.
  var replacedNames: [String] {
    written.files.map(\.name).filter { $0 != name && RegularFile.exists("\(folder)/\($0)") }
  }

  /// The first part of the theme that the format cannot hold, if there is one.
  var omission: String? { written.omissions.first?.message }

  /// Writes all files, and creates the folders that they need.
  func write() throws(FileError) {
    try written.write(to: "\(folder)/\(name)")
  }
}
