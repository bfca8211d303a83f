import Glibc

/// What distinguishes one state of a file from another, without reading it.
struct FileState: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: off_t
  private let seconds, nanoseconds: Int

  /// The state of what is at a path, a link itself and not what it leads to; `nil` for nothing.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    identity = FileIdentity(status)
    size = status.st_size
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
