import ThemeSource

/// The largest fonts in a stylesheet, on which its sizes in `em` may depend.
struct FontSizes {
  /// The largest of some numbers that rules set for nodes.
  private struct Largest {
    /// The largest value for nodes that may contain any other, and the values for nodes that
    /// contain none.
    private var anywhere = 1.0
    private var byNode: [String: Double] = [:]

    mutating func add(_ number: Double, for subjects: RuleSubjects) {
      guard number > 1 else { return }
      guard subjects.areLeaves else { return anywhere = max(anywhere, number) }
      for key in subjects.keys { byNode[key] = max(byNode[key] ?? 1, number) }
    }

    /// The largest value for some nodes or their ancestors; 1 if none is larger.
    subscript(subjects: RuleSubjects) -> Double {
      subjects.keys.reduce(anywhere) { max($0, byNode[$1] ?? 1) }
    }
  }

  /// Sizes in px, and the factors of relative sizes.
  private var (sizes, factors) = (Largest(), Largest())

  init(_ declarations: [ScopedDeclaration], in sheet: CSSStylesheet, _ variables: CSSVariables) {
    for scoped in declarations {
      guard case .fontSize? = MeasuredProperty(scoped.name) else { continue }
      if let factor = FontSizes.factor(of: scoped.declaration, in: sheet, variables) {
        factors.add(factor, for: scoped.subjects)
      } else {
        var terms = CSSTerms(sheet, variables)
        let pixels = terms.lengths(in: scoped.declaration.value).map(\.length).max() ?? 0
        sizes.add(pixels, for: scoped.subjects)
      }
    }
  }

  /// The largest font size in px around some widgets, or of those themselves.
  func size(around subjects: RuleSubjects) -> Double {
    max(sizes[subjects], CSSTerms.usualFont)
  }

  /// The largest font size in px of some widgets, including relative sizes.
  func size(of subjects: RuleSubjects) -> Double {
    size(around: subjects) * factors[subjects]
  }

  /// How many times the font around it a font's size is; `nil` if it is not relative to it.
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
    let slash = sheet.slash(in: tokens)
    let end = sheet.tokens[tokens].contains { $0.kind == .function } ? nil : slash
    let usual = CSSTerms.usualFont
    var terms = CSSTerms(sheet, variables, whole: usual)
    return terms.lengths(in: tokens.lowerBound..<(end ?? tokens.upperBound))
      .map { $0.length / usual }.max()
  }
}
