import CLiverySystem
import Glibc

/// A lock of a file or folder, released when this process and its children have closed it or ended.
package final class FileLock {
  private let descriptor: Int32

  /// Locks a file, created if need be; `nil` if another process has the lock, or it fails.
  package convenience init?(path: String) {
    self.init(descriptor: open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
  }

  /// Locks a folder; `nil` if another process has the lock, or it fails.
  package convenience init?(folder path: String) {
    self.init(descriptor: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  /// Waits for the lock of a folder.
  ///
  /// - Returns: The lock; `nil` if the file system cannot lock folders, as some network file
  ///   systems.
  /// - Throws: An error if another process still holds the lock after that time.
  package static func wait(
    forFolder path: String, milliseconds: Int
  ) throws(FileError) -> FileLock? {
    let start = Moment.now
    while true {
      if let lock = FileLock(folder: path) { return lock }
      guard errno == EWOULDBLOCK else { return nil }
      guard start.elapsedMilliseconds < Double(milliseconds) else {
        throw FileError(.write, path, reason: "another program is changing what is in it")
      }
      usleep(20_000)
    }
  }

  /// Locks an open file, which is closed with the lock; `nil` if another process holds the lock.
  init?(descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    guard system_lock(descriptor) else {
      let cause = errno
      close(descriptor)
      errno = cause
      return nil
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }
}
