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

  /// Writes the files as they were at the revision.
  ///
  /// - Parameter paths: The files and folders that are judged, all in one repository.
  /// - Returns: The files; `nil` where no revision is named.
  /// - Throws: A status; what is wrong, and what to do about it, is printed.
  package func files(around paths: [String]) throws -> RevisionFiles? {
    guard let since else { return nil }
    for path in paths where path == "-" || !path.contains("/") && !RegularFile.exists(path) {
      throw ValidationError(
        "'\(path)' is no file of a git repository; '--since' compares those alone")
    }
    guard Program.find("git") != nil else {
      Terminal.complain("'--since' needs git, which is not installed or not on PATH")
      throw Status.unavailable
    }
    let files = try Terminal.reportingErrors { () throws(FileError) in
      try RevisionFiles(since: since, around: paths.first ?? ".")
    }
    if let other = paths.first(where: { files.name(of: $0) == nil }) {
      throw ValidationError(
        "'\(other)' lies outside of the repository '\(files.repository)'; name it in another run")
    }
    files.problems.forEach(Terminal.say)
    return files
  }
}
