import Glibc

/// The child's end of the channel to the process that watches it.
package struct ChildChannel: Sendable {
  /// The most bytes of a message: a path, and what is said of it.
  static let limit = Int(PATH_MAX) + 64

  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Sends a message without ever waiting; it is lost where nobody reads any more.
  package func send(_ message: [UInt8]) {
    Glibc.send(descriptor, message, message.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }
}
