import Glibc

/// A temporary folder, with a marker file that says that Livery made it.
///
/// Its process locks the marker. If the process is killed, the lock is free; so the next process
/// knows that it may remove the folder.
package final class ScratchFolder {
  package let path: String

  /// `nil` if the file system has no locks; then no process treats the folder as abandoned.
  private let lock: FileLock?

  /// The name of the marker file, and its content.
  private static let mark = ".livery-scratch"
  private static let text = Array("Livery made this folder for a while, and removes it.\n".utf8)

  /// Creates a folder that only this user may access; the prefix is followed by six random letters.
  package init(in folder: String, prefix: String) throws(FileError) {
    guard let path = Folder.createTemporary(prefix, in: folder) else {
      throw FileError(.write, folder)
    }
    self.path = path
    let file = "\(path)/\(Self.mark)"
    let descriptor = open(file, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    // It is locked before the text is written, so that no other process treats it as abandoned.
    lock = FileLock(descriptor: fcntl(descriptor, F_DUPFD_CLOEXEC, 0))
    let isMarked = descriptor >= 0 && Descriptor.write(Self.text, to: descriptor)
    let error = FileError(.write, file)
    close(descriptor)
    guard isMarked else {
      Folder.removeTree(path)
      throw error
    }
  }

  package func remove() {
    Folder.removeTree(path)
  }

  /// Removes the folders that killed processes left in a folder, by their mark.
  package static func removeLeftovers(in folder: String, prefix: String) {
    for name in Folder.names(in: folder) where name.hasPrefix(prefix) {
      let path = "\(folder)/\(name)"
      guard let lock = lock(ofLeftover: path) else { continue }
      withExtendedLifetime(lock) { Folder.removeTree(path) }
    }
  }

  /// The lock of a folder of this user with the mark; `nil` for any other, and for one in use.
  private static func lock(ofLeftover path: String) -> FileLock? {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    defer { close(folder) }
    let descriptor = openat(folder, mark, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(folder, &status) == 0, status.st_uid == getuid(),
      fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Descriptor.read(descriptor, upTo: text.count + 1) == text
    else {
      close(descriptor)
      return nil
    }
    return FileLock(descriptor: descriptor)
  }
}
