import ThemeSource

/// Finds the statements of a stylesheet with syntax errors, which are already reported.
///
/// GTK skips them in its own way; in the kept CSS they would be errors.
enum BrokenStatements {
  /// Finds the statements.
  ///
  /// - Parameters:
  ///   - sheet: The stylesheet.
  ///   - removed: The tokens that are already removed, in order.
  ///   - edits: The changes of the written bytes, in any order.
  /// - Returns: The tokens of each top-level statement that is still invalid after the edits.
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
  /// Whether some bytes have no syntax error after the changes inside them.
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
