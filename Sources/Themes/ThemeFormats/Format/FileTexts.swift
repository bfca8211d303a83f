import LiverySystem

/// Files as seen by a program that has some of them open: its unsaved text counts.
public struct FileTexts: Hashable, Sendable {
  private var unsaved: [String: [UInt8]] = [:]

  public init() {}

  /// The content of an open file, by its path with links followed; `nil` for a file that is not
  /// open.
  public subscript(path: String) -> [UInt8]? {
    get { unsaved[path] }
    set { unsaved[path] = newValue }
  }

  /// The content of a file in one of several folders or their subfolders, at most `limit` bytes.
  func read(
    _ path: String, insideAnyOf folders: [String], upTo limit: Int
  ) throws(FileError) -> [UInt8] {
    guard let real = RegularFile.realPath(path), let bytes = unsaved[real] else {
      return try RegularFile.read(path, insideAnyOf: folders, upTo: limit)
    }
    guard folders.contains(where: { RelativePath.of(real, below: $0) != nil }) else {
      throw FileError(.read, path, reason: RegularFile.outside)
    }
    return Array(bytes.prefix(limit))
  }
}
