/// The entries of a commit, with the folders below it.
struct GitTree {
  /// A file, a link, or the commit of a submodule.
  struct Entry {
    enum Kind { case file, link, submodule }

    let kind: Kind
    let object: String

    /// The size in bytes; 0 for a submodule.
    let size: Int

    /// The path relative to the top folder, with escapes if it is not UTF-8.
    let path: String

    let isMisnamed: Bool
  }

  let entries: [Entry]

  /// The largest size of a list of entries in bytes, for several hundred thousand of them.
  private static let sizeLimit = 64 * 1024 * 1024

  /// Lists a commit of a repository.
  init(of commit: String, in git: Git) throws(FileError) {
    let output = try git.run(
      ["ls-tree", "-r", "-z", "-l", "--full-tree", commit], upTo: Self.sizeLimit)
    guard !output.isCut else {
      throw FileError(.read, git.folder, reason: "its commit \(commit) has too many files")
    }
    guard output.ending == .exit(0) else { throw git.failure(output) }
    entries = output.bytes.split(separator: 0).compactMap(Entry.init)
  }
}

extension GitTree.Entry {
  /// Reads `MODE TYPE OBJECT SIZE<tab>PATH`, as in git-ls-tree(1); `nil` for a path that leads out
  /// of the folder, which git itself never creates.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    let name = Array(line[(tab + 1)...])
    guard words.count == 4 else { return nil }
    switch (words[1], words[0]) {
    case ("blob", "120000"): kind = .link
    case ("blob", _): kind = .file
    case ("commit", _): kind = .submodule
    default: return nil
    }
    (object, size) = (String(words[2]), Int(words[3]) ?? 0)
    let text = String(validating: name, as: UTF8.self)
    (path, isMisnamed) = (text ?? String(escapingOtherBytesOf: name), text == nil)
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe = names.allSatisfy { !["", ".", "..", ".git"].contains($0.lowercased()) }
    guard isSafe else { return nil }
  }
}
