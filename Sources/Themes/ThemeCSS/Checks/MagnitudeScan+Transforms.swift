import ThemeModel
import ThemeSource

extension MagnitudeScan {
  /// How small an icon may become; GTK 4.8 dies of one without a size.
  private static let leastIconScale = 0.001

  /// Checks the functions of a transform, and how much larger all of them make a widget.
  mutating func checkTransform(
    of declaration: CSSDeclaration, _ name: [UInt8], lengths: Double, factors: Double,
    angles: Double, _ subjects: RuleSubjects, _ terms: inout CSSTerms
  ) {
    let before = findings.count
    // One value that is too large makes the sum too large.
    var isSound: Bool { findings.count == before }
    // Icons are no widgets that others are inside of.
    let isIcon = name.starts(with: "-gtk".utf8)
    var (scale, leastScale) = (1.0, 1.0)
    check(terms.lengths(in: declaration.value), lengths)
    for case .function(_, let arguments) in terms.read(declaration.value).map(\.kind) {
      for term in terms.read(arguments) {
        guard case .angle(let angle) = term.kind else { continue }
        check(angle, angles, "deg", term.range)
      }
    }
    for case .function(let name, let arguments) in terms.read(declaration.value).map(\.kind) {
      guard name.hasPrefix("scale") || name.hasPrefix("matrix") else { continue }
      var (largest, least) = (1.0, 1.0)
      for term in terms.read(arguments) {
        guard case .number(let factor) = term.kind else { continue }
        check(factor, name.hasPrefix("scale") ? factors : lengths, "", term.range)
        largest = max(largest, abs(factor))
        guard isIcon, name.hasPrefix("scale") else { continue }
        checkIcon(factor, subjects, term.range)
        least = min(least, abs(factor))
      }
      scale *= largest
      leastScale *= least
    }
    guard isSound else { return }
    if isIcon { checkIcon(leastScale, subjects, sheet.range(of: declaration.value)) }
    if !isIcon, let reason = scales.add(scale, for: subjects) {
      report(sheet.range(of: declaration.value), reason)
    } else {
      check(scale, factors, "", sheet.range(of: declaration.value))
    }
  }

  private mutating func checkIcon(_ scale: Double, _ subjects: RuleSubjects, _ range: Range<Int>) {
    let least = MagnitudeScan.leastIconScale
    // A number that is none is below any limit.
    if !(abs(scale) >= least) {
      report(
        range, "expected at least \(least.text)", because: "GTK 4.8 dies of icons without a size")
    } else if scale < 0, subjects.areFrames || hasSteps {
      report(
        range, "expected no mirror image in an animation or beside 'steps()'",
        because: "GTK 4.8 dies of the icon without a size that is halfway")
    }
  }
}
