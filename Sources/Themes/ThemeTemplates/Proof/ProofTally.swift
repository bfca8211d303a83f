import ThemeModel
import ThemeSource

/// The results of some palettes with a template, to be added to those of others.
struct ProofTally: Sendable {
  /// The number of palettes that filled the template with a text that could be judged.
  private(set) var proved = 0

  private(set) var pairs: [PairKey: Pair] = [:]
  private(set) var problems: [Problem: Count] = [:]

  /// The errors of palettes: the first ones, and their number.
  private(set) var paletteFindings: [Finding] = []
  private(set) var unread = 0

  /// The maximum number of findings about palettes that are kept.
  private static let findingLimit = 100

  /// A pair that failed.
  struct Pair: Sendable {
    var count = 0
    var byScheme: [Appearance.Scheme: Int] = [:]
    var severity: Finding.Severity
    var isFailure: Bool
    var worst: Counterexample
    /// The place that causes the pair's colors.
    var place: TemplatePlace
  }

  /// The reason why some palettes cannot be judged, at its place in the template.
  struct Problem: Hashable, Sendable {
    let rule: RuleID
    let source: Int
    let range: Range<Int>
  }

  /// The number of palettes with it, and the first of them.
  struct Count: Sendable {
    var count: Int
    var index: Int
    var palette: String
    var message: String
  }

  mutating func countPalette() { proved += 1 }

  mutating func add(_ findings: [Finding]) {
    unread += 1
    paletteFindings += findings.prefix(max(0, ProofTally.findingLimit - paletteFindings.count))
  }

  mutating func add(_ problem: Problem, _ message: String, _ index: Int, _ palette: String) {
    let count = Count(count: 1, index: index, palette: palette, message: message)
    merge(problem, count)
  }

  private mutating func merge(_ problem: Problem, _ other: Count) {
    guard var known = problems[problem] else {
      problems[problem] = other
      return
    }
    let first = known.index <= other.index ? known : other
    known = Count(
      count: known.count + other.count, index: first.index, palette: first.palette,
      message: first.message)
    problems[problem] = known
  }

  mutating func add(_ key: PairKey, _ pair: Pair) {
    guard var known = pairs[key] else {
      pairs[key] = pair
      return
    }
    known.count += pair.count
    known.byScheme.merge(pair.byScheme, uniquingKeysWith: +)
    known.severity = max(known.severity, pair.severity)
    known.isFailure = known.isFailure || pair.isFailure
    if pair.worst.isWorse(than: known.worst) {
      (known.worst, known.place) = (pair.worst, pair.place)
    }
    pairs[key] = known
  }

  mutating func add(_ other: ProofTally) {
    proved += other.proved
    unread += other.unread
    paletteFindings += other.paletteFindings.prefix(
      max(0, ProofTally.findingLimit - paletteFindings.count))
    for (key, pair) in other.pairs { add(key, pair) }
    for (problem, count) in other.problems { merge(problem, count) }
  }
}
