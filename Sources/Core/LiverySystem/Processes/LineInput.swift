import Glibc

/// Lines that another process writes, read without waiting.
package final class LineInput {
  let descriptor: Int32
  private var unread: [UInt8] = []

  /// The number of bytes already searched for an end of line.
  private var searched = 0

  /// The maximum number of bytes of a line; after a longer line, nothing more is read.
  private static let limit = 64 << 20

  /// Whether everything was read, and no more can arrive.
  package private(set) var isAtEnd = false

  /// Reads from a pipe that is open, and stays the caller's to close.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// The next line; `nil` if no whole line is there yet.
  package func next() -> String? {
    while true {
      if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          unread.removeSubrange(...end)
          searched = 0
        }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      searched = unread.count
      var chunk = [UInt8](repeating: 0, count: 64 * 1024)
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count == 0 { isAtEnd = true }
      guard count > 0 else { return nil }
      unread += chunk[..<count]
      guard unread.count <= Self.limit else {
        (unread, searched, isAtEnd) = ([], 0, true)
        return nil
      }
    }
  }
}
