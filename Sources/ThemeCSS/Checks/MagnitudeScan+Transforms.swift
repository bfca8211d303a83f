import ThemeSource

extension MagnitudeScan {
  /// Checks the functions of a transform, and how much larger all of them make a widget.
  mutating func checkTransform(
    of declaration: CSSDeclaration, _ name: [UInt8], lengths: Double, factors: Double,
    angles: Double, _ subjects: RuleSubjects, _ terms: inout CSSTerms
  ) {
    let before = findings.count
    // One value that is too large makes the sum too large.
    var isSound: Bool { findings.count == before }
    var scale = 1.0
    check(terms.lengths(in: declaration.value), lengths)
    for case .function(_, let arguments) in terms.read(declaration.value).map(\.kind) {
      for term in terms.read(arguments) {
        guard case .angle(let angle) = term.kind else { continue }
        check(angle, angles, "deg", term.range)
      }
    }
    for case .function(let name, let arguments) in terms.read(declaration.value).map(\.kind) {
      guard name.hasPrefix("scale") || name.hasPrefix("matrix") else { continue }
      var largest = 1.0
      for term in terms.read(arguments) {
        guard case .number(let factor) = term.kind else { continue }
        check(factor, name.hasPrefix("scale") ? factors : lengths, "", term.range)
        largest = max(largest, abs(factor))
      }
      scale *= largest
    }
    guard isSound else { return }
    // Icons are no widgets that others are inside of.
    if !name.starts(with: "-gtk".utf8), let reason = scales.add(scale, for: subjects) {
      report(sheet.range(of: declaration.value), reason)
    } else {
      check(scale, factors, "", sheet.range(of: declaration.value))
    }
  }
}
