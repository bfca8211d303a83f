public import System

extension WrittenTheme {
  /// Writes the files of the theme: the first to a path, the others beside it and before it, since it
  /// names them.
  ///
  /// The folders of the others are created where they are missing.
  ///
  /// - Parameters:
  ///   - path: Where the first file goes; its name need not be that of the file.
  ///   - isDurable: Whether to wait until the bytes are on the disk, so that they also outlive a power
  ///     failure.
  /// - Throws: Why a file cannot be written; those written before it stay.
  public func write(to path: String, isDurable: Bool = true) throws(FileError) {
    for file in files.dropFirst().reversed() {
      let other = "\(RegularFile.folder(of: path))/\(file.name)"
      try AtomicFile.createFolder(RegularFile.folder(of: other))
      try AtomicFile.write(file.bytes, to: other, isDurable: isDurable)
    }
    if let first = files.first {
      try AtomicFile.write(first.bytes, to: path, isDurable: isDurable)
    }
  }
}
