import ThemeSource

/// How large a stylesheet makes the fonts that its sizes in `em` may follow.
struct FontSizes {
  private var sizes: [(subjects: RuleSubjects, pixels: Double)] = []

  /// What relative sizes make of those around them.
  private var factors: [(subjects: RuleSubjects, factor: Double)] = []

  init(_ declarations: [ScopedDeclaration], in sheet: CSSStylesheet, _ variables: CSSVariables) {
    for scoped in declarations {
      guard case .fontSize? = MeasuredProperty(scoped.name) else { continue }
      if let factor = FontSizes.factor(of: scoped.declaration, in: sheet, variables) {
        factors.append((scoped.subjects, factor))
      } else {
        var terms = CSSTerms(sheet, variables)
        let pixels = terms.lengths(in: scoped.declaration.value).map(\.length).max() ?? 0
        if pixels > CSSTerms.usualFont { sizes.append((scoped.subjects, pixels)) }
      }
    }
  }

  /// The largest size in px that widgets have which hold others, or those themselves.
  func size(around subjects: RuleSubjects) -> Double {
    sizes.filter { FontSizes.reaches($0.subjects, subjects) }.map(\.pixels).max()
      ?? CSSTerms.usualFont
  }

  /// The same with what relative sizes make of it.
  func size(of subjects: RuleSubjects) -> Double {
    let factor =
      factors.filter { FontSizes.reaches($0.subjects, subjects) }.map(\.factor).max() ?? 1
    return size(around: subjects) * max(1, factor)
  }

  /// Whether a font of some nodes may be that of others.
  private static func reaches(_ outer: RuleSubjects, _ inner: RuleSubjects) -> Bool {
    !outer.areLeaves || outer.keys.contains(where: inner.keys.contains)
  }

  /// How many times the font around it a font's size is; `nil` where it is not relative to it.
  static func factor(
    of declaration: CSSDeclaration, in sheet: CSSStylesheet, _ variables: CSSVariables
  ) -> Double? {
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
    if tokens.contains(where: { sheet.isWord(sheet.tokens[$0], "larger") }) { return 1.2 }
    let slash = tokens.first { sheet.bytes(of: $0..<($0 + 1)).elementsEqual("/".utf8) }
    let end = sheet.tokens[tokens].contains { $0.kind == .function } ? nil : slash
    let usual = CSSTerms.usualFont
    var terms = CSSTerms(sheet, variables, whole: usual)
    return terms.lengths(in: tokens.lowerBound..<(end ?? tokens.upperBound))
      .map { $0.length / usual }.max()
  }
}
