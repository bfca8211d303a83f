/// The files of a git repository as they were when a branch left a revision, in a private folder
/// that is removed with this object.
package final class RevisionFiles {
  /// The repository's folder, links followed.
  package let repository: String

  /// The folder with its files as they were.
  package let folder: String

  /// The revision as it was named.
  package let revision: String

  /// The commit, in full.
  package let commit: String

  /// The earlier paths of renamed files, by their present ones; all relative to the repository's
  /// folder.
  private let earlier: [String: String]

  /// The present paths of renamed files, by their earlier ones.
  package let present: [String: String]

  /// The paths in the commit, with escapes if they are not UTF-8.
  private let paths: Set<String>

  /// Files that could not be written, with solutions.
  package let problems: [String]

  private let scratch: ScratchFolder

  private static let prefix = "livery-since-"

  /// Writes the files of the last commit that a revision has in common with the present commit.
  ///
  /// - Parameters:
  ///   - revision: A git revision, such as `main` or `origin/main`.
  ///   - path: A file or a folder in the repository, which need not exist any more.
  /// - Throws: An error with a solution if there is no such commit.
  package init(since revision: String, around path: String) throws(FileError) {
    ScratchFolder.removeLeftovers(in: Folder.temporary, prefix: Self.prefix)
    let scratch = try ScratchFolder(in: Folder.temporary, prefix: Self.prefix)
    var isDone = false
    defer { if !isDone { scratch.remove() } }
    let start = Git(folder: Self.existingFolder(path), scratch: scratch.path)
    let git = Git(folder: try start.topFolder(), scratch: scratch.path)
    let commit = try git.commonCommit(with: revision)
    var checkout = GitCheckout(folder: "\(scratch.path)/files")
    try checkout.write(commit, of: git)
    let earlier = try GitRenames(since: commit, in: git).earlier
    (self.revision, self.commit, self.scratch) = (revision, commit, scratch)
    (repository, self.folder, self.earlier) = (git.folder, checkout.folder, earlier)
    (paths, problems) = (checkout.paths, checkout.problems)
    present = Dictionary(earlier.map { ($1, $0) }) { first, _ in first }
    isDone = true
  }

  deinit { scratch.remove() }

  private static func existingFolder(_ path: String) -> String {
    RegularFile.folders(from: RegularFile.absolute(path)).first(where: RegularFile.isFolder) ?? "/"
  }
}

extension RevisionFiles {
  /// The path of a file or folder relative to the repository's folder; links in its folder's path
  /// are followed; `nil` for a path outside.
  package func name(of path: String) -> String? {
    let full: String
    if RegularFile.isFolder(path), !RegularFile.isLink(path) {
      full = RegularFile.resolved(path)
    } else {
      let folder = RegularFile.resolved(RegularFile.folder(of: path))
      full = RegularFile.path(RegularFile.name(of: path), in: folder)
    }
    if full == repository { return "" }
    return full.hasPrefix(repository + "/") ? String(full.dropFirst(repository.count + 1)) : nil
  }

  /// The earlier path of a file, given its present one; both relative to the repository's folder.
  package func earlierName(of name: String) -> String { earlier[name] ?? name }

  /// Whether the commit has a file, by its path relative to the repository's folder.
  package func has(_ name: String) -> Bool { paths.contains(name) }

  /// The private copy of a file or folder of the commit.
  package func path(of name: String) -> String { name.isEmpty ? folder : "\(folder)/\(name)" }

  /// The path of a private copy relative to its folder, as in the commit.
  package func relative(_ copy: String) -> String { String(copy.dropFirst(folder.count + 1)) }

  /// A private copy as messages show it, in git's notation of a file in a commit.
  package func shown(_ copy: String) -> String { "\(shortCommit):\(relative(copy))" }

  /// A folder for files made from these, which is removed with them.
  package var scratchFolder: String { scratch.path }

  /// The commit as messages show it.
  package var shortCommit: String { String(commit.prefix(9)) }
}
