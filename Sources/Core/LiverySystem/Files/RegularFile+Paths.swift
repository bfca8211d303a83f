import Glibc

extension RegularFile {
  /// Whether a file or folder exists; links are followed.
  package static func exists(_ path: String) -> Bool {
    status(of: path) != nil
  }

  /// Whether a folder exists; links are followed.
  package static func isFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether a regular file exists; links are followed.
  package static func isRegular(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Whether a path names a link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a regular file exists that is not a link and belongs to this user.
  package static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == getuid()
  }

  /// The system's status of a file; links are followed; `nil` if it does not exist.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The path with links followed and without `.` and `..`; `nil` if nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path with links followed as far as it exists, without `.` and `..`.
  package static func resolved(_ path: String) -> String {
    if let real = realPath(path) { return real }
    let plain = self.path(path, in: ".")
    if plain == "/" { return plain }
    let folder = resolved(folder(of: plain))
    return (folder == "/" ? "" : folder) + "/" + name(of: plain)
  }

  /// The folder part of a path; `.` if there is none.
  package static func folder(of path: String) -> String {
    let cut = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    return cut.isEmpty ? "/" : String(cut)
  }

  /// A folder and its parents, innermost first, ending with `/` or, for a relative path, with `.`.
  package static func folders(from folder: String) -> [String] {
    Array(sequence(first: folder) { $0 == "/" || $0 == "." ? nil : self.folder(of: $0) })
  }

  package static func name(of path: String) -> String {
    // It works on bytes, since it is called for each file of large folders.
    path.utf8.split(separator: UInt8(ascii: "/")).last.flatMap(String.init) ?? path
  }

  /// An absolute path, in which `.`, `..` and links are not resolved.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }

  /// A path as written in a folder, from the root and without `.` and `..`; links are not followed.
  package static func path(_ path: String, in folder: String) -> String {
    var names: [Substring] = []
    let whole = path.hasPrefix("/") ? path : absolute("\(folder)/\(path)")
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}

extension RegularFile {
  /// Creates a link at a path to another; `false` if that fails.
  @discardableResult
  package static func link(_ path: String, to other: String) -> Bool { symlink(other, path) == 0 }
}
