/// How text is written in XML and HTML.
package enum Markup {
  /// Text for content, and for attributes in double quotes.
  ///
  /// Tabs and line breaks are written as references, since attributes do not keep them. Characters
  /// that XML 1.0 does not allow (section 2.2) become U+FFFD. Characters that control a terminal
  /// are written as references, too.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where keepsLines: escaped += "\n"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": escaped += "\u{fffd}"
      case _ where scalar.isControl: escaped += "&#\(scalar.value);"
      default: escaped += entity(for: scalar) ?? String(scalar)
      }
    }
    return escaped
  }

  /// The name of a character that means something in content or in an attribute; `nil` for others.
  package static func entity(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }
}
