import LiverySystem
public import ThemeSource

/// Overwrites a file with its repaired text, unless the file is no longer the one that was checked.
public enum FixedFile {
  /// Replaces a file, whole or not at all; an error says why it stays as it is.
  public static func replace(
    _ path: String, holding checked: SourceText, with repaired: SourceText
  ) throws(FixError) {
    let isUnchanged: Bool
    do throws(FileError) {
      // One byte more than was read shows a file that has grown.
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
