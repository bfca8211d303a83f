extension GitTree {
  /// The largest size of a file that is written, in bytes; no file of a theme is larger.
  private static let fileLimit = 64 * 1024 * 1024

  /// The maximum number of bytes that git is asked for at once.
  private static let batchLimit = 32 * 1024 * 1024

  /// Writes the files and links into a folder, as in the commit: no filter runs.
  ///
  /// Links come last, so that no file is written through one.
  func write(to folder: String, from git: Git) throws(FileError) {
    let shown = entries.filter { !$0.isMisnamed }
    var made: Set<String> = []
    var batch: [Entry] = []
    var size = 0
    let files = shown.filter { $0.kind == .file && $0.size <= Self.fileLimit }
    for entry in files + shown.filter({ $0.kind == .link }) {
      let parent = RegularFile.folder(of: "\(folder)/\(entry.path)")
      if made.insert(parent).inserted { try AtomicFile.createFolder(parent, mode: 0o700) }
      batch.append(entry)
      size += entry.size
      if size >= Self.batchLimit {
        try write(batch, to: folder, from: git)
        (batch, size) = ([], 0)
      }
    }
    try write(batch, to: folder, from: git)
  }

  private func write(_ batch: [Entry], to folder: String, from git: Git) throws(FileError) {
    guard !batch.isEmpty else { return }
    let names = batch.map { $0.object + "\n" }.joined()
    let room = batch.reduce(0) { $0 + $1.size + 200 }
    let output = try git.run(["cat-file", "--batch"], input: Array(names.utf8), upTo: room)
    guard output.ending == .exit(0) else { throw git.failure(output) }
    var rest = output.bytes[...]
    for entry in batch {
      // 'OBJECT blob SIZE', the content, and a line feed.
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        String(decoding: rest[..<end], as: UTF8.self).hasSuffix(" blob \(entry.size)"),
        rest.distance(from: end, to: rest.endIndex) > entry.size + 1
      else {
        throw FileError(
          .read, git.folder, reason: "its object \(entry.object) is not here, or is damaged")
      }
      let content = rest[(end + 1)...].prefix(entry.size)
      rest = rest[(end + 1)...].dropFirst(entry.size + 1)
      let path = "\(folder)/\(entry.path)"
      if entry.kind == .file {
        let kept = GitLargeFiles.isPointer(Array(content)) ? try GitLargeFiles(of: git) : nil
        let bytes = kept?.content(of: Array(content), upTo: Self.fileLimit) ?? Array(content)
        try AtomicFile.write(bytes, to: path, isDurable: false, mode: 0o600)
      } else if let target = String(validating: content, as: UTF8.self) {
        RegularFile.link(path, to: target)
      }
    }
  }
}
