import Glibc

/// Bytes that another process writes, waited for only as long as is asked.
package struct ByteInput {
  let descriptor: Int32

  /// What a reading led to.
  package enum Chunk: Hashable, Sendable {
    case bytes([UInt8])
    /// Nothing came in time.
    case none
    /// Nothing can come any more: the writer closed its end, or reading failed.
    case end
  }

  /// Reads from a descriptor that is open, and stays the caller's to close.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The bytes that are there, at most 64 KiB, or why there are none; without a time it waits for
  /// the first without an end.
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
