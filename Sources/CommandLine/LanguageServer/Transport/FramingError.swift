/// Why no message can be taken out of a stream any more.
package enum FramingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What should be a header is something else.
  case notAHeader

  /// A header does not say how long its message is.
  case length(String)

  package var description: String {
    switch self {
    case .notAHeader:
      "expected a header, such as 'Content-Length: 52', lines that end with CR LF, and an empty line"
    case .length(let message): message
    }
  }
}
