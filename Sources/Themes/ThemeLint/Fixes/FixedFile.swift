import LiverySystem
public import ThemeSource

/// Overwrites a file with its fixed text, unless the file has changed since it was checked.
public enum FixedFile {
  /// Replaces a file completely or not at all; an error gives the reason why it stays as it is.
  public static func replace(
    _ path: String, holding checked: SourceText, with repaired: SourceText
  ) throws(FixError) {
    let isUnchanged: Bool
    do throws(FileError) {
      // One more byte than before, to detect a file that has grown.
      let found = try RegularFile.read(path, upTo: checked.bytes.count + 1)
      isUnchanged =
        found == checked.bytes
        ? try AtomicFile.replace(path, holding: found, with: repaired.bytes) : false
    } catch {
      throw .file(error)
    }
    if !isUnchanged { throw .changed(path: path) }
  }
}
