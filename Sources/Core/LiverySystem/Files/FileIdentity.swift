import Glibc

/// The identity of the file or folder to which a path leads, independent of its name.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let inode: ino_t

  /// Follows links; `nil` if nothing is there.
  package init?(of path: String) {
    guard let status = RegularFile.status(of: path) else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    (device, inode) = (status.st_dev, status.st_ino)
  }
}
