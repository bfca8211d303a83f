package import ThemeSource

extension CSSStylesheet {
  /// The edits that remove statements, given by their tokens, none inside another: each with the
  /// space after it, and the text between two of them if it contains only comments.
  package func edits(removing statements: [Range<Int>]) -> [SourceEdit] {
    var removed: [Range<Int>] = []
    for next in statements.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = removed.last,
        tokens[last.upperBound..<next.lowerBound].allSatisfy(\.isSpace)
      {
        removed[removed.count - 1] = last.lowerBound..<next.upperBound
      } else {
        removed.append(next)
      }
    }
    return removed.map { statement in
      let behind = statement.upperBound
      let isFirst =
        statement.lowerBound == 0 || tokens[statement.lowerBound - 1].kind == .whitespace
      let takesSpace = isFirst && behind < tokens.count && tokens[behind].kind == .whitespace
      let end = takesSpace ? behind + 1 : behind
      return SourceEdit(replacing: range(of: statement.lowerBound..<end), with: [])
    }
  }
}

extension [Range<Int>] {
  /// The ranges by their starts, without those inside others.
  package var outermost: [Range<Int>] {
    var kept: [Range<Int>] = []
    for range in sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) })
    where range.upperBound > kept.last?.upperBound ?? -1 {
      kept.append(range)
    }
    return kept
  }
}
