import GTKKnowledge
import ThemeCSS
import ThemeColor
import ThemeModel
import ThemeSource

/// A theme on some releases of GTK whose libadwaita paints unset values equally.
struct StockGroup {
  let theme: Theme
  private(set) var releases: [GTKRelease]

  /// The stock theme of the releases.
  let base: StockBase

  /// The resolved theme in each of its appearances.
  let resolved: [ResolvedTheme]

  /// The colors of that and of the base.
  private let colors: [[Color]]

  /// The tints of widgets.
  private let tints: [StockTint?]

  /// The group of a release alone; `nil` if the theme cannot be resolved.
  private init?(_ resolution: Resolution, on release: GTKRelease) {
    guard let theme = resolution.theme else { return nil }
    self.theme = theme
    releases = [release]
    base = resolution.base
    (resolved, colors) = (resolution.resolved, resolution.colors)
    tints = TintedPart.allCases.map(release.knowledge.tint)
  }

  /// Whether the theme is equal on the releases of another group.
  private func isAlike(_ other: StockGroup) -> Bool {
    tints == other.tints && colors == other.colors
  }

  /// The result of reading a file on a base theme, which several releases may share.
  ///
  /// It is a class, since it is looked up for each of the releases.
  private final class Resolution {
    /// The first release with this result.
    let since: GTKRelease
    let base: StockBase

    /// The theme on the base, or the errors that prevent resolving it there.
    let theme: Theme?
    let findings: [Finding]

    let resolved: [ResolvedTheme]
    let colors: [[Color]]

    init(_ reading: Theme, since release: GTKRelease, on base: StockBase) {
      (since, self.base) = (release, base)
      (theme, resolved, findings) = reading.rebased(onBaseOf: base.theme)
      colors = resolved.flatMap { own in
        [own, base.resolved(own.appearance)].map { resolved in
          ColorRole.allCases.map { resolved[$0] }
        }
      }
    }
  }

  /// The groups of a target's releases, in the order of their first ones.
  ///
  /// Errors that prevent resolving the theme on some releases are added to the findings.
  static func all(
    of readings: ReleaseReadings, on target: Target, findings: inout [Finding]
  ) -> [StockGroup] {
    StockBase.prepare(target.all)
    var groups: [StockGroup] = []
    var failures: [(finding: Finding, releases: [GTKRelease])] = []
    var resolutions: [Resolution] = []
    for release in target.all {
      guard let (since, theme) = readings.theme(on: release) else { continue }
      let base = StockBase.on(release)
      let known = resolutions.first { $0.since == since && $0.base === base }
      let resolution = known ?? Resolution(theme, since: since, on: base)
      if known == nil { resolutions.append(resolution) }
      for finding in resolution.findings {
        if let known = failures.firstIndex(where: { $0.finding == finding }) {
          failures[known].releases.append(release)
        } else {
          failures.append((finding, [release]))
        }
      }
      guard let group = StockGroup(resolution, on: release) else { continue }
      if let known = groups.indices.first(where: { group.isAlike(groups[$0]) }) {
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
