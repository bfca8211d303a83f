import Glibc

/// The child's end of the channel to the process that watches it.
package struct ChildChannel {
  /// The most bytes of a message.
  static let limit = 64

  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Sends a message without ever waiting; it is lost where nobody reads any more.
  package func send(_ message: [UInt8]) {
    Glibc.send(descriptor, message, message.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }
}
