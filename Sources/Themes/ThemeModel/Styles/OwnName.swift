/// The names that a theme gives traits, components, their properties and pictures.
enum OwnName {
  /// Whether bytes are a name of small letters, digits and hyphens that begins with a letter.
  static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, (0x61...0x7a).contains(first) else { return false }
    return bytes.allSatisfy {
      (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
    }
  }
}
