import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

/// Fixes a template for all palettes: it searches with some of them, tests the result with all, and
/// adds those that still fail.
struct TemplateFix {
  let template: Template
  let supply: PaletteSupply
  let target: Target
  let judge: PaletteJudge

  /// The number of palettes at the start of the search, and the number of restarts.
  private static let sampleSize = 40
  private static let roundLimit = 8

  /// The result of the search.
  struct Result: Sendable {
    let changes: [Change]
    let unfixed: Set<PairKey>
    let fixedBy: [PairKey: [Definition]]

    /// The template with the changes.
    let template: Template

    /// The results of all palettes with it.
    let tally: ProofTally
  }

  /// The fixed template; `nil` if nothing can be changed.
  func run(_ tally: ProofTally) -> Result? {
    let worst = tally.pairs.filter { $0.isOfRoles && $1.isFailure }.values.map(\.worst.index)
    var indices = Set(PaletteJudge.spread(TemplateFix.sampleSize, over: supply.count) + worst)
    var best: Result?
    for _ in 0..<TemplateFix.roundLimit {
      let (testedAppearances, known) = testedAppearances(indices.sorted())
      var search = MappingSearch(testedAppearances, of: known, entries: entries(indices.sorted()))
      search.run()
      guard !search.changes.isEmpty else { return best }
      let fixed = applied(search.changes)
      let judge = PaletteJudge(fixed, supply, on: target)
      let unfixed = search.unfixed
      let found = ParallelTally.run(
        over: Array(0..<supply.count),
        until: { tally in
          tally.pairs.contains { $0.isOfRoles && $1.isFailure && !unfixed.contains($0) }
        }
      ) { judge.judge($0, into: &$1) }
      let result = Result(
        changes: search.changes, unfixed: unfixed, fixedBy: search.fixedBy, template: fixed,
        tally: found)
      best = result
      let failing = found.pairs.filter { $0.isOfRoles && $1.isFailure && !unfixed.contains($0) }
      let more = failing.values.map(\.worst.index)
      guard !more.isEmpty, !Set(more).isSubset(of: indices) else { return result }
      indices.formUnion(more)
    }
    return best
  }

  /// The template with changes, without doubled signs.
  private func applied(_ changes: [Change]) -> Template {
    let made = changes.map { $0.edit(of: template.text, in: template.language) }
    let signs = template.findings.compactMap(\.fix).flatMap(\.edits).filter { edit in
      !made.contains { $0.range.overlaps(edit.range) }
    }
    var bytes = template.text.bytes
    for edit in (made + signs).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement)
    }
    return Template(SourceText(file: template.text.file, bytes: bytes), in: template.language)
  }

  /// The trials of some palettes, with the numbers of their pairs.
  private func testedAppearances(_ indices: [Int]) -> ([TestedAppearance], PairNumbers) {
    let probedAppearances = indices.concurrentMap { index in
      var found: [(PaletteJudge.Sheet, ProbedAppearance)] = []
      for sheet in judge.sheets(index) where sheet.filling.problems.isEmpty {
        guard case .success(let probedAppearances) = judge.probe.probedAppearances(of: sheet.text)
        else { continue }
        found += probedAppearances.map { (sheet, $0) }
      }
      return found
    }
    var known = PairNumbers()
    let testedAppearances = probedAppearances.joined().map { sheet, probed in
      TestedAppearance(probed, of: sheet, &known)
    }
    return (testedAppearances, known)
  }

  /// The names of the entries that all palettes have, in the order of the first palette.
  private func entries(_ indices: [Int]) -> [String] {
    var names: [String] = []
    for (position, index) in indices.prefix(32).enumerated() {
      guard
        let palette = supply.palette(index, of: template.language.paletteKind).palette?.palette
      else { continue }
      if position == 0 || names.isEmpty {
        var seen: Set<String> = []
        names = palette.entries.map(\.name).filter { seen.insert($0).inserted }
      } else {
        names.removeAll { palette[$0, palette.preferred] == nil }
      }
    }
    return names.filter { !$0.contains(".") && !$0.hasSuffix("_palette_key_color") }
  }
}
