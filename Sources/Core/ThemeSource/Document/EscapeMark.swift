/// A place in a string with escapes: its offset in the content, and in the file.
struct EscapeMark: Sendable {
  /// The bytes from one mark to the next, at least.
  static let distance = 256

  /// The number of content bytes before it; it is always between two characters.
  let position: Int
  let offset: Int
}
