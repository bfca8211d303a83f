import Glibc

/// A folder for the time of some work, with a mark that Livery made it.
///
/// Its process holds a lock of the mark. That of a killed process is free, and by the mark and the free
/// lock the next process finds what it may remove.
package final class ScratchFolder {
  package let path: String

  /// `nil` if the file system has no locks; then nobody takes the folder for one that was left.
  private let lock: FileLock?

  /// The name of the mark, and what is in it.
  private static let mark = ".livery-scratch"
  private static let text = Array("Livery made this folder for a while, and removes it.\n".utf8)

  /// Creates a folder that nobody else may look into; six random letters follow the prefix.
  package init(in folder: String, prefix: String) throws(FileError) {
    guard let path = Folder.createTemporary(prefix, in: folder) else {
      throw FileError(.write, folder)
    }
    self.path = path
    let file = "\(path)/\(Self.mark)"
    let descriptor = open(file, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    // What is locked before the text is there is taken by no other process for one that was left.
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
