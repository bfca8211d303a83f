import Glibc

/// A copy of this process that starts programs for it, and keeps the rights that this one gives up.
///
/// It is a plain fork, so the process must have no threads. It ends with this process.
package final class ProgramStarter {
  /// The maximum number of bytes of a request.
  private static let limit = 8_192

  private let channel: Int32

  /// Starts the copy; `nil` if the system can start no process.
  package init?(_ start: ([UInt8]) -> Void) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let id = fork()
    channel = ends[0]
    guard id == 0 else {
      close(ends[1])
      if id < 0 { return nil }
      return
    }
    close(ends[0])
    while let request = Self.receive(from: ends[1]) { start(request) }
    _exit(0)
  }

  deinit {
    close(channel)
  }

  /// Sends a request, without waiting for its result.
  package func send(_ request: [UInt8]) {
    Glibc.send(channel, request, request.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }

  /// The next request; `nil` if there are no more.
  private static func receive(from channel: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: limit)
    while true {
      let count = recv(channel, &bytes, bytes.count, 0)
      if count > 0 { return Array(bytes[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
