import System
public import ThemeFormats

/// Where a command's result goes.
public enum Output {
  /// Writes a result to a file, whole or not at all, or to standard output.
  public static func write(_ bytes: [UInt8], to path: String?, isDurable: Bool = true) throws {
    guard let path, path != "-" else { return try Terminal.write(bytes) }
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path, isDurable: isDurable)
    } catch {
      Terminal.complain("\(error)")
      throw Status.unwritable
    }
  }

  /// Writes the files of a theme: the first to a path, the others beside it, and before it, since it
  /// names them.
  public static func write(
    _ files: [WrittenTheme.File], beside path: String, isDurable: Bool = true
  ) throws {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for file in files.dropFirst().reversed() {
      let place = folder + file.name
      if let cut = place.lastIndex(of: "/") { try createFolder(String(place[..<cut])) }
      try write(file.bytes, to: place, isDurable: isDurable)
    }
    if let first = files.first { try write(first.bytes, to: path, isDurable: isDurable) }
  }

  /// Makes a folder, unless it is there.
  public static func createFolder(_ path: String) throws {
    do throws(FileError) {
      try AtomicFile.createFolder(path)
    } catch {
      Terminal.complain("\(error)")
      throw Status.unwritable
    }
  }
}
