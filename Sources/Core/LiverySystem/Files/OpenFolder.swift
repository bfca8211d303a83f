import Glibc

/// An open folder in which no links are followed.
///
/// Files are named by their path relative to the folder.
package final class OpenFolder {
  /// The kind of a folder's entry.
  package enum Kind: Hashable, Sendable {
    case none, file, folder, link

    /// A pipe, a socket or a device.
    case special
  }

  /// The folder's path, for messages and for other programs.
  package let path: String

  let descriptor: Int32

  /// Opens a folder; links of the path itself are followed.
  package init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path) }
  }

  private init(_ path: String, _ descriptor: Int32) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit {
    close(descriptor)
  }

  /// The kind of file to which a path leads; `link` also if the path goes through one.
  package func kind(of file: String) -> Kind {
    var folder = self
    let names = Self.names(of: file)
    for name in names.dropLast() {
      let kind = folder.ownKind(of: name)
      guard kind == .folder else { return kind == .link ? .link : .none }
      guard let inner = folder.openedFolder(name) else { return .none }
      folder = inner
    }
    return names.last.map(folder.ownKind) ?? .folder
  }

  private func ownKind(of name: String) -> Kind {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .none }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .special
    }
  }

  private func openedFolder(_ name: String) -> OpenFolder? {
    let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    return inner >= 0 ? OpenFolder("\(path)/\(name)", inner) : nil
  }

  /// The names of a path relative to the folder; a path that leads out of it has a name that is
  /// refused later.
  private static func names(of file: String) -> [String] {
    file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether a name is one in a folder, and neither that folder nor the one around it.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0)
  }
}

extension OpenFolder {
  /// Opens the folder that a file is in, and returns it with the file's name in it.
  ///
  /// With `creating`, missing folders are created. Errors name the operation.
  func parent(
    of file: String, to operation: FileError.Operation, creating: Bool = false
  ) throws(FileError) -> (folder: OpenFolder, name: String) {
    var folder = self
    let names = Self.names(of: file)
    guard names.allSatisfy(Self.isPlain), let last = names.last else {
      throw FileError(operation, "\(path)/\(file)", reason: "it is not a path below the folder")
    }
    for name in names.dropLast() {
      if creating { mkdirat(folder.descriptor, name, 0o777) }
      guard let inner = folder.openedFolder(name) else {
        let error = FileError(operation, "\(folder.path)/\(name)")
        let needed = "and a folder is needed"
        switch folder.ownKind(of: name) {
        case .none, .folder: throw error
        case .link: throw FileError(operation, error.path, reason: "it is a link, \(needed)")
        case .file, .special:
          throw FileError(operation, error.path, reason: "it is a file, \(needed)")
        }
      }
      folder = inner
    }
    return (folder, last)
  }

  /// Writes a new file; if the name exists, that is an error and the existing file stays.
  package func create(_ file: String, _ bytes: [UInt8], mode: UInt32 = 0o666) throws(FileError) {
    let (folder, name) = try parent(of: file, to: .write, creating: true)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let output = openat(folder.descriptor, name, flags, mode)
    let shown = "\(path)/\(file)"
    guard output >= 0 else { throw FileError(.write, shown) }
    let isWritten = Descriptor.write(bytes, to: output)
    let error = FileError(.write, shown)
    guard close(output) == 0, isWritten else {
      unlinkat(folder.descriptor, name, 0)
      throw error
    }
  }

  /// The bytes of a regular file, up to a limit, and its mode.
  package func read(
    _ file: String, upTo limit: Int
  ) throws(FileError) -> (bytes: [UInt8], mode: UInt32) {
    let (folder, name) = try parent(of: file, to: .read)
    let shown = "\(path)/\(file)"
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let input = openat(folder.descriptor, name, flags)
    guard input >= 0 else { throw FileError(.read, shown) }
    defer { close(input) }
    var status = stat()
    guard fstat(input, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(.read, shown, reason: "it is not a regular file")
    }
    guard let bytes = Descriptor.read(input, upTo: limit) else { throw FileError(.read, shown) }
    return (bytes, status.st_mode & 0o777)
  }

  /// Moves a file to the same path in another folder, in place of the file that is there.
  package func move(_ file: String, to other: OpenFolder) throws(FileError) {
    let (from, name) = try parent(of: file, to: .read)
    let (to, _) = try other.parent(of: file, to: .write, creating: true)
    guard renameat(from.descriptor, name, to.descriptor, name) == 0 else {
      throw FileError(.write, "\(other.path)/\(file)")
    }
  }

  /// Removes a file, and the folders that become empty.
  package func copy(_ file: String, to other: OpenFolder) throws(FileError) {
    guard kind(of: file) == .link else {
      let (bytes, mode) = try read(file, upTo: .max)
      return try other.create(file, bytes, mode: mode)
    }
    let (from, name) = try parent(of: file, to: .read)
    let (to, _) = try other.parent(of: file, to: .write, creating: true)
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlinkat(from.descriptor, name, &target, Int(PATH_MAX)) > 0 else {
      throw FileError(.read, "\(path)/\(file)")
    }
    guard symlinkat(target, to.descriptor, name) == 0 else {
      throw FileError(.write, "\(other.path)/\(file)")
    }
  }

  /// Removes a file, and the folders inside this one that become empty.
  package func remove(_ file: String) {
    guard let (folder, name) = try? parent(of: file, to: .write),
      unlinkat(folder.descriptor, name, 0) == 0
    else { return }
    var rest = file
    while let cut = rest.lastIndex(of: "/") {
      rest = String(rest[..<cut])
      guard let (folder, name) = try? parent(of: rest, to: .write),
        unlinkat(folder.descriptor, name, AT_REMOVEDIR) == 0
      else { return }
    }
  }
}
