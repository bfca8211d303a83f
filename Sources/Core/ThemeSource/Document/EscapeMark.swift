/// A place in a string with escapes: how far it is in what they mean, and in the file.
struct EscapeMark: Sendable {
  /// The bytes from one mark to the next, at least.
  static let distance = 256

  /// The bytes of the content before it; it lies between two characters.
  let position: Int
  let offset: Int
}
