import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// The readings of a file for the releases of a target.
///
/// The meaning of a stylesheet depends on the features of a release: variables, `@media`. Any other
/// format means the same for all.
struct ReleaseReadings {
  /// The readings, each with the first of the releases that read the file so, in their order.
  private let readings: [(since: GTKRelease, reading: ThemeReading)]

  /// The findings of reading: all of the first release, and new ones of the others, with the
  /// releases.
  let findings: [Finding]

  /// Reads a file again for releases that may read it differently; a file that is not a theme is
  /// read once.
  init(_ reading: ThemeReading, on target: Target) {
    let first = target.releases.lowerBound
    guard reading.format.dependsOnRelease else {
      readings = [(first, reading)]
      findings = reading.findings
      return
    }
    let earliest = (first, reading.release == first ? reading : reading.again(on: first))
    let others = target.all.filter { $0 > first && $0.changesReading }
    var readings = [earliest]
    if earliest.1.theme != nil {
      readings += others.concurrentMap {
        ($0, reading.release == $0 ? reading : reading.again(on: $0))
      }
    }
    let broken = readings.firstIndex { $0.1.theme == nil } ?? readings.endIndex
    self.readings = readings.prefix(broken + 1).map { (since: $0.0, reading: $0.1) }
    findings = Self.merged(self.readings, target.all)
  }

  private static func merged(
    _ readings: [(since: GTKRelease, reading: ThemeReading)], _ releases: [GTKRelease]
  ) -> [Finding] {
    var found = readings[0].reading.findings
    let known = Set(found.map(Place.init))
    var later: [(finding: Finding, releases: [GTKRelease])] = []
    var indices: [Place: Int] = [:]
    for (index, (since, reading)) in readings.enumerated().dropFirst() {
      let next = index + 1 < readings.count ? readings[index + 1].since : nil
      let readers = releases.filter { $0 >= since }.prefix { release in
        next.map { release < $0 } ?? true
      }
      for finding in reading.findings {
        let place = Place(finding)
        if let index = indices[place] {
          if later[index].releases.last.map({ $0 < since }) == true {
            later[index].releases += readers
          }
        } else if !known.contains(place) {
          indices[place] = later.count
          later.append((finding, Array(readers)))
        }
      }
    }
    found += later.map { finding, releases in
      Finding(
        finding.severity, finding.rule, at: finding.location,
        "on \(releases.names): \(finding.message)", fix: finding.fix)
    }
    return found
  }

  /// As the first release reads it.
  var first: ThemeReading { readings[0].reading }

  /// The theme that a release reads from the file, as far as it can be judged, and the first
  /// release with the same result.
  func theme(on release: GTKRelease) -> (since: GTKRelease, theme: Theme)? {
    guard let (since, reading) = readings.last(where: { $0.since <= release }) else { return nil }
    // A release is not judged by features that it lacks; those are reported for the CSS.
    return (reading.named ?? reading.theme ?? reading.draft?.theme).map { (since, $0) }
  }

  private struct Place: Hashable {
    let rule: RuleID
    let file: String
    let range: Range<Int>

    init(_ finding: Finding) {
      rule = finding.rule
      (file, range) = (finding.location.file, finding.location.range)
    }
  }
}

extension GTKRelease {
  /// Whether the release supports more of stylesheets than the one before.
  fileprivate var changesReading: Bool {
    [GTKFeature.customProperties, .mediaQueries].contains { $0.since == self }
  }
}
