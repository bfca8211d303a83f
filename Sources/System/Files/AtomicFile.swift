import Foundation
import Glibc

/// Writes files whole: into a new file beside the old one, which then takes its name.
public enum AtomicFile {
  /// What stands between the name of a file and the number of the process that writes it anew.
  private static let suffix = ".livery-"

  /// Writes a file; a link stays one and the file it leads to is replaced, with its mode kept.
  ///
  /// - Parameters:
  ///   - bytes: All that the file is to hold.
  ///   - path: The file.
  ///   - isDurable: Whether to wait until the bytes are on the disk, so that they also outlive the
  ///     power; without it they outlive the program.
  /// - Throws: Why the file cannot be written.
  public static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true
  ) throws(FileError) {
    let target = RegularFile.realPath(path) ?? path
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists {
      // A device such as /dev/stdout has no place beside it, and nothing to lose.
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw FileError(.write, path, reason: "it is a folder")
      default: return try writeInPlace(bytes, to: target, shownAs: path)
      }
      if access(target, W_OK) != 0 { throw error(path) }
    }
    let beside = target + suffix + String(getpid())
    let mode = exists ? status.st_mode & 0o7777 : 0o666
    let create = { open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    var descriptor = create()
    if descriptor < 0, errno == EEXIST, unlink(beside) == 0 {
      // Left by a process that was killed, whose number this one has by now.
      descriptor = create()
    }
    guard descriptor >= 0 else { throw error(path) }
    var isDone = false
    defer { if !isDone { unlink(beside) } }
    if exists {
      // Only root may give files away; anybody else's stay their own.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      _ = fchmod(descriptor, mode)
    }
    let written = writeAll(bytes, to: descriptor) && (!isDurable || fsync(descriptor) == 0)
    let failure = error(path)
    guard close(descriptor) == 0, written else { throw failure }
    guard rename(beside, target) == 0 else { throw error(path) }
    isDone = true
  }

  private static func writeInPlace(
    _ bytes: [UInt8], to target: String, shownAs path: String
  ) throws(FileError) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(path) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw error(path) }
  }

  /// Makes a folder and those that it lies in, unless they are there.
  public static func createFolder(_ path: String) throws(FileError) {
    if path.isEmpty || RegularFile.isFolder(path) { return }
    if let cut = path.lastIndex(of: "/"), cut > path.startIndex {
      try createFolder(String(path[..<cut]))
    }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST && RegularFile.isFolder(path) else {
      throw error(path)
    }
  }

  /// Removes a file, unless it is gone already; of a link the link.
  public static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw error(path) }
  }

  /// Removes a folder, unless it is gone already or something lies in it.
  public static func removeEmptyFolder(_ path: String) throws(FileError) {
    guard rmdir(path) == 0 || [ENOENT, ENOTDIR, ENOTEMPTY, EEXIST].contains(errno) else {
      throw error(path)
    }
  }

  /// Removes what processes that were killed while they wrote a file have left beside it.
  public static func removeLeftovers(of path: String) {
    let target = RegularFile.realPath(path) ?? path
    let folder = RegularFile.folder(of: target)
    let start = target.dropFirst(folder.utf8.count + 1) + suffix
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(start) {
      guard let process = Int32(name.dropFirst(start.count)), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// Writes every byte to a descriptor; `false`, with `errno` set, where that fails.
  public static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, Array(rest), rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func error(_ path: String) -> FileError {
    FileError(.write, path, reason: String(cString: strerror(errno)).lowercased())
  }
}
