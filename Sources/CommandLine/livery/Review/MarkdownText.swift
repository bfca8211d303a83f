import ThemeSource

/// Text of somebody else's for the Markdown of GitHub and GitLab, in which it means nothing but itself.
enum MarkdownText {
  /// Names in the type of code: no mention, reference or emoji comes of them there.
  static func code(_ text: String) -> String {
    "<code>\(escaped(Array(text.escapingControls.unicodeScalars)[...]))</code>"
  }

  /// Words, in which nobody is mentioned and nothing referred to; colors are in the type of code.
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

  /// A color; GitHub and GitLab show it beside its digits.
  static func color(_ text: String) -> String { isColor(text) ? "`\(text)`" : code(text) }

  /// Whether a text is six or eight digits behind `#`.
  static func isColor(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return color(at: scalars[...])?.unicodeScalars.count == scalars.count
  }

  /// The color that a text begins with.
  private static func color(at scalars: ArraySlice<Unicode.Scalar>) -> String? {
    guard scalars.first == "#" else { return nil }
    let digits = scalars.dropFirst().prefix(9).prefix {
      $0.isASCII && $0.properties.isASCIIHexDigit
    }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    return "#" + String(String.UnicodeScalarView(digits))
  }

  /// What refers to people, issues, labels and the like where a word follows it.
  private static let references: Set<Unicode.Scalar> = ["@", "#", "!", "$", "~", "%", "&"]

  /// The text with a reference for each character that Markdown or HTML might act on.
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
      // Neither a name of a host nor an address is made a link.
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
