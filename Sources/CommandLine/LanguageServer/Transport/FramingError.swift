/// The reason why no more messages can be read from a stream.
package enum FramingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A line is not a valid header.
  case notAHeader

  /// A header without a valid length of its message.
  case length(String)

  package var description: String {
    switch self {
    case .notAHeader:
      "expected a header, such as 'Content-Length: 52', lines that end with CR LF, and an empty line"
    case .length(let message): message
    }
  }
}
