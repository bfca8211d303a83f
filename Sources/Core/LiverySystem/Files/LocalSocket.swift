import CLiverySystem
import Glibc

/// A connection to a server of this machine, by a socket that has a path.
package final class LocalSocket {
  /// How long the server may take for an answer, in ms.
  private static let timeout: Int32 = 5_000

  private let descriptor: Int32

  /// Connects; `nil` where nobody answers there.
  package init?(path: String) {
    descriptor = system_connect(path)
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Sends all bytes; `false` where the server is gone.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.send(descriptor, Array(rest), rest.count, Int32(MSG_NOSIGNAL))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The next bytes; `nil` where so many do not come.
  package func receive(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var waits = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      let ready = poll(&waits, 1, Self.timeout)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      var chunk = [UInt8](repeating: 0, count: count - bytes.count)
      let got = read(descriptor, &chunk, chunk.count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      bytes += chunk[..<got]
    }
    return bytes
  }
}
