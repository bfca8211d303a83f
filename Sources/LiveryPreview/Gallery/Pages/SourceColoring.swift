/// Tells apart what an editor paints in a Python text.
enum SourceColoring {
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
      // GTK counts characters as Unicode's scalars.
      let scalars = text.unicodeScalars
      let start = scalars.distance(from: scalars.startIndex, to: match.range.lowerBound)
      let length = scalars.distance(from: match.range.lowerBound, to: match.range.upperBound)
      return Part(kind: kind, range: start..<start + length)
    }
  }
}
