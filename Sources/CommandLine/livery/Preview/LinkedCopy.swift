import LiverySystem

/// A file with another text in a folder of its own, where links stand for all that is beside the
/// file.
struct LinkedCopy {
  let path: String

  /// Writes the copy.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - bytes: The text.
  ///   - name: What the copy is called; `nil` for the name of the file.
  ///   - folder: Its folder, which is made.
  ///   - parts: The names of files beside it that get no link.
  /// - Throws: Why it cannot be written.
  init(
    of file: String, _ bytes: [UInt8], named name: String? = nil, in folder: String,
    without parts: [String] = []
  ) throws(FileError) {
    try AtomicFile.createFolder(folder)
    let name = name ?? RegularFile.name(of: file)
    Folder.link(
      to: RegularFile.folder(of: RegularFile.path(file, in: ".")), in: folder, without: name)
    for part in parts { try AtomicFile.remove("\(folder)/\(part)") }
    path = "\(folder)/\(name)"
    try AtomicFile.write(bytes, to: path)
  }
}
