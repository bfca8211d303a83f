package import ArgumentParser
package import LiverySystem

/// The option that names a revision of git, since which something is judged.
package struct SinceOption: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      """
      Compare with the files where the work left this revision of git, such as main or origin/main; \
      findings are those that are new or worse.
      """, valueName: "revision"))
  package var since: String?

  package init() {}

  package func validate() throws {
    if let since, since.isEmpty || since.hasPrefix("-") {
      throw ValidationError(
        "'\(since)' is no revision; expected a branch, a tag or a commit of git, such as main")
    }
  }

  /// The revisions from which a branch probably started.
  private static let usual = ["origin/HEAD", "main", "master"]

  /// Writes the files as they were at the revision.
  ///
  /// - Parameter paths: The files and folders that are judged, all in one repository.
  /// - Returns: The files; `nil` if no revision is named.
  /// - Throws: A status; the problem and its solution are printed.
  package func files(around paths: [String]) throws -> RevisionFiles? {
    try since.map { try files(of: [$0], around: paths) }
  }

  /// The files at the revision, by default the usual start of a branch.
  package func anyFiles(around paths: [String]) throws -> RevisionFiles {
    try files(of: since.map { [$0] } ?? Self.usual, around: paths)
  }

  /// Writes the files as they were at the first of some revisions that exists.
  private func files(of revisions: [String], around paths: [String]) throws -> RevisionFiles {
    for path in paths where path == "-" || !path.contains("/") && !RegularFile.exists(path) {
      throw ValidationError(
        "'\(path)' is no file of a git repository; files of a revision are compared with those alone"
      )
    }
    guard Program.find("git") != nil else {
      Terminal.printError(
        "git is needed to compare with a revision, and is not on PATH; install it")
      throw Status.unavailable
    }
    let found = try first(of: revisions, around: paths.first ?? ".")
    if let other = paths.first(where: { found.name(of: $0) == nil }) {
      throw ValidationError(
        "'\(other)' lies outside of the repository '\(found.repository)'; name it in another run")
    }
    found.problems.forEach(Terminal.say)
    return found
  }

  /// The files at the first of some revisions that exists; if none exists, the reason is printed.
  private func first(of revisions: [String], around path: String) throws -> RevisionFiles {
    var reasons: [FileError] = []
    for revision in revisions {
      do throws(FileError) {
        return try RevisionFiles(since: revision, around: path)
      } catch {
        reasons.append(error)
      }
    }
    let status = reasons.last?.status ?? .unreadable
    for reason in Set(reasons.map(\.description)).sorted() { Terminal.printError(reason) }
    if revisions.count > 1 { Terminal.say("'--since' names a revision") }
    throw status
  }
}
