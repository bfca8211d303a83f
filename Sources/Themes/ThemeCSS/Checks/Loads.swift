import GTKKnowledge
import ThemeSource

/// The sums that many declarations cause together: sizes that add up, also through nested widgets,
/// and the painting of that area.
///
/// A declaration that exceeds a release's limit is reported, and no longer counts for that release.
struct Loads {
  /// A number of a declaration.
  struct Number {
    /// The component as which it was measured.
    let component: String
    let value: Double
    let range: Range<Int>
  }

  private var releases = CrashLimits.releases.map(ReleaseLoads.init(of:))
  private var found: [ExtraCSSFinding] = []
  private var painted: [(number: Number, subjects: RuleSubjects)] = []

  /// Adds a size that a declaration sets, and reports if the sum is too large.
  mutating func add(size: Number, for subjects: RuleSubjects) {
    let isText = size.component == "font-size" || size.component == "text spacing"
    let place = isText ? subjects.textPlace : subjects.place
    let limits = releases.indices.compactMap {
      releases[$0].add(size: size, in: place, subjects.keys)
    }
    let nesting = place == .nested ? " where widgets are inside each other" : ""
    report(size.range, "expected sizes that add up to at most # of margin\(nesting)", limits)
  }

  /// Adds the painting of a declaration, and reports if the sum for a widget is too large.
  mutating func add(painting: Number, for subjects: RuleSubjects) {
    painted.append((painting, subjects))
    let place = subjects.paintingPlace
    let limits = releases.indices.compactMap {
      releases[$0].add(painting: painting, in: place, subjects.keys)
    }
    report(painting.range, "expected less of this beside what else the widgets paint", limits)
  }

  /// The findings, after all declarations of a stylesheet were added.
  var findings: [ExtraCSSFinding] {
    var all = self
    for (number, subjects) in painted {
      let limits = releases.compactMap { $0.excess(of: number, for: subjects) }
      all.report(
        number.range,
        "expected sizes that add up to at most # of margin beside this, or less of this", limits)
    }
    return all.found
  }

  private mutating func report(_ range: Range<Int>, _ expected: String, _ limits: [CrashLimit]) {
    guard let finding = ExtraCSSFinding(range: range, expected: expected, limits, "px") else {
      return
    }
    found.append(finding)
  }
}
