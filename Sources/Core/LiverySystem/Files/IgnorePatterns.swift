/// The patterns of the `.gitignore` files from the folder of a repository down to one of its
/// folders (gitignore(5)).
struct IgnorePatterns {
  /// The maximum number of bytes of a `.gitignore` that are read.
  private static let sizeLimit = 1024 * 1024

  /// The maximum number of patterns for a file; with many files, they take some seconds.
  private static let patternLimit = 20_000

  /// The patterns of one file, and the number of path components of its folder.
  private struct File {
    let depth: Int
    let patterns: [PathPattern]
  }

  private var files: [File] = []

  /// Adds the patterns of a folder; returns a problem if there are too many.
  mutating func add(ofFolder folder: String, at depth: Int) -> String? {
    let path = "\(folder)/.gitignore"
    guard let bytes = try? RegularFile.read(path, upTo: Self.sizeLimit + 1) else { return nil }
    let room = Self.patternLimit - files.reduce(0) { $0 + $1.patterns.count }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let patterns = Array(lines.lazy.compactMap { PathPattern($0) }.prefix(room + 1))
    if !patterns.isEmpty {
      files.append(File(depth: depth, patterns: Array(patterns.prefix(room))))
    }
    return patterns.count > room || bytes.count > Self.sizeLimit
      ? "'\(path)' has too many patterns; the last of them are not applied" : nil
  }

  /// Whether the last pattern that matches a path from the repository's folder ignores it.
  ///
  /// `steps` is the number of remaining comparisons.
  func contain(_ names: [[UInt8]], isFolder: Bool, steps: inout Int) -> Bool {
    for file in files.reversed() {
      let path = names.dropFirst(file.depth)
      let last = file.patterns.last { $0.matches(path, isFolder: isFolder, steps: &steps) }
      if let last { return !last.isNegated }
    }
    return false
  }
}
