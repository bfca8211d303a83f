import ThemeSource

/// The sizes of fonts.
extension MagnitudeScan {
  /// Checks the size of a font, in px or by the font around it.
  mutating func checkFontSize(of scoped: ScopedDeclaration) {
    let (declaration, subjects) = (scoped.declaration, scoped.subjects)
    let font = fonts.size(around: subjects)
    var terms = CSSTerms(sheet, variables, whole: font, font: font)
    // The value after a '/' is the line height.
    let slash = sheet.slash(in: declaration.value)
    let size = declaration.value.lowerBound..<(slash ?? declaration.value.upperBound)
    let lengths = terms.lengths(in: size)
    for (length, range) in lengths { check(length, "font-size", range, in: subjects.textPlace) }
    note("font-size", lengths, scoped)
    findings += terms.findings
    guard let factor = FontSizes.factor(of: declaration, in: sheet, variables),
      let growth = fontGrowth.add(factor, for: subjects)
    else { return }
    report(growth, sheet.range(of: declaration.value))
  }
}
