public import LiverySystem
public import ThemeSource

/// A theme in some format: its files, and the parts that they cannot contain.
public struct WrittenTheme: Hashable, Sendable {
  /// A file to be written.
  public struct File: Hashable, Sendable {
    /// The path relative to the output folder.
    public let name: String
    public let bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    init(name: String, text: String) {
      self.init(name: name, bytes: Array(text.utf8))
    }
  }

  /// The files; the first is the requested one, and it names the others.
  public let files: [File]

  /// The parts that the format cannot contain, each as a note about the theme.
  public let omissions: [Finding]

  package init(files: [File], omissions: [Finding]) {
    (self.files, self.omissions) = (files, omissions)
  }

  /// The theme with additional files of another one that have other names.
  package func carrying(_ other: WrittenTheme) -> WrittenTheme {
    let names = Set(files.map(\.name))
    return WrittenTheme(
      files: files + other.files.filter { !names.contains($0.name) }, omissions: omissions)
  }

  /// Writes the files of the theme: the first to a path, the others beside it; the first one is
  /// written last.
  ///
  /// Missing folders of the others are created.
  ///
  /// - Parameters:
  ///   - path: The path of the first file; its name may differ from that of the file.
  ///   - isDurable: Whether to wait until the bytes are on the disk, to survive a power failure.
  /// - Throws: An error if a file cannot be written; files written before it stay.
  public func write(to path: String, isDurable: Bool = true) throws(FileError) {
    for (file, path) in zip(files, paths(from: path)).reversed() {
      try AtomicFile.createFolder(RegularFile.folder(of: path))
      try AtomicFile.write(file.bytes, to: path, isDurable: isDurable)
    }
  }

  /// The output paths of the files, if the first is written to a path.
  public func paths(from path: String) -> [String] {
    files.enumerated().map { index, file in
      index == 0 ? path : "\(RegularFile.folder(of: path))/\(file.name)"
    }
  }
}
