/// Writes commits of a repository and of its submodules into a folder.
struct GitCheckout {
  let folder: String

  /// The paths that were written or left out, with escapes if they are not UTF-8.
  private(set) var paths: Set<String> = []

  /// Files that could not be written, with solutions.
  private(set) var problems: [String] = []

  /// The maximum number of submodules inside one another.
  private static let depthLimit = 8

  init(folder: String) { self.folder = folder }

  /// Writes the files of a commit; `prefix` is the path of the submodule that has the commit.
  mutating func write(
    _ commit: String, of git: Git, below prefix: String = "", depth: Int = 0
  ) throws(FileError) {
    let tree = try GitTree(of: commit, in: git)
    let target = prefix.isEmpty ? folder : "\(folder)/\(prefix)"
    try AtomicFile.createFolder(target, mode: 0o700)
    // This makes the folder count as a repository of its own.
    try AtomicFile.write([], to: "\(target)/.git", isDurable: false, mode: 0o600)
    try tree.write(to: target, from: git)
    let start = prefix.isEmpty ? "" : prefix + "/"
    paths.formUnion(tree.entries.map { start + $0.path })
    for entry in tree.entries where entry.kind == .submodule && !entry.isMisnamed {
      let inner = Git(folder: "\(git.folder)/\(entry.path)", scratch: git.scratch)
      guard depth < Self.depthLimit, RegularFile.exists("\(inner.folder)/.git") else { continue }
      do throws(FileError) {
        try write(entry.object, of: inner, below: start + entry.path, depth: depth + 1)
      } catch {
        problems.append(
          "the submodule '\(start)\(entry.path)' is not compared: its commit "
            + "\(entry.object.prefix(9)) is not here; 'git submodule update --init' and "
            + "'git fetch' in its folder get it")
      }
    }
  }
}
