import Glibc

extension Moment {
  /// How long after a write it is noticed at most, in s; what was written before was moved here.
  private static let limit = 5.0

  /// When a file was written; `nil` if it was not written just now.
  package static func ofLastWrite(_ path: String) -> Moment? {
    guard let written = RegularFile.status(of: path)?.st_mtim else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age =
      Double(now.tv_sec - written.tv_sec) + Double(now.tv_nsec - written.tv_nsec) / 1_000_000_000
    return (0...limit).contains(age) ? Moment.now - .seconds(age) : nil
  }
}
