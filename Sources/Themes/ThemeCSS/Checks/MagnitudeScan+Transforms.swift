import ThemeModel
import ThemeSource

extension MagnitudeScan {
  /// How small an icon may become.
  private static let leastIconScale = 0.001

  /// The name in the measurements for an icon that is smaller.
  private static let iconKind = "icon without a size"

  /// Checks the functions of a transform, and the total scale of a widget.
  mutating func checkTransform(
    of declaration: CSSDeclaration, _ name: String, _ subjects: RuleSubjects,
    _ terms: inout CSSTerms
  ) {
    // Icons do not contain other widgets.
    let isIcon = name.hasPrefix("-gtk")
    var (scale, leastScale) = (1.0, 1.0)
    var count = 0
    for (length, range) in terms.lengths(in: declaration.value) {
      check(length, "\(name) offset", range, subjects)
    }
    for case .function(let function, let arguments) in terms.read(declaration.value).map(\.kind) {
      let isScale = function.hasPrefix("scale")
      count += 1
      var (largest, least) = (1.0, 1.0)
      for term in terms.read(arguments) {
        switch term.kind {
        case .angle(let angle):
          check(angle, "\(name) angle", unit: "deg", term.range, subjects)
        case .number(let factor) where isScale:
          check(factor, "\(name) factor", unit: "", term.range, subjects)
          (largest, least) = (max(largest, abs(factor)), min(least, abs(factor)))
          if isIcon { checkIcon(factor, subjects, term.range) }
        case .number(let factor) where function.hasPrefix("matrix"):
          check(factor, "\(name) matrix", unit: "", term.range, subjects)
          largest = max(largest, abs(factor))
        default: break
        }
      }
      scale *= largest
      leastScale *= least
    }
    let range = sheet.range(of: declaration.value)
    check(whole: scale, "\(name) factor", unit: "", range, subjects)
    // GTK 4.8 crashes on exactly this number, in a window.
    if count == 8, !isIcon, !subjects.areLeaves {
      report("eight transform functions", range, "expected fewer functions than 8, or more")
    }
    if isIcon {
      if !unreported(CrashLimits.of(MagnitudeScan.iconKind)).isEmpty {
        checkIcon(leastScale, subjects, range)
      }
    } else if let growth = scales.add(scale, for: subjects) {
      report(growth, range)
    }
  }

  private mutating func checkIcon(_ scale: Double, _ subjects: RuleSubjects, _ range: Range<Int>) {
    let least = MagnitudeScan.leastIconScale
    let kind = MagnitudeScan.iconKind
    // NaN is below any limit.
    if !(abs(scale) >= least) {
      report(kind, range, "expected at least \(least.text)")
    } else if scale < 0, subjects.animation != nil || hasSteps {
      // Halfway to its mirror image the size is zero.
      report(kind, range, "expected no mirror image in an animation or beside 'steps()'")
    }
  }
}
