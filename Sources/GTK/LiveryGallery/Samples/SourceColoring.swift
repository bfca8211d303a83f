import ThemeSource

/// Finds the parts of a Python text that an editor colors.
nonisolated enum SourceColoring {
  enum Kind: String {
    case comment, keyword, string
  }

  /// Characters of one kind, counted from 0.
  struct Part {
    let kind: Kind
    let range: Range<Int>
  }

  private static let keywords: Set<String> = [
    "as", "class", "def", "for", "from", "import", "in", "return", "with",
  ]

  /// The comments, keywords and strings of a text, in order.
  static func parts(of text: String) -> [Part] {
    var scanner = TextScanner(Array(text.utf8))
    var parts: [Part] = []
    while let next = scanner.next {
      let start = scanner.position
      let kind = kind(next, &scanner)
      if scanner.position == start { scanner.position += 1 }
      guard let kind else { continue }
      let range = text.utf8.range(start..<scanner.position)
      parts.append(Part(kind: kind, range: characters(of: range, in: text)))
    }
    return parts
  }

  /// Skips a comment, a string or a word; `nil` for one without a color of its own.
  private static func kind(_ next: UInt8, _ scanner: inout TextScanner) -> Kind? {
    switch next {
    case UInt8(ascii: "#"):
      _ = scanner.take { $0 != 0x0a }
      return .comment
    case UInt8(ascii: "\""):
      let quotes = scanner.accept("\"\"\"") ? "\"\"\"" : "\""
      if quotes == "\"" { scanner.position += 1 }
      _ = scanner.take { $0 != UInt8(ascii: "\"") && (quotes != "\"" || $0 != 0x0a) }
      return scanner.accept(quotes) ? .string : nil
    default:
      let word = scanner.text(scanner.take(while: TextScanner.isName))
      return keywords.contains(word) ? .keyword : nil
    }
  }

  /// The ranges of some words in a text, in characters from 0.
  static func ranges(of words: String, in text: String) -> [Range<Int>] {
    text.ranges(of: words).map { characters(of: $0, in: text) }
  }

  /// GTK counts characters as Unicode's scalars.
  private static func characters(of range: Range<String.Index>, in text: String) -> Range<Int> {
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
    return start..<start + scalars.distance(from: range.lowerBound, to: range.upperBound)
  }
}

nonisolated extension String.UTF8View {
  /// The range of bytes that are counted from 0.
  fileprivate func range(_ offsets: Range<Int>) -> Range<String.Index> {
    index(
      startIndex, offsetBy: offsets.lowerBound)..<index(startIndex, offsetBy: offsets.upperBound)
  }
}
