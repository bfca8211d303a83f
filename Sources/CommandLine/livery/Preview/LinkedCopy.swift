import LiverySystem

/// A file with another text and another name, in a folder with links to all that is beside the file.
enum LinkedCopy {
  /// Writes the copy.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - bytes: The text.
  ///   - name: What the copy is called.
  ///   - folder: Its folder, which is made.
  /// - Throws: Why it cannot be written.
  static func write(
    of file: String, _ bytes: [UInt8], named name: String, in folder: String
  ) throws(FileError) {
    try AtomicFile.createFolder(folder)
    Folder.link(
      to: RegularFile.folder(of: RegularFile.path(file, in: ".")), in: folder, without: name)
    try AtomicFile.write(bytes, to: "\(folder)/\(name)")
  }
}
