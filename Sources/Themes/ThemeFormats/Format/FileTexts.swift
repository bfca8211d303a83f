import LiverySystem

/// Files as a program sees them that has some of them open: what it has not saved yet counts.
public struct FileTexts: Hashable, Sendable {
  private var unsaved: [String: [UInt8]] = [:]

  public init() {}

  /// The content of an open file, by its path with links followed; `nil` for a file that is not
  /// open.
  public subscript(path: String) -> [UInt8]? {
    get { unsaved[path] }
    set { unsaved[path] = newValue }
  }

  /// The content of a file, by its path with links followed, but at most `limit` bytes.
  func read(_ path: String, upTo limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = unsaved[path] { return Array(bytes.prefix(limit)) }
    return try RegularFile.read(path, upTo: limit)
  }
}
