/// Reads messages from a stream: each is a header and the number of bytes that it gives (Language
/// Server Protocol 3.17, "Base Protocol").
package struct MessageReader {
  package static let lengthLimit = 32 * 1024 * 1024

  static let headerLimit = 4096

  private var bytes: [UInt8] = []

  /// The length of the message whose header was read.
  private var length: Int?

  package init() {}

  /// Whether the stream may end here without cutting off a message.
  package var isAtBoundary: Bool { bytes.isEmpty && length == nil }

  package mutating func append(_ chunk: [UInt8]) {
    bytes += chunk
  }

  /// The content of the next message; `nil` if it has not all come yet.
  ///
  /// - Throws: An error for an invalid header. The start of the next message is unknown then, so
  ///   reading ends.
  package mutating func next() throws(FramingError) -> [UInt8]? {
    if length == nil {
      guard let end = try endOfHeader() else { return nil }
      length = try MessageHeader.length(in: bytes[..<end])
      bytes.removeSubrange(..<end)
    }
    guard let length, bytes.count >= length else { return nil }
    let message = Array(bytes[..<length])
    bytes.removeSubrange(..<length)
    self.length = nil
    return message
  }

  /// The offset after the empty line that ends a header; `nil` if it has not arrived yet.
  private func endOfHeader() throws(FramingError) -> Int? {
    let end: [UInt8] = [0x0d, 0x0a, 0x0d, 0x0a]
    for index in bytes.indices.prefix(MessageReader.headerLimit) {
      let byte = bytes[index]
      if byte == 0x0a {
        guard index > 0, bytes[index - 1] == 0x0d else { throw .notAHeader }
        if index >= 3, bytes[index - 3...index].elementsEqual(end) { return index + 1 }
      } else if !(0x20..<0x7f).contains(byte), byte != 0x0d, byte != 0x09 {
        throw .notAHeader
      }
    }
    if bytes.count >= MessageReader.headerLimit { throw .notAHeader }
    return nil
  }
}
