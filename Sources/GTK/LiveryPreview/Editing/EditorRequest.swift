/// A file to be opened at a line, or a folder, as bytes for another process.
nonisolated struct EditorRequest: Hashable, Sendable {
  let file: String
  /// The line; 0 for a folder.
  let line: Int

  var isFolder: Bool { line == 0 }

  init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }

  init(folder: String) {
    self.init(file: folder, line: 0)
  }

  var bytes: [UInt8] { Array("\(line):\(file)".utf8) }

  init?(_ bytes: [UInt8]) {
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let line = Int(parts[0]) else { return nil }
    self.init(file: String(parts[1]), line: line)
  }
}
