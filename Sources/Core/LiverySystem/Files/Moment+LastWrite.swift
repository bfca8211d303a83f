import Glibc

extension Moment {
  /// The longest delay between a write and its notice, in s; an older file was moved to this path.
  private static let limit = 5.0

  /// The time of a file's last write; `nil` if it was not written just now.
  package static func ofLastWrite(_ path: String) -> Moment? {
    guard let written = RegularFile.status(of: path)?.st_mtim else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age =
      Double(now.tv_sec - written.tv_sec) + Double(now.tv_nsec - written.tv_nsec) / 1_000_000_000
    return (0...limit).contains(age) ? Moment.now - .seconds(age) : nil
  }
}
