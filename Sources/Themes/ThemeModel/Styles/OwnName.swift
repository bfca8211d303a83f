import ThemeSource

/// The names that a theme gives to traits, components, their properties and pictures.
package enum OwnName {
  /// Whether bytes are a name of small letters, digits and hyphens that begins with a letter.
  package static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first.isASCIILowercase else { return false }
    return bytes.allSatisfy {
      $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
    }
  }
}
