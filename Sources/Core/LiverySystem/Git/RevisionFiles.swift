/// The files of a git repository as they were where the work on it left a revision, in a private
/// folder that is removed with this value.
package final class RevisionFiles {
  /// The repository's folder, links followed.
  package let repository: String

  /// The folder with its files as they were.
  package let folder: String

  /// The revision as it was named.
  package let revision: String

  /// The commit, in full.
  package let commit: String

  /// The earlier paths of renamed files, by their present ones; all from the repository's folder on.
  private let earlier: [String: String]

  /// The present paths of renamed files, by their earlier ones.
  package let present: [String: String]

  /// The paths that the commit has, with escapes where they are not UTF-8.
  private let paths: Set<String>

  /// What could not be written, and what to do about it.
  package let problems: [String]

  private let scratch: ScratchFolder

  private static let prefix = "livery-since-"

  /// Writes the files of the last commit that a revision and the present commit have in common.
  ///
  /// - Parameters:
  ///   - revision: What git calls a revision, such as `main` or `origin/main`.
  ///   - path: A file or a folder in the repository, which need not be there any more.
  /// - Throws: Why there is no such commit, and what to do about it.
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
  /// The path of a file or folder from the repository's folder on, links to its folder followed;
  /// `nil` for what lies elsewhere.
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

  /// What the file was called that a present path names, from the repository's folder on.
  package func earlierName(of name: String) -> String { earlier[name] ?? name }

  /// Whether the commit has a file, by its path from the repository's folder on.
  package func has(_ name: String) -> Bool { paths.contains(name) }

  /// The private copy of a file or folder of the commit.
  package func path(of name: String) -> String { name.isEmpty ? folder : "\(folder)/\(name)" }

  /// The path of a private copy from its folder on, as the commit has it.
  package func relative(_ copy: String) -> String { String(copy.dropFirst(folder.count + 1)) }

  /// A private copy as messages show it, in git's notation of a file in a commit.
  package func shown(_ copy: String) -> String { "\(shortCommit):\(relative(copy))" }

  /// A folder for what is made of the files, that is removed with them.
  package var scratchFolder: String { scratch.path }

  /// The commit as messages show it.
  package var shortCommit: String { String(commit.prefix(9)) }
}
