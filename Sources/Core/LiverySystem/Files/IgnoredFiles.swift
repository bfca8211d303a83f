/// Decides whether git ignores a file, by the `.gitignore` files of its repository.
package struct IgnoredFiles {
  /// The maximum number of folders inside one another.
  private static let depthLimit = 64

  /// The patterns for the files of a folder.
  private var known: [String: IgnorePatterns] = [:]

  /// The remaining comparisons of patterns; they take less than a second.
  private var steps = 20_000_000

  package init() {}

  /// Whether a file or a folder above it is ignored; it need not exist.
  ///
  /// Nothing is ignored outside of a repository.
  package mutating func contains(_ path: String) -> Bool {
    let path = RegularFile.resolved(path)
    guard let root = FolderWalk.repository(around: RegularFile.folder(of: path)) else {
      return false
    }
    let names = path.dropFirst(root.count).split(separator: "/").map { Array($0.utf8) }
    guard names.count <= Self.depthLimit else { return false }
    var patterns = IgnorePatterns()
    var folder = root
    for depth in 0..<names.count {
      if let read = known[folder] {
        patterns = read
      } else {
        _ = patterns.add(ofFolder: folder, at: depth)
        known[folder] = patterns
      }
      let isFolder = depth < names.count - 1
      if patterns.contain(Array(names[...depth]), isFolder: isFolder, steps: &steps) {
        return true
      }
      folder += "/" + String(decoding: names[depth], as: UTF8.self)
    }
    return false
  }
}
