/// The files of a repository that were renamed since an earlier commit, as git detects it.
struct GitRenames {
  /// The earlier paths, by the present ones.
  private(set) var earlier: [String: String] = [:]

  /// Compares a commit with the staged files, since git knows moved files from there.
  init(since commit: String, in git: Git) throws(FileError) {
    let output = try git.run(
      [
        "diff-index", "--cached", "-M", "-z", "--name-status", "--diff-filter=R", "--no-ext-diff",
        "--no-textconv", commit, "--",
      ], upTo: 64 * 1024 * 1024)
    guard output.ending == .exit(0) else { throw git.failure(output) }
    // 'R100', the earlier path and the present one, each followed by a zero byte.
    let words = output.bytes.split(separator: 0)
    for index in stride(from: 0, to: words.count - words.count % 3, by: 3) {
      let paths = words[(index + 1)...(index + 2)].map { String(validating: $0, as: UTF8.self) }
      if let old = paths[0], let new = paths[1] { earlier[new] = old }
    }
  }
}
