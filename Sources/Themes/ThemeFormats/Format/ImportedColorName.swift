import ThemeModel
import ThemeSource

/// Names for a theme's own colors, made from names of other formats.
enum ImportedColorName {
  /// Names joined by hyphens; characters that a theme's names cannot have become hyphens, too.
  static func joined(_ names: [String]) -> String {
    let joined = names.map { name in
      String(decoding: name.utf8.map { isAllowed($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
    }.joined(separator: "-")
    return joined.isEmpty ? "color" : joined
  }

  /// The name, with a prefix if it is a role's or does not begin with a letter.
  static func free(_ name: String, or prefix: String) -> String {
    let isNamed = name.utf8.first.map { $0.isASCIILetter } ?? false
    return isNamed && ColorRole(name: name) == nil ? name : prefix + name
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
