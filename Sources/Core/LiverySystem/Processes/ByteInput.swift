import Glibc

/// Bytes from another process, with a timeout for waiting.
package struct ByteInput {
  let descriptor: Int32

  /// The result of a read.
  package enum Chunk: Hashable, Sendable {
    case bytes([UInt8])
    /// No bytes arrived before the timeout.
    case none
    /// No more bytes can arrive: the writer closed its end, or reading failed.
    case end
  }

  /// Reads from a descriptor that is open, and stays the caller's to close.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Reads the available bytes, at most 64 KiB, or returns why there are none; without a timeout it
  /// waits for the first bytes.
  package func read(waiting milliseconds: Int32?) -> Chunk {
    var watched = pollfd(descriptor: descriptor)
    while true {
      let count = poll(&watched, 1, milliseconds ?? -1)
      if count == 0 { return .none }
      if count > 0 { break }
      if errno != EINTR { return .end }
    }
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 { return .bytes(Array(chunk[..<count])) }
      if count == 0 || errno != EINTR { return .end }
    }
  }
}

extension pollfd {
  /// A descriptor that is watched for input.
  fileprivate init(descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }
}
