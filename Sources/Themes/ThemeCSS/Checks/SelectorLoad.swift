import ThemeSource

/// The cost of all selectors of a stylesheet in GTK, which sorts them into one tree.
///
/// The sorting is recursive, one call for each differing part of selectors, and each call stores
/// data for every remaining selector: GTK 4.8 on the stack of its main thread, which has 8 MiB.
/// Later releases use the heap; 5,000 selectors without common parts take 310 MB and half a second
/// there.
struct SelectorLoad {
  /// The largest stack in bytes, which leaves half of it free.
  private static let stackLimit = 4 << 20

  /// The memory of a call, and of each selector in it.
  private static let (callSize, selectorSize) = (512, 16)

  /// The largest number of ways through the tree of widgets, for all selectors together.
  private static let walkLimit = 1_000_000

  /// The assumed depth and number of siblings of widgets, for counting these ways.
  private static let (depth, siblings) = (16, 64)

  /// The maximum number of selectors, even if they are equal: 100,000 take 4 s.
  private static let countLimit = 10_000

  /// The maximum number of steps for counting the parts of all nodes, again after each sort: 18
  /// million take 0.5 s.
  private static let stepLimit = 20_000_000

  private let sheet: CSSStylesheet
  private var (walks, siblingWalks) = (0, 0)
  private var steps = 0
  private var isFull = false

  /// The parts of each selector in GTK's order; negative ones are combinators.
  private var parts: [[Int]] = []
  private var places: [Range<Int>] = []
  private var names = NameTable()
  private(set) var findings: [ExtraCSSFinding] = []

  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
  }

  mutating func add(_ selectors: [SelectorTokens]) {
    for selector in selectors {
      guard parts.count < SelectorLoad.countLimit else {
        if !isFull {
          report(selector.tokens, "expected at most \(parts.count) selectors", "selectors")
        }
        isFull = true
        return
      }
      let loose = selector.combinators.count { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "~") }
      if SelectorLoad.add(SelectorLoad.ways(loose, among: SelectorLoad.depth), to: &walks) {
        report(
          selector.tokens,
          "expected fewer nodes in the selectors up to here, or '>' between them", "selector walks")
      }
      let siblings = selector.combinators.count { $0 == UInt8(ascii: "~") }
      let ways = siblings == 0 ? 0 : SelectorLoad.ways(siblings, among: SelectorLoad.siblings)
      if SelectorLoad.add(ways, to: &siblingWalks) {
        // The number of sibling widgets depends on the app, so there is no limit by release.
        findings.append(
          ExtraCSSFinding(
            rule: .magnitude, range: sheet.range(of: selector.tokens),
            message: "expected fewer '~' in the selectors up to here, or '+' in their place; "
              + "GTK hangs of more"))
      }
      let stepsBefore = steps
      for compound in selector.compounds { steps += compound.count * compound.count / 2 }
      if stepsBefore <= SelectorLoad.stepLimit, steps > SelectorLoad.stepLimit {
        report(
          selector.tokens,
          "expected fewer classes and states of each node in the selectors up to here",
          "selector parts")
      }
      var list: [Int] = []
      for (index, compound) in selector.compounds.enumerated().reversed() {
        for part in compound { list.append(names.insert(sheet.text.bytes[part.range]).index) }
        if index > 0 { list.append(-Int(selector.combinators[index - 1])) }
      }
      parts.append(list)
      places.append(selector.tokens)
    }
  }

  /// The number of ways to choose ancestors or siblings for the parts of a selector.
  private static func ways(_ loose: Int, among nodes: Int) -> Int {
    let count = min(loose, nodes / 2)
    var ways = 1
    for index in 0..<count where ways <= walkLimit { ways = ways * (nodes - index) / (index + 1) }
    return ways
  }

  /// Adds ways; returns whether the sum exceeds the limit for the first time.
  private static func add(_ ways: Int, to walks: inout Int) -> Bool {
    guard walks <= walkLimit else { return false }
    walks += ways
    return walks > walkLimit
  }

  /// Sorts the selectors as GTK does, until a limit is exceeded.
  mutating func sort() {
    let total = parts.reduce(0) { $0 + $1.count }
    // So few selectors are never too costly.
    guard
      total * (SelectorLoad.selectorSize * parts.count + SelectorLoad.callSize)
        > SelectorLoad.stackLimit
    else { return }
    var tree = SelectorSorting(parts, nameCount: names.names.count)
    guard let selector = tree.firstBeyond(SelectorLoad.stackLimit, SelectorLoad.cost) else {
      return
    }
    report(
      places[selector],
      "expected fewer selectors, or more of them that begin their last part alike", "selector tree")
  }

  private static func cost(_ selectors: Int) -> Int { callSize + selectorSize * selectors }

  private mutating func report(_ tokens: Range<Int>, _ expectation: String, _ kind: String) {
    findings += ExtraCSSFinding.of(kind, sheet.range(of: tokens), expectation)
  }
}
