import Console
import System
import ThemeFormats

extension Output {
  /// Writes the files of a theme: the first to a path, and before it, since it names them, the others
  /// beside it.
  static func write(
    _ files: [WrittenTheme.File], beside path: String, isDurable: Bool = true
  ) throws {
    let folder = RegularFile.folder(of: path)
    for file in files.dropFirst().reversed() {
      let other = "\(folder)/\(file.name)"
      try createFolder(RegularFile.folder(of: other))
      try write(file.bytes, to: other, isDurable: isDurable)
    }
    if let first = files.first { try write(first.bytes, to: path, isDurable: isDurable) }
  }
}
