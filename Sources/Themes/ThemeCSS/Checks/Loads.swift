import GTKKnowledge
import ThemeSource

/// What declarations ask of GTK together: sizes that add up, those of widgets inside each other too,
/// and what is painted of all that the widgets take up.
///
/// A declaration that makes it too much for a release is reported, and counts no more for that release.
struct Loads {
  /// A number of a declaration.
  struct Number {
    /// What it was measured as.
    let component: String
    let value: Double
    let range: Range<Int>
  }

  private var releases = CrashLimits.releases.map(ReleaseLoads.init(of:))
  private var found: [ExtraCSSFinding] = []
  private var painted: [(number: Number, subjects: RuleSubjects)] = []

  /// Notes a size that a declaration sets, and reports where all sizes come to too much.
  mutating func add(size: Number, for subjects: RuleSubjects) {
    let isText = size.component == "font-size" || size.component == "text spacing"
    let place = isText ? subjects.textPlace : subjects.place
    let limits = releases.indices.compactMap {
      releases[$0].add(size: size, in: place, subjects.keys)
    }
    let nesting = place == .nested ? " where widgets are inside each other" : ""
    report(size.range, "expected sizes that add up to at most # of margin\(nesting)", limits)
  }

  /// Notes how much a declaration paints, and reports where that of a widget comes to too much.
  mutating func add(painting: Number, for subjects: RuleSubjects) {
    painted.append((painting, subjects))
    let place = subjects.paintingPlace
    let limits = releases.indices.compactMap {
      releases[$0].add(painting: painting, in: place, subjects.keys)
    }
    report(painting.range, "expected less of this beside what else the widgets paint", limits)
  }

  /// What is wrong in a stylesheet all of whose declarations are noted.
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
