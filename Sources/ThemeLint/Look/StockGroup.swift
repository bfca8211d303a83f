import GTKKnowledge
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A theme as it looks on some releases of GTK, whose libadwaita paints alike what it leaves open.
struct StockGroup {
  let theme: Theme
  private(set) var releases: [GTKRelease]

  /// What is below the theme on the releases.
  let base: StockBase

  /// What the theme and its base come to in each appearance of the theme.
  private let colors: [[Color]]

  /// What widgets are tinted with.
  private let tints: [StockTint?]

  private static let tints = Dictionary(
    uniqueKeysWithValues: GTKRelease.allCases.map { release in
      (release, TintedPart.allCases.map(release.knowledge.tint))
    })

  private init(_ draft: Draft, on release: GTKRelease) {
    theme = draft.theme
    releases = [release]
    base = draft.base
    tints = StockGroup.tints[release] ?? []
    colors = draft.colors
  }

  /// Whether the theme looks the same on the releases of another group.
  private func isAlike(_ other: StockGroup) -> Bool {
    tints == other.tints && colors == other.colors
  }

  /// A theme on a base, which several releases may have.
  private struct Draft {
    let theme: Theme
    let base: StockBase
    let colors: [[Color]]

    init(_ theme: Theme, on base: StockBase) {
      (self.theme, self.base) = (theme, base)
      colors = theme.appearances.flatMap { appearance in
        [theme.resolved(appearance), base.resolved(appearance)].map { resolved in
          ColorRole.allCases.map { resolved[$0] }
        }
      }
    }
  }

  /// What a reading of a file comes to on a base.
  private struct Trial {
    let since: GTKRelease
    let base: StockBase
    let draft: Draft?
    let findings: [Finding]

    init(_ theme: Theme, readSince release: GTKRelease, on base: StockBase) {
      let (moved, findings) = theme.rebased(onBaseOf: base.theme)
      (since, self.base, self.findings) = (release, base, findings)
      draft = moved.map { Draft($0, on: base) }
    }
  }

  /// The groups of a target's releases, in the order of their first.
  ///
  /// What keeps the theme from being resolved on some releases is added to the findings; those
  /// releases are in no group.
  static func all(
    of readings: ReleaseReadings, on target: Target, findings: inout [Finding]
  ) -> [StockGroup] {
    var groups: [StockGroup] = []
    var failures: [(finding: Finding, releases: [GTKRelease])] = []
    var trials: [Trial] = []
    for release in target.all {
      guard let (since, theme) = readings.theme(on: release) else { continue }
      let base = StockBase.on(release)
      let known = trials.first { $0.since == since && $0.base === base }
      let trial = known ?? Trial(theme, readSince: since, on: base)
      if known == nil { trials.append(trial) }
      for finding in trial.findings {
        if let known = failures.firstIndex(where: { $0.finding == finding }) {
          failures[known].releases.append(release)
        } else {
          failures.append((finding, [release]))
        }
      }
      guard let draft = trial.draft else { continue }
      let group = StockGroup(draft, on: release)
      if let known = groups.firstIndex(where: group.isAlike) {
        groups[known].releases.append(release)
      } else {
        groups.append(group)
      }
    }
    findings += failures.map { finding, releases in
      Finding(
        finding.severity, finding.rule, at: finding.location,
        "on \(releases.names): \(finding.message)")
    }
    return groups
  }
}
