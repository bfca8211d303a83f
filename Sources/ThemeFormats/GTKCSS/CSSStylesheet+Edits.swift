import ThemeSource

extension CSSStylesheet {
  /// The declaration, in a block however deep, that a byte belongs to.
  func declaration(at offset: Int) -> CSSDeclaration? {
    var statements = statements
    while true {
      // The last statement that begins at the byte or before it.
      var (low, high) = (0, statements.count)
      while low < high {
        let middle = (low + high) / 2
        let start = tokens[statements[middle].tokens.lowerBound].range.lowerBound
        if start <= offset { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return nil }
      switch statements[low - 1] {
      case .declaration(let declaration):
        return range(of: declaration.tokens).contains(offset) ? declaration : nil
      case .rule(let rule): statements = rule.block.statements
      case .atRule(let rule):
        guard let block = rule.block else { return nil }
        statements = block.statements
      }
    }
  }

  /// Takes statements away, given by their tokens, none of them inside another: with the space
  /// behind each, and with what stands between two of them if that is comments alone.
  func edits(removing statements: [Range<Int>]) -> [SourceEdit] {
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
