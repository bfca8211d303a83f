import Glibc

/// Writes files completely or not at all: into a new file beside the old one, which is then
/// renamed.
///
/// If the process is killed meanwhile, the new file stays until the next durable write removes it.
package enum AtomicFile {
  /// The text between the name of a file and the ID of the process that writes it.
  private static let suffix = ".livery-"

  /// Writes a file with its mode kept; if it is a link, the file to which it leads is replaced.
  ///
  /// With `isDurable` it waits until the bytes are on the disk, so that they survive a loss of
  /// power. `mode` is the mode of a new file, before the process's mask. With `takesDevices` the
  /// result may also go to a pipe or a device, and the write may wait for its reader.
  package static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true, mode: UInt32 = 0o666,
    takesDevices: Bool = true
  ) throws(FileError) {
    _ = try write(
      bytes, to: path, isDurable: isDurable, mode: mode, takesDevices: takesDevices
    ) { beside, target in
      rename(beside, target) == 0 ? .done : .failed
    }
  }

  /// The result of giving a new file the name of another.
  enum Placing {
    case done, failed
    /// The other file was not as expected; it still has its name, or has it again.
    case refused
  }

  /// Writes a new file and lets it be put in its place; `false` if that was refused.
  static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true, mode: UInt32 = 0o666,
    takesDevices: Bool = true,
    place: (_ beside: String, _ target: String) -> Placing
  ) throws(FileError) -> Bool {
    let target = RegularFile.realPath(path) ?? path
    let status = RegularFile.status(of: target)
    if let status {
      // A device such as /dev/stdout cannot have a file beside it, and loses nothing.
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw FileError(.write, path, reason: "it is a folder")
      case _ where !takesDevices:
        throw FileError(.write, path, reason: "it is not a regular file")
      default:
        try writeInPlace(bytes, to: target, shownAs: path)
        return true
      }
      if access(target, W_OK) != 0 { throw FileError(.write, path) }
    }
    let beside = target + suffix + String(getpid())
    let mode = status.map { $0.st_mode & 0o7777 } ?? mode
    let create = { open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    var descriptor = create()
    if descriptor < 0, errno == EEXIST, unlink(beside) == 0 {
      // A process that was killed and had the same ID left one.
      descriptor = create()
    }
    guard descriptor >= 0 else { throw FileError(.write, path) }
    var isDone = false
    defer { if !isDone { unlink(beside) } }
    if let status {
      // Only root may change the owner of a file.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      _ = fchmod(descriptor, mode)
    }
    let written = Descriptor.write(bytes, to: descriptor) && (!isDurable || fsync(descriptor) == 0)
    let error = FileError(.write, path)
    guard close(descriptor) == 0, written else { throw error }
    switch place(beside, target) {
    case .failed: throw FileError(.write, path)
    case .refused: return false
    case .done: isDone = true
    }
    if isDurable { removeLeftovers(of: target) }
    return true
  }

  /// Writes a new file; if the name exists, the existing file stays.
  package static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    // From here on, no other process can take the name.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path) }
    close(descriptor)
    do throws(FileError) {
      try write(bytes, to: path)
    } catch {
      unlink(path)
      throw error
    }
  }

  private static func writeInPlace(
    _ bytes: [UInt8], to target: String, shownAs path: String
  ) throws(FileError) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.write, path) }
    defer { close(descriptor) }
    guard Descriptor.write(bytes, to: descriptor) else { throw FileError(.write, path) }
  }

  /// Creates a folder with a mode, and the missing folders above it.
  package static func createFolder(_ path: String, mode: UInt32 = 0o777) throws(FileError) {
    if path.isEmpty || RegularFile.isFolder(path) { return }
    if path.contains("/") { try createFolder(RegularFile.folder(of: path), mode: mode) }
    guard mkdir(path, mode) == 0 || errno == EEXIST && RegularFile.isFolder(path) else {
      throw FileError(.write, path)
    }
  }

  /// Creates a folder with a file in it; both appear together.
  ///
  /// - Throws: An error if one of them cannot be written; then neither exists.
  package static func createFolder(
    _ path: String, with file: String, _ bytes: [UInt8]
  ) throws(FileError) {
    let beside = path + suffix + String(getpid())
    var isDone = false
    defer { if !isDone { Folder.removeTree(beside) } }
    guard mkdir(beside, 0o777) == 0 else { throw FileError(.write, path) }
    try createFolder(RegularFile.folder(of: "\(beside)/\(file)"))
    try write(bytes, to: "\(beside)/\(file)")
    guard rename(beside, path) == 0 else { throw FileError(.write, path) }
    isDone = true
  }

  /// Removes a file, or a link itself; nothing happens if it does not exist.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(.write, path) }
  }

  /// Removes a folder if it exists and is empty.
  package static func removeEmptyFolder(_ path: String) throws(FileError) {
    guard rmdir(path) == 0 || [ENOENT, ENOTDIR, ENOTEMPTY, EEXIST].contains(errno) else {
      throw FileError(.write, path)
    }
  }

  /// The age of a new file, in s, after which no process can still be writing it, whatever its ID
  /// is.
  private static let abandonedAge = 3_600

  /// Removes the new files and folders that killed processes left beside a file.
  package static func removeLeftovers(of path: String) {
    let target = RegularFile.realPath(path) ?? path
    removeLeftovers(
      of: [target.split(separator: "/").last.map(String.init) ?? ""],
      in: RegularFile.folder(of: target))
  }

  /// Removes such leftovers of several files of a folder, and lists the folder only once.
  package static func removeLeftovers(of names: [String], in folder: String) {
    let starts = Set(names.map { Array($0.utf8) })
    for name in Folder.names(in: folder) {
      let bytes = Array(name.utf8)
      // The last point in the name begins the suffix.
      guard let point = bytes.lastIndex(of: UInt8(ascii: ".")),
        starts.contains(Array(bytes[..<point])), bytes[point...].starts(with: suffix.utf8)
      else { continue }
      let id = String(decoding: bytes[point...].dropFirst(suffix.utf8.count), as: UTF8.self)
      let leftover = "\(folder)/\(name)"
      guard let process = Int32(id), isGone(process) || isAbandoned(leftover) else { continue }
      Folder.removeTree(leftover)
    }
  }

  private static func isGone(_ process: pid_t) -> Bool {
    kill(process, 0) != 0 && errno == ESRCH
  }

  /// Whether a file is so old that the ID of its writer must belong to another process by now.
  private static func isAbandoned(_ path: String) -> Bool {
    RegularFile.status(of: path).map { time(nil) - $0.st_mtim.tv_sec > abandonedAge } ?? false
  }
}
