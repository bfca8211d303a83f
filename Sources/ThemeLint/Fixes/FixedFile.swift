import System
public import ThemeSource

/// Overwrites a file with its repaired text, unless the file is no longer the one that was checked.
public enum FixedFile {
  /// Replaces a file, whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - checked: The text that was read from it.
  ///   - repaired: The text to write.
  /// - Throws: Why the file stays as it is.
  public static func replace(
    _ path: String, holding checked: SourceText, with repaired: SourceText
  ) throws(FixError) {
    let current: [UInt8]
    do throws(FileError) {
      // One byte more than was read shows a file that has grown.
      current = try RegularFile.read(path, upTo: checked.bytes.count + 1)
    } catch {
      throw .file(error)
    }
    guard current == checked.bytes else { throw .changed(path: path) }
    do throws(FileError) {
      try AtomicFile.write(repaired.bytes, to: path)
    } catch {
      throw .file(error)
    }
  }
}
