/// Tells which files lie in a folder, and how messages call them from there.
enum RelativePath {
  /// The path of a file from a folder that it lies in, at any depth; `nil` for any other file.
  ///
  /// Paths are bytes: two that Swift takes for the same text may be two folders.
  static func of(_ path: String, below folder: String) -> String? {
    let start = folder == "/" ? "/" : "\(folder)/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }

  /// The path without `.`, and without `..` but at its beginning.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// How messages call a file that lies in the folder of another, which they call by a path.
  static func shown(_ relative: String, beside file: String?) -> String {
    guard let cut = file?.lastIndex(of: "/"), let file else { return relative }
    return String(file[...cut]) + relative
  }
}
