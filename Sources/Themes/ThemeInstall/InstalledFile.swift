import Glibc
import LiverySystem

/// The state of a path before Livery writes there.
struct InstalledFile {
  let path: String

  /// Whether it is a link to the file that has the content.
  let isLink: Bool

  /// The content; `nil` if there is no file.
  let bytes: [UInt8]?

  /// How many other names the file has, each a hard link.
  let otherNames: Int

  init(_ path: String) throws(InstallError) {
    self.path = path
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else {
        throw .file(FileError(.read, path, reason: String(cString: strerror(errno)).lowercased()))
      }
      (isLink, bytes, otherNames) = (false, nil, 0)
      return
    }
    isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, stat(path, &status) != 0 {
      throw .inTheWay(path: path, reason: "is a link that leads nowhere")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .inTheWay(path: path, reason: "is not a regular file")
    }
    otherNames = max(0, Int(status.st_nlink) - 1)
    do throws(FileError) {
      bytes = try RegularFile.read(path, upTo: InstalledFile.sizeLimit)
    } catch {
      throw .file(error)
    }
    if (bytes?.count ?? 0) >= InstalledFile.sizeLimit {
      throw .inTheWay(path: path, reason: "has more than 16 MiB")
    }
  }

  /// More than any stylesheet has, so that no file is read only in part.
  private static let sizeLimit = 16 * 1024 * 1024

  /// Refuses a read-only file, even if the system would let this user write it.
  func checkWritable() throws(InstallError) {
    if bytes != nil, !RegularFile.isWritable(path) {
      throw .inTheWay(path: path, reason: "is read-only")
    }
  }
}
