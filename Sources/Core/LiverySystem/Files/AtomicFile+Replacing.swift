import CLiverySystem
import Glibc

extension AtomicFile {
  /// Writes a file unless another program has changed it since.
  ///
  /// Both files change names in one step, and the old one is compared when no name leads to it any
  /// more. What another program puts there meanwhile is therefore never lost; what it writes into a
  /// file that it has open may be.
  ///
  /// - Returns: Whether it was written; `false` if it holds something else, and still does.
  package static func replace(
    _ path: String, holding known: [UInt8]?, with bytes: [UInt8]
  ) throws(FileError) -> Bool {
    try write(bytes, to: path) { beside, target in
      guard let known else {
        if system_rename_new(beside, target) { return .done }
        return errno == EEXIST ? .refused : .failed
      }
      // Most changes are found here already, so that nobody sees the names exchanged and put back.
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

  /// Gives a file its name back, and removes what had it; what a third program put there meanwhile stays.
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
