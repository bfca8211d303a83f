public import System

extension WrittenTheme {
  /// Writes the files of the theme: the first to a path, the others beside it and before it, since it
  /// names them.
  ///
  /// Folders that are missing are created.
  ///
  /// - Parameters:
  ///   - path: Where the first file goes; its name need not be that of the file.
  ///   - isDurable: Whether to wait until the bytes are on the disk, so that they also outlive a power
  ///     failure.
  /// - Throws: Why a file cannot be written; those written before it stay.
  public func write(to path: String, isDurable: Bool = true) throws(FileError) {
    for (file, path) in locations(for: path).reversed() {
      if path.contains("/") { try AtomicFile.createFolder(RegularFile.folder(of: path)) }
      try AtomicFile.write(file.bytes, to: path, isDurable: isDurable)
    }
  }

  /// The paths beside a path that `write(to:)` would overwrite: not the path itself, for which whoever
  /// chose it was asked.
  public func overwrittenPaths(beside path: String) -> [String] {
    locations(for: path).dropFirst().map(\.path).filter { RegularFile.realPath($0) != nil }
  }

  /// The files, each with its path: the first has the path itself, the others are named from its folder.
  private func locations(for path: String) -> [(file: File, path: String)] {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    return files.enumerated().map { index, file in
      (file, index == 0 ? path : folder + file.name)
    }
  }
}
