import Glibc

/// The child's end of the channel to its supervising process.
package struct ChildChannel: Sendable {
  /// The largest size of a message in bytes: a path, and a text about it.
  static let limit = Int(PATH_MAX) + 64

  package let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// A message or event from the parent process.
  package enum Event: Hashable, Sendable {
    case message([UInt8])
    case nothing

    /// The process has ended.
    case closed
  }

  /// The next event, without waiting.
  package func next() -> Event {
    var bytes = [UInt8](repeating: 0, count: Self.limit)
    let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    if count > 0 { return .message(Array(bytes[..<count])) }
    return count < 0 && [EAGAIN, EINTR].contains(errno) ? .nothing : .closed
  }

  /// Sends a message without waiting; it is lost if nobody reads it any more.
  package func send(_ message: [UInt8]) {
    Glibc.send(descriptor, message, message.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }
}
