import ThemeSource

extension MagnitudeScan {
  /// Checks the size of a font, in px or by the font around it.
  mutating func checkFontSize(
    of declaration: CSSDeclaration, _ limit: Double, _ subjects: RuleSubjects,
    _ terms: inout CSSTerms
  ) {
    let before = findings.count
    check(terms.lengths(in: declaration.value), limit)
    for term in terms.read(declaration.value) {
      guard case .percentage(let percentage) = term.kind else { continue }
      check(percentage, (limit / 0.16).rounded(), "%", term.range)
    }
    if findings.count == before { checkGrowth(of: declaration, subjects) }
  }

  /// Checks a size of fonts that is relative to the font around it.
  private mutating func checkGrowth(of declaration: CSSDeclaration, _ subjects: RuleSubjects) {
    guard let factor = factor(of: declaration), let reason = fonts.add(factor, for: subjects) else {
      return
    }
    report(sheet.range(of: declaration.value), reason)
  }

  /// How many times the font around it a font's size is; `nil` where it is not relative to it.
  private func factor(of declaration: CSSDeclaration) -> Double? {
    let tokens = declaration.value
    let isRelative = tokens.contains { index in
      let token = sheet.tokens[index]
      return switch token.kind {
      case .percentage: true
      case .dimension: sheet.isWord(token, "em") || sheet.isWord(token, "ex")
      case .identifier: sheet.isWord(token, "larger")
      case .function: sheet.isWord(token, "var")
      default: false
      }
    }
    guard isRelative else { return nil }
    let slash = tokens.first { sheet.bytes(of: $0..<($0 + 1)).elementsEqual("/".utf8) }
    // The size by which CSSTerms counts 'em'.
    let size = 16.0
    var terms = CSSTerms(sheet, variables, whole: size)
    let end = sheet.tokens[tokens].contains { $0.kind == .function } ? nil : slash
    let lengths = terms.lengths(in: tokens.lowerBound..<(end ?? tokens.upperBound))
    if tokens.contains(where: { sheet.isWord(sheet.tokens[$0], "larger") }) { return 1.2 }
    return lengths.map { $0.length / size }.max()
  }
}
