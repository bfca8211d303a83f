import LiverySystem
import ThemeFormats

/// The files of an export, with the paths that the user chose.
struct ThemeExport {
  let name: String

  /// The existing files about which no file dialog has asked.
  let replacedNames: [String]

  private let files: [(path: String, bytes: [UInt8])]

  /// The files for a path: the first gets the path, and the others go beside it.
  ///
  /// The file dialog may have already confirmed replacing a file.
  init(_ files: [WrittenTheme.File], toFile path: String, isConfirmed: Bool) {
    let folder = RegularFile.folder(of: path)
    name = RegularFile.name(of: path)
    self.files = files.enumerated().map { index, file in
      (index == 0 ? path : "\(folder)/\(file.name)", file.bytes)
    }
    replacedNames = Self.existing(
      in: folder, of: self.files.dropFirst(isConfirmed ? 1 : 0).map(\.path))
  }

  /// Files that go into a folder.
  init(_ files: [WrittenTheme.File], toFolder folder: String) {
    name = RegularFile.name(of: folder)
    self.files = files.map { ("\(folder)/\($0.name)", $0.bytes) }
    replacedNames = Self.existing(in: folder, of: self.files.map(\.path))
  }

  private static func existing(in folder: String, of paths: [String]) -> [String] {
    paths.filter { RegularFile.exists($0) || RegularFile.isLink($0) }
      .map { String($0.dropFirst(folder.count + 1)) }
  }

  /// The first file that an export would replace although a theme is read from it.
  func overwritten(of sources: [String]) -> String? {
    let sources = Set(sources.compactMap(RegularFile.realPath))
    return files.map(\.path).first { path in
      RegularFile.realPath(path).map(sources.contains) ?? false
    }
  }

  /// Writes all files, each completely or not at all, and creates their folders.
  ///
  /// The first file is written last, since it names the others.
  func write() throws(FileError) {
    for file in files.reversed() {
      try AtomicFile.createFolder(RegularFile.folder(of: file.path))
      try AtomicFile.write(file.bytes, to: file.path)
    }
  }
}
