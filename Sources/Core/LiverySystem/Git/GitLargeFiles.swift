/// Files that Git LFS keeps beside a repository; commits have pointers to them.
struct GitLargeFiles {
  /// The folder of contents by the SHA-256 of each.
  private let folder: String

  /// `nil` if git does not report the repository's own folder.
  init?(of git: Git) throws(FileError) {
    guard let own = try git.line("rev-parse", "--path-format=absolute", "--git-common-dir")
    else { return nil }
    folder = "\(own)/lfs/objects"
  }

  /// Whether a content may be a pointer, by its first line (git-lfs, docs/spec.md).
  static func isPointer(_ content: [UInt8]) -> Bool {
    content.count < 1024 && content.starts(with: "version https://git-lfs.github.com/spec/v".utf8)
  }

  /// The content for a pointer; `nil` if it was not fetched.
  func content(of pointer: [UInt8], upTo limit: Int) -> [UInt8]? {
    let lines = String(decoding: pointer, as: UTF8.self).split(separator: "\n")
    let start = "oid sha256:"
    guard let line = lines.first(where: { $0.hasPrefix(start) }) else { return nil }
    let digits = line.dropFirst(start.count)
    guard digits.utf8.count == 64, digits.allSatisfy(\.isHexDigit) else { return nil }
    let path = "\(folder)/\(digits.prefix(2))/\(digits.dropFirst(2).prefix(2))/\(digits)"
    return try? RegularFile.read(path, upTo: limit)
  }
}
