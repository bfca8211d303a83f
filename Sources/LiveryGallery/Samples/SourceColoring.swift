/// Finds what an editor colors in a Python text.
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
    let pattern = /(?<comment>#[^\n]*)|(?<string>"""[^"]*"""|"[^"\n]*")|(?<word>[A-Za-z_]\w*)/
    return text.matches(of: pattern).compactMap { match in
      let kind: Kind
      if match.comment != nil {
        kind = .comment
      } else if match.string != nil {
        kind = .string
      } else if let word = match.word, keywords.contains(String(word)) {
        kind = .keyword
      } else {
        return nil
      }
      return Part(kind: kind, range: characters(of: match.range, in: text))
    }
  }

  /// The ranges of a text that have some words, in characters from 0.
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
