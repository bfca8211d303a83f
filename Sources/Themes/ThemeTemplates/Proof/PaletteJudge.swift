import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// Fills a template with one palette after the other, and measures the pairs of each.
struct PaletteJudge: Sendable {
  let template: Template
  let supply: PaletteSupply
  let probe: PairProbe

  /// The entries that all checked palettes lack.
  private let absent: Set<TemplateProblem>

  /// A palette's sheet in one scheme.
  struct Sheet: Sendable {
    let palette: TemplatePalette
    let scheme: Appearance.Scheme
    let filling: Filling

    var text: SourceText { SourceText(file: palette.name, bytes: filling.bytes) }
  }

  /// Creates a judge, which learns from some palettes how the releases of a target paint.
  init(_ template: Template, _ supply: PaletteSupply, on target: Target) {
    (self.template, self.supply) = (template, supply)
    let kind = template.language.paletteKind
    let palettes = PaletteJudge.spread(6, over: supply.count)
      .compactMap { supply.palette($0, of: kind).palette }
    let lacking = palettes.map { palette in
      Set(template.proven(with: palette, in: palette.preferredScheme).problems)
    }
    let absent = lacking.dropFirst().reduce(lacking.first ?? []) { $0.intersection($1) }
    self.absent = absent
    let samples = palettes.flatMap { palette in
      PaletteJudge.sheets(of: template, palette, without: absent)
        .filter(\.filling.problems.isEmpty).map(\.text)
    }
    let format = samples.first.map(PaletteJudge.format) ?? .gtkCSS
    probe = PairProbe(samples: samples, as: format, on: target)
  }

  private static func format(of text: SourceText) -> ThemeFormat {
    let first = text.bytes.first { $0 > 0x20 }
    return first == UInt8(ascii: "{") ? .gradience : .gtkCSS
  }

  /// Evenly distributed numbers below a count, including the first and the last.
  static func spread(_ number: Int, over count: Int) -> [Int] {
    guard count > number else { return Array(0..<count) }
    return (0..<number).map { $0 * (count - 1) / (number - 1) }
  }

  /// The sheets of a palette: in its preferred scheme, and in the other if that differs.
  private static func sheets(
    of template: Template, _ palette: TemplatePalette?, without absent: Set<TemplateProblem>
  ) -> [Sheet] {
    guard let palette else { return [] }
    var sheets: [Sheet] = []
    let preferred = palette.palette.preferred
    for scheme in [preferred] + palette.palette.schemes.filter({ $0 != preferred }) {
      let filling = template.proven(with: palette, in: scheme, without: absent)
      if sheets.contains(where: { $0.filling.bytes == filling.bytes }) { continue }
      sheets.append(Sheet(palette: palette, scheme: scheme, filling: filling))
    }
    return sheets
  }

  /// The sheets of the palette with an index.
  func sheets(_ index: Int) -> [Sheet] {
    PaletteJudge.sheets(
      of: template, supply.palette(index, of: template.language.paletteKind).palette,
      without: absent)
  }

  /// Adds the results of a palette.
  func judge(_ index: Int, into tally: inout ProofTally) {
    let (palette, findings) = supply.palette(index, of: template.language.paletteKind)
    guard let palette else { return tally.add(findings) }
    var pairs: [PairKey: ProofTally.Pair] = [:]
    var isProved = true
    for sheet in PaletteJudge.sheets(of: template, palette, without: absent) {
      if !judge(sheet, index, &pairs, &tally) { isProved = false }
    }
    if isProved { tally.countPalette() }
    for (key, var pair) in pairs {
      pair.count = 1
      tally.add(key, pair)
    }
  }

  /// Whether a sheet could be judged.
  private func judge(
    _ sheet: Sheet, _ index: Int, _ pairs: inout [PairKey: ProofTally.Pair],
    _ tally: inout ProofTally
  ) -> Bool {
    let name = sheet.palette.name
    for problem in sheet.filling.faults + sheet.filling.problems {
      tally.add(
        ProofTally.Problem(rule: problem.rule, source: problem.source, range: problem.range),
        problem.message, index, name)
    }
    guard sheet.filling.problems.isEmpty else { return false }
    switch probe.probedAppearances(of: sheet.text, failingOnly: true) {
    case .failure(let error):
      for finding in error.findings where finding.severity == .error {
        let place = sheet.filling.origin(of: finding.location.range)
        tally.add(
          ProofTally.Problem(
            rule: finding.rule, source: place?.source ?? 0, range: place?.range ?? 0..<0),
          finding.message, index, name)
      }
      return false
    case .success(let probedAppearances):
      for probed in probedAppearances { judge(probed, of: sheet, index, &pairs) }
      return true
    }
  }

  private func judge(
    _ probed: ProbedAppearance, of sheet: Sheet, _ index: Int,
    _ pairs: inout [PairKey: ProofTally.Pair]
  ) {
    for rule in probed.rules where rule.isFailure {
      let place = sheet.filling.origin(of: rule.location.range)
      let worst = Counterexample(
        index: index, palette: sheet.palette.name, scheme: probed.scheme, releases: probed.releases,
        ratio: rule.ratio, minimum: rule.minimum, foreground: rule.foreground,
        background: rule.background,
        foregroundPlace: place, backgroundPlace: nil)
      add(
        ProofTally.Pair(
          byScheme: [probed.scheme: 1], severity: .error, isFailure: true, worst: worst,
          place: place ?? TemplatePlace(source: 0, range: 0..<0)),
        as: PairKey(rule), to: &pairs)
    }
    for pair in probed.pairs {
      guard let severity = pair.severity, severity > .note else { continue }
      let place = { (role: ColorRole?) -> TemplatePlace? in
        guard let role, let cause = probed.cause(of: role) else { return nil }
        var place = sheet.filling.origin(of: cause.value.location.range)
        var entries = place?.entries ?? []
        for location in probed.places(behind: role) {
          let more = sheet.filling.origin(of: location.range)?.entries ?? []
          for entry in more where !entries.contains(entry) { entries.append(entry) }
        }
        place?.entries = entries
        return place
      }
      let (foreground, background) = (place(pair.role), place(pair.surface))
      let own = probed.location(of: pair).flatMap { sheet.filling.origin(of: $0.range) }
      let worst = Counterexample(
        index: index, palette: sheet.palette.name, scheme: probed.scheme, releases: probed.releases,
        ratio: pair.ratio, minimum: pair.minimum,
        foreground: pair.foregroundColor(in: probed.colors),
        background: pair.background(in: probed.colors), foregroundPlace: foreground,
        backgroundPlace: background)
      let found = ProofTally.Pair(
        byScheme: [probed.scheme: 1], severity: severity, isFailure: pair.isFailure, worst: worst,
        place: own ?? foreground ?? background ?? TemplatePlace(source: 0, range: 0..<0))
      add(found, as: PairKey(pair), to: &pairs)
    }
  }

  /// Adds the results of a pair in one appearance to those of other appearances.
  private func add(
    _ found: ProofTally.Pair, as key: PairKey, to pairs: inout [PairKey: ProofTally.Pair]
  ) {
    guard var merged = pairs[key] else { return pairs[key] = found }
    merged.severity = max(merged.severity, found.severity)
    merged.isFailure = merged.isFailure || found.isFailure
    merged.byScheme.merge(found.byScheme) { one, _ in one }
    if found.worst.isWorse(than: merged.worst) {
      (merged.worst, merged.place) = (found.worst, found.place)
    }
    pairs[key] = merged
  }
}
