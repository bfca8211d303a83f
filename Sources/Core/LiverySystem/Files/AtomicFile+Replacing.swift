import CLiverySystem
import Glibc

extension AtomicFile {
  /// Writes a file unless another program has changed it since.
  ///
  /// Both files exchange their names in one step, and the old file is compared when it no longer
  /// has the name. So a file that another program puts there meanwhile is never lost; writes to a
  /// file that it still has open may be.
  ///
  /// - Returns: Whether it was written; `false` if the file has other content, which it keeps.
  package static func replace(
    _ path: String, holding known: [UInt8]?, with bytes: [UInt8]
  ) throws(FileError) -> Bool {
    try write(bytes, to: path) { beside, target in
      guard let known else {
        if system_rename_new(beside, target) { return .done }
        return errno == EEXIST ? .refused : .failed
      }
      // Most changes are found here already, so that no program sees the names exchanged and
      // restored.
      guard content(of: target) == known else { return .refused }
      if Folder.exchange(beside, target) {
        let old = content(of: beside)
        if old == known {
          unlink(beside)
          return .done
        }
        return putBack(beside, target, [bytes, old]) ? .refused : .failed
      }
      switch errno {
      case ENOENT: return .refused
      // Not every file system can exchange files.
      case EINVAL, ENOSYS, EOPNOTSUPP: return rename(beside, target) == 0 ? .done : .failed
      default: return .failed
      }
    }
  }

  /// Gives a file its name back, and removes the file that had it; a file that a third program put
  /// there meanwhile stays.
  private static func putBack(_ beside: String, _ target: String, _ known: [[UInt8]?]) -> Bool {
    var known = known
    while true {
      guard Folder.exchange(beside, target) else {
        return errno == ENOENT && system_rename_new(beside, target)
      }
      let next = content(of: beside)
      if known.contains(next) { return true }
      known.append(next)
    }
  }

  /// The content of a regular file; `nil` for anything else.
  private static func content(of path: String) -> [UInt8]? {
    try? RegularFile.read(path, upTo: .max)
  }
}
