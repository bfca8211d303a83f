import CLiverySystem
import Glibc

/// Lists folders, and knows the folders in which programs keep files while they run.
package enum Folder {
  /// The names in a folder, sorted; empty if it cannot be read.
  package static func names(in folder: String) -> [String] {
    readableNames(in: folder) ?? []
  }

  /// The names in a folder, sorted; `nil` if it cannot be read.
  ///
  /// In a name that is not UTF-8, the invalid bytes are escaped; no file is found by such a name.
  package static func readableNames(in folder: String) -> [String]? {
    entries(in: folder)?.map(\.name)
  }

  /// A name in a folder.
  struct Entry {
    let name: String

    /// Whether the name is not UTF-8, so that no file is found by it.
    let isMisnamed: Bool

    /// Whether that is a folder; not known of others.
    var isMisnamedFolder = false
  }

  /// The names in a folder, sorted, escaped where not UTF-8; `nil` if it cannot be read.
  static func entries(in folder: String) -> [Entry]? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return rawNames(in: descriptor)?.map { name in
      let bytes = name.dropLast().map(UInt8.init(bitPattern:))
      if let text = String(validating: bytes, as: UTF8.self) {
        return Entry(name: text, isMisnamed: false)
      }
      var status = stat()
      let isFolder =
        fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        && status.st_mode & S_IFMT == S_IFDIR
      return Entry(
        name: String(escapingOtherBytesOf: bytes), isMisnamed: true, isMisnamedFolder: isFolder)
    }.sorted { $0.name < $1.name }
  }

  /// The names in a folder that is open, as the system has them; `nil` if it cannot be read.
  static func rawNames(in folder: Int32) -> [[CChar]]? {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return nil }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return nil
    }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let name = system_next_name(stream) {
      let count = Int(strlen(name)) + 1
      let copy = [CChar](unsafeUninitializedCapacity: count) { buffer, initialized in
        buffer.baseAddress.map { _ = memcpy($0, name, count) }
        initialized = count
      }
      if ![[46, 0], [46, 46, 0]].contains(copy) { names.append(copy) }
    }
    return names
  }

  /// Gives a file or folder another name; `false` if that fails.
  package static func move(_ path: String, to other: String) -> Bool { rename(path, other) == 0 }

  /// The user's home folder: `$HOME`, or the one that the system knows.
  package static var home: String {
    if let home = Environment.variable("HOME"), !home.isEmpty { return home }
    guard let user = getpwuid(getuid()), let home = user.pointee.pw_dir else { return "/" }
    return String(cString: home)
  }

  /// Whether this user may list a folder.
  package static func isReadable(_ folder: String) -> Bool { access(folder, R_OK | X_OK) == 0 }

  /// Creates a folder that only this user may access; `false` if that fails.
  package static func createPrivate(_ path: String) -> Bool {
    mkdir(path, 0o700) == 0
  }

  /// Makes sure that a folder exists and that only this user may access it; `false` if it belongs
  /// to another user, or is a link or a file.
  package static func makePrivate(_ path: String) -> Bool {
    guard (try? AtomicFile.createFolder(path, mode: 0o700)) != nil else { return false }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_uid == getuid()
      && fchmod(descriptor, 0o700) == 0
  }

  /// Exchanges two folders in one step; `false` if the file system cannot.
  package static func exchange(_ one: String, _ other: String) -> Bool {
    system_exchange(one, other)
  }

  /// The folder for temporary files: `$TMPDIR`, or `/tmp`.
  package static var temporary: String {
    var path = Environment.variable("TMPDIR") ?? ""
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? "/tmp" : path
  }

  /// Creates a new temporary folder that only this user may access; `nil`, with `errno` set, if
  /// that fails.
  ///
  /// The prefix is followed by six random letters.
  package static func createTemporary(_ prefix: String, in folder: String? = nil) -> String? {
    var path = Array("\(folder ?? temporary)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil else { return nil }
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The folders for a user's files during a login, the best one first: `$XDG_RUNTIME_DIR`, and the
  /// user's cache folder.
  package static var runtimes: [String] {
    let named = ["XDG_RUNTIME_DIR", "XDG_CACHE_HOME"].compactMap(Environment.variable)
    return named.filter { $0.hasPrefix("/") } + [home + "/.cache"]
  }

  /// The folder of a user's configuration: `$XDG_CONFIG_HOME`, or `.config` at home.
  package static var configuration: String {
    Environment.variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
  }

  /// Creates links in a folder to all entries of another, except one name.
  package static func link(to other: String, in folder: String, without excluded: String) {
    for name in names(in: other) where name != excluded {
      symlink("\(other)/\(name)", "\(folder)/\(name)")
    }
  }
}
