import Glibc

extension RegularFile {
  /// The absolute paths through which a link leads; the last one is not a link, or does not exist.
  ///
  /// It ends after 40 steps, as the system does, and at a loop.
  package static func steps(ofLink path: String) -> [String] {
    var steps: [String] = []
    var place = absolute(path)
    while steps.count < 40, let target = target(ofLink: place) {
      place = self.path(target, in: folder(of: place))
      if steps.contains(place) { break }
      steps.append(place)
    }
    return steps
  }

  /// Whether this user may read a file.
  package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Whether this user may write a file, and it is not marked as read-only.
  package static func isWritable(_ path: String) -> Bool {
    guard let status = status(of: path) else { return false }
    return status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0 && access(path, W_OK) == 0
  }

  /// Whether a path is a link that leads out of a folder, perhaps to a file that does not exist.
  package static func isLink(_ path: String, outOf folder: String) -> Bool {
    guard isLink(path), let root = realPath(folder) else { return false }
    let place = "\(resolved(self.folder(of: path)))/\(name(of: path))"
    let real = realPath(path) ?? resolved(steps(ofLink: place).last ?? place)
    return !real.hasPrefix(root == "/" ? root : root + "/")
  }

  /// The reason why such a link is not followed.
  package static let linkedElsewhere =
    "it is a link that leads out of the folder; name it to have it read"

  /// Whether a file, links followed, belongs to this user or to root.
  package static func isTrusted(_ path: String) -> Bool {
    status(of: path).map { $0.st_uid == getuid() || $0.st_uid == 0 } ?? false
  }

  /// Whether a file or a link itself belongs to another user; `false` if nothing is there.
  package static func isOfAnother(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_uid != getuid()
  }
}
