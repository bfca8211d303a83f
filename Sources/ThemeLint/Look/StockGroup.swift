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

  /// What the theme and its base come to in each appearance of the theme.
  private let colors: [[Color]]

  /// What widgets are tinted with.
  private let tints: [StockTint?]

  private static let tints = Dictionary(
    uniqueKeysWithValues: GTKRelease.allCases.map { release in
      (release, TintedPart.allCases.map(release.knowledge.tint))
    })

  private init(_ theme: Theme, on release: GTKRelease) {
    self.theme = theme
    releases = [release]
    tints = StockGroup.tints[release] ?? []
    let base = theme.base
    colors = theme.appearances.flatMap { appearance in
      [theme, base].map { theme in
        let resolved = theme.resolved(appearance)
        return ColorRole.allCases.map { resolved[$0] }
      }
    }
  }

  /// Whether the theme looks the same on the releases of another group.
  private func isAlike(_ other: StockGroup) -> Bool {
    tints == other.tints && colors == other.colors
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
    for release in target.all {
      guard let theme = readings.theme(on: release) else { continue }
      let base = ThemeLibrary(userFolder: nil, release: release).base
      let (moved, found) = theme.rebased(onBaseOf: base)
      for finding in found {
        if let known = failures.firstIndex(where: { $0.finding == finding }) {
          failures[known].releases.append(release)
        } else {
          failures.append((finding, [release]))
        }
      }
      guard let moved else { continue }
      let group = StockGroup(moved, on: release)
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
