extension Git {
  /// The top folder of the files around the folder.
  func topFolder() throws(FileError) -> String {
    let output = try run(["rev-parse", "--show-toplevel"])
    if output.ending == .exit(0) {
      guard let path = String(validating: output.bytes.dropLast(), as: UTF8.self), !path.isEmpty
      else {
        throw FileError(.read, folder, reason: "the name of its repository is not UTF-8; rename it")
      }
      return RegularFile.resolved(path)
    }
    if output.errorMessage.contains("not a git repository") {
      throw FileError(.read, folder, reason: "it is in no git repository; expected files of one")
    }
    if try line("rev-parse", "--is-bare-repository") == "true" {
      throw FileError(
        .read, folder, reason: "it is a bare repository, which has no files; name those of a clone")
    }
    throw failure(output)
  }

  /// The last commit that a revision and the present one have in common.
  func commonCommit(with revision: String) throws(FileError) -> String {
    let isShallow = try line("rev-parse", "--is-shallow-repository") == "true"
    let deepen = "; the clone is shallow, and 'git fetch --unshallow' gets what it lacks"
    guard let head = try line("rev-parse", "--verify", "--quiet", "HEAD^{commit}") else {
      throw FileError(.read, folder, reason: "its repository has no commit yet")
    }
    let commit = try line("rev-parse", "--verify", "--quiet", revision + "^{commit}")
    guard let commit else {
      throw FileError(
        .read, revision,
        reason: "the repository '\(folder)' has no such revision"
          + (isShallow ? deepen : "; expected a branch, a tag or a commit, as 'git log' takes it"))
    }
    if let common = try line("merge-base", commit, head) { return common }
    throw FileError(
      .read, revision,
      reason: "no commit is in both its history and the present one"
        + (isShallow ? deepen : "; name a revision that the work began at"))
  }
}
