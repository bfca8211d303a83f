import ThemeSource

/// The statements of a stylesheet that have errors of syntax, of which reading it has told.
///
/// GTK reads on behind them in ways of its own; in what is kept of a stylesheet they would be errors.
enum BrokenStatements {
  /// Finds them.
  ///
  /// - Parameters:
  ///   - sheet: The stylesheet.
  ///   - removed: The tokens of what is taken out already, in order.
  ///   - edits: The changes of the bytes that come out, in any order.
  /// - Returns: The tokens of each statement at the top that is still broken with the edits.
  static func among(
    _ sheet: CSSStylesheet, outside removed: [Range<Int>], applying edits: [SourceEdit]
  ) -> [Range<Int>] {
    sheet.statements.map(\.tokens).filter { tokens in
      let range = sheet.range(of: tokens)
      let inside = edits.filter { range.contains($0.range.lowerBound) }
      return !removed.holds(tokens)
        && !sheet.isReadable(
          range, applying: inside, endingAll: range.upperBound == sheet.text.range.upperBound)
    }
  }
}

extension CSSStylesheet {
  /// Whether some of its bytes have no error of syntax after some changes inside them.
  fileprivate func isReadable(
    _ range: Range<Int>, applying edits: [SourceEdit], endingAll: Bool
  ) -> Bool {
    let moved = edits.map { edit in
      let start = edit.range.lowerBound - range.lowerBound
      return SourceEdit(
        replacing: start..<start + edit.range.count, with: Array(edit.replacement))
    }
    let part = SourceText(file: "", bytes: Array(text.bytes[range])).applying(moved)
    var findings: [Finding] = []
    let sheet = CSSStylesheet(CSSText(part), findings: &findings)
    guard endingAll, !findings.isEmpty else { return findings.isEmpty }
    let whole = SourceText(file: "", bytes: part.bytes + sheet.missingEnd)
    findings = []
    _ = CSSStylesheet(CSSText(whole), findings: &findings)
    return findings.isEmpty
  }
}
