import GTKKnowledge
package import ThemeCSS
package import ThemeFormats
import ThemeModel
package import ThemeSource

/// Measures the pairs of many themes from one template, which differ only in colors.
///
/// Some sample themes show which releases paint all of them equally; these are measured once.
package struct PairProbe: Sendable {
  private let format: ThemeFormat

  /// The groups of releases that paint equally, in the order of their first ones.
  private let groups: [[GTKRelease]]

  /// The number of pairs of text and surface in the samples, and the number of rules.
  package let pairCount: Int
  package let ruleCount: Int

  /// Creates a probe for themes like some samples.
  package init(samples: [SourceText], as format: ThemeFormat, on target: Target) {
    self.format = format
    var groups = [target.all]
    var texts: (pairs: Set<String>, rules: Set<String>) = ([], [])
    for sample in samples {
      let library = ThemeLibrary(userFolder: nil, release: target.releases.lowerBound)
      guard let reading = try? library.read(sample, path: nil, as: format) else { continue }
      let alike = PairProbe.alike(ReleaseReadings(reading, on: target), on: target, &texts)
      guard !alike.isEmpty else { continue }
      groups = groups.flatMap { group in
        alike.map { group.filter($0.contains) }.filter { !$0.isEmpty }
      }
    }
    self.groups = groups.sorted { $0[0] < $1[0] }
    (pairCount, ruleCount) = (texts.pairs.count, texts.rules.count)
  }

  /// Groups the releases that have the same pairs in a theme.
  ///
  /// Their texts are added to the known ones.
  private static func alike(
    _ readings: ReleaseReadings, on target: Target,
    _ texts: inout (pairs: Set<String>, rules: Set<String>)
  ) -> [[GTKRelease]] {
    var findings: [Finding] = []
    let css = CSSAudit(readings.first, readings.findings, on: target)
    let paints = css.map(CSSPaint.all) ?? []
    var groups: [(judgedAppearances: [ProbedAppearance], releases: [GTKRelease])] = []
    for group in StockGroup.all(of: readings, on: target, findings: &findings) {
      let paint = OwnButtonPaint(group.theme)
      let judgedAppearances = group.resolved.map { resolved in
        let judged = JudgedAppearance(
          group.theme, resolved, above: group.base, on: group.releases, paint)
        return ProbedAppearance(judged, ProbedRule.all(of: paints, in: judged, css))
      }
      for judged in judgedAppearances {
        texts.pairs.formUnion(judged.texts.pairs)
        texts.rules.formUnion(judged.texts.rules)
      }
      let known = groups.firstIndex { known in
        known.judgedAppearances.count == judgedAppearances.count
          && zip(known.judgedAppearances, judgedAppearances).allSatisfy { $0.isAlike($1) }
      }
      if let known {
        groups[known].releases += group.releases
      } else {
        groups.append((judgedAppearances, group.releases))
      }
    }
    return groups.map(\.releases)
  }

  /// The pairs of a theme in each appearance on each group of releases, or the reason why it is not
  /// a theme.
  package func probedAppearances(
    of text: SourceText, failingOnly: Bool = false
  ) -> Result<[ProbedAppearance], ProbeError> {
    var probedAppearances: [ProbedAppearance] = []
    var reading: ThemeReading?
    var kind = 0
    var css: CSSAudit?
    var paints: [CSSPaint] = []
    for releases in groups {
      let release = releases[0]
      let own = PairProbe.kind(of: release, for: text)
      if reading == nil || own != kind {
        reading = try? ThemeLibrary(userFolder: nil, release: release)
          .read(text, path: nil, as: format)
        kind = own
        css =
          ruleCount > 0 ? reading.flatMap { CSSAudit($0, $0.findings, on: Target(release)) } : nil
        paints = css.map(CSSPaint.all) ?? []
      }
      guard let found = reading, let theme = found.theme else {
        return .failure(ProbeError(findings: reading?.findings ?? []))
      }
      let base = StockBase.on(release)
      let (moved, resolved, findings) = theme.rebased(onBaseOf: base.theme)
      guard let moved else { return .failure(ProbeError(findings: findings)) }
      let paint = OwnButtonPaint(moved)
      probedAppearances += resolved.map { resolved in
        let judged = JudgedAppearance(moved, resolved, above: base, on: releases, paint)
        return ProbedAppearance(
          judged, ProbedRule.all(of: paints, in: judged, css), failingOnly: failingOnly)
      }
    }
    return .success(probedAppearances)
  }

  /// Releases of one kind read a text equally.
  private static func kind(of release: GTKRelease, for text: SourceText) -> Int {
    let media = Array("@media".utf8)
    let hasMedia =
      release.has(.mediaQueries)
      && text.bytes.indices.contains { text.bytes[$0...].starts(with: media) }
    return (release.has(.customProperties) ? 1 : 0) + (hasMedia ? 1 : 0)
  }
}

/// The reason why a text is not a theme.
package struct ProbeError: Error, Sendable {
  package let findings: [Finding]
}
