/// Paths of files inside a folder, and their names in messages.
enum RelativePath {
  /// The path of a file relative to a folder that contains it, at any depth; `nil` for any other
  /// file.
  ///
  /// Paths are bytes: two paths may be different folders even if Swift compares their texts as
  /// equal.
  static func of(_ path: String, below folder: String) -> String? {
    let start = folder == "/" ? "/" : "\(folder)/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }

  /// The path without `.`, and without `..` except at its beginning.
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

  /// The name in messages of a file that is beside another one.
  static func shown(_ relative: String, beside file: String?) -> String {
    guard let cut = file?.lastIndex(of: "/"), let file else { return relative }
    return String(file[...cut]) + relative
  }
}
