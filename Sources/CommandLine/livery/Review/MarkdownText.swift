import ThemeSource

/// Escapes untrusted text for the Markdown of GitHub and GitLab, so that it has no special meaning.
enum MarkdownText {
  /// Names as code, so that they contain no mentions, references or emoji.
  static func code(_ text: String) -> String {
    "<code>\(escaped(Array(text.escapingControls.unicodeScalars)[...]))</code>"
  }

  /// Plain text without mentions or references; colors are written as code.
  static func words(_ text: String) -> String {
    let scalars = Array(text.escapingControls.unicodeScalars)
    var words = ""
    var start = 0
    for index in scalars.indices where index >= start {
      let rest = scalars[index...]
      if let color = color(at: rest) {
        words += escaped(scalars[start..<index], isProse: true) + "`\(color)`"
        start = index + color.unicodeScalars.count
      }
    }
    return words + escaped(scalars[start...], isProse: true)
  }

  /// A color as code; GitHub and GitLab show a sample beside its digits.
  static func color(_ text: String) -> String { isColor(text) ? "`\(text)`" : code(text) }

  /// Whether a text is a `#` with six or eight hexadecimal digits.
  static func isColor(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return color(at: scalars[...])?.unicodeScalars.count == scalars.count
  }

  /// The color at the start of a text.
  private static func color(at scalars: ArraySlice<Unicode.Scalar>) -> String? {
    guard scalars.first == "#" else { return nil }
    let digits = scalars.dropFirst().prefix(9).prefix {
      $0.isASCII && $0.properties.isASCIIHexDigit
    }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    return "#" + String(String.UnicodeScalarView(digits))
  }

  /// Characters that start a reference to people, issues, labels and so on when a word follows.
  private static let references: Set<Unicode.Scalar> = ["@", "#", "!", "$", "~", "%", "&"]

  /// The text with a character reference for each character that Markdown or HTML could interpret.
  private static func escaped(
    _ text: ArraySlice<Unicode.Scalar>, isProse: Bool = false
  ) -> String {
    var escaped = ""
    for index in text.indices {
      let scalar = text[index]
      let next = text.dropFirst(index - text.startIndex + 1).first
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ";", "(", ")", "'", "/", "-":
        escaped.unicodeScalars.append(scalar)
      // Host names and addresses must not become links.
      case ":" where next != "/", "." where !escaped.lowercased().hasSuffix("www"):
        escaped.unicodeScalars.append(scalar)
      case _ where scalar.isASCII:
        let isReference =
          isProse && references.contains(scalar) && next?.properties.isWhitespace == false
        escaped += "&#\(scalar.value);" + (isReference ? "<!-- -->" : "")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
