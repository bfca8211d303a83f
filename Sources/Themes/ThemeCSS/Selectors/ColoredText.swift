import ThemeSource

/// A text of GTK's CSS in which colors of roles are written as `@name`.
///
/// If widgets use the variables of roles, they are written as variables.
struct ColoredText: Sendable, ExpressibleByStringLiteral {
  /// The text in UTF-8.
  let naming: [UInt8]

  /// The text with `var(--name)` in place of each `@name`, in UTF-8.
  let namingVariables: [UInt8]

  init(_ text: String) {
    naming = Array(text.utf8)
    namingVariables = ColoredText.replacingNames(in: naming)
  }

  /// A text with another spelling for widgets that use variables.
  init(_ text: String, _ textNamingVariables: String) {
    self.init(naming: Array(text.utf8), namingVariables: Array(textNamingVariables.utf8))
  }

  private init(naming: [UInt8], namingVariables: [UInt8]) {
    (self.naming, self.namingVariables) = (naming, namingVariables)
  }

  init(stringLiteral value: String) { self.init(value) }

  /// The text between two other texts, which contain no colors.
  func between(_ start: String, _ end: String) -> ColoredText {
    ColoredText(
      naming: start.utf8 + naming + end.utf8,
      namingVariables: start.utf8 + namingVariables + end.utf8)
  }

  private static func replacingNames(in text: [UInt8]) -> [UInt8] {
    let pieces = text.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: Array(pieces[0])) { result, piece in
      let name = piece.prefix { $0 == underscore || $0.isASCIILowercase }
      result += "var(--".utf8
      result += name.map { $0 == underscore ? UInt8(ascii: "-") : $0 }
      result.append(UInt8(ascii: ")"))
      result += piece[name.endIndex...]
    }
  }

  private static let underscore = UInt8(ascii: "_")
}
