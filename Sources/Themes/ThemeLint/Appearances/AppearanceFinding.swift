import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// A finding about a theme in some of its appearances.
struct AppearanceFinding: Sendable {
  let severity: Finding.Severity
  let rule: RuleID
  private(set) var location: SourceLocation

  /// The topic of the judgement, which is the same on releases with different figures.
  private let topic: String

  /// The topics of the other findings in it.
  private var otherTopics: [String] = []

  /// The message before the names of the appearances, and after them.
  let claim, reason: String

  /// The appearances in question.
  private var judgedAppearances: [JudgedAppearance]

  /// The releases in question; empty if they are all judged releases.
  private var releases: [GTKRelease]

  let fix: Finding.Fix?

  /// A short form for another finding of the rule at the same place, so that the place has only one
  /// finding; `nil` if it should have several.
  private let short: String?

  /// The short forms of other findings at the same place.
  private var others: [String] = []

  init(
    _ severity: Finding.Severity, _ rule: RuleID, at location: SourceLocation,
    in judged: JudgedAppearance,
    _ claim: String, about topic: String? = nil, short: String? = nil, because reason: String,
    fix: Finding.Fix? = nil
  ) {
    self.short = short
    self.severity = severity
    self.rule = rule
    self.location = location
    self.topic = topic ?? claim
    self.claim = claim
    self.reason = reason
    judgedAppearances = [judged]
    releases = judged.releases
    self.fix = fix
  }

  var finding: Finding {
    let names = judgedAppearances.map(\.name)
    let named =
      names.count > 3
      ? "\(names[0]), \(names[1]) and \(names.count - 2) more"
      : names.formatted(joinedBy: "and")
    let place = named + (releases.isEmpty ? "" : " on \(releases.names)")
    var topics: [String] = []
    for topic in [topic] + otherTopics where !topics.contains(topic) { topics.append(topic) }
    return Finding(
      severity, rule, at: location, "\(claim) in \(place), \(reason)\(also)", each: topics,
      fix: fix)
  }

  private var also: String {
    others.isEmpty ? "" : "; also \(others.formatted(joinedBy: "and"))"
  }

  /// Adds the appearances of another finding if that has the same message; returns whether it does.
  ///
  /// An appearance is not named beside one with fewer traits.
  fileprivate mutating func join(_ other: AppearanceFinding) -> Bool {
    guard claim == other.claim, reason == other.reason, location == other.location,
      severity == other.severity, releases == other.releases, fix == other.fix
    else { return false }
    let known = judgedAppearances.map(\.appearance.traits)
    judgedAppearances += other.judgedAppearances.filter { judged in
      !known.contains { $0.isSubset(of: judged.appearance.traits) }
    }
    return true
  }
}

extension AppearanceFinding {
  /// The finding at its place in a theme's own file.
  func placed(in theme: Theme) -> AppearanceFinding {
    guard let judged = judgedAppearances.first else { return self }
    var placed = self
    placed.location = judged.place(of: location, in: theme)
    return placed
  }
}

extension AppearanceFinding {
  /// The findings of all groups of releases, each once with its releases.
  ///
  /// A finding that is worse on some releases names only those, with the first one's figures.
  static func merged(_ findings: [AppearanceFinding], on target: Target) -> [AppearanceFinding] {
    let count = target.all.count
    var merged: [AppearanceFinding] = []
    var sames: [Subject: [Int]] = [:]
    for finding in findings {
      let known =
        finding.releases.count < count
        ? sames[finding.subject]?.first { merged[$0].isElsewhere(than: finding) } : nil
      if let known {
        if finding.severity > merged[known].severity {
          merged[known] = finding
        } else if finding.severity == merged[known].severity {
          merged[known].releases += finding.releases
        }
      } else {
        sames[finding.subject, default: []].append(merged.count)
        merged.append(finding)
      }
    }
    return merged.map { finding in
      var finding = finding
      if finding.releases.count == count { finding.releases = [] }
      return finding
    }
  }

  /// The common part of findings about one thing on several releases.
  private struct Subject: Hashable {
    let rule: RuleID
    let topic: String
    let location: SourceLocation
    let judgedAppearances: [String]
  }

  private var subject: Subject {
    Subject(
      rule: rule, topic: topic, location: location, judgedAppearances: judgedAppearances.map(\.name)
    )
  }

  /// Whether it has no release in common with another finding.
  private func isElsewhere(than other: AppearanceFinding) -> Bool {
    !releases.contains(where: other.releases.contains)
  }
}

extension AppearanceFinding {
  /// The findings; those at one place are joined into the worst of them, and all notes of a rule
  /// into the first.
  fileprivate static func folded(_ findings: [AppearanceFinding]) -> [AppearanceFinding] {
    var folded: [AppearanceFinding] = []
    var places: [SourceLocation: Int] = [:]
    var firstNote = 0
    for finding in findings {
      while firstNote < folded.count, folded[firstNote].severity != .note { firstNote += 1 }
      let note = finding.severity == .note && firstNote < folded.count ? firstNote : nil
      let known =
        finding.short == nil
        ? nil : [places[finding.location], note].compactMap(\.self).min()
      guard let known else {
        if places[finding.location] == nil { places[finding.location] = folded.count }
        folded.append(finding)
        continue
      }
      let isWorse = finding.severity > folded[known].severity
      var kept = isWorse ? finding : folded[known]
      let other = isWorse ? folded[known] : finding
      for text in [other.short].compactMap(\.self) + other.others
      where text != kept.short && !kept.others.contains(text) {
        kept.others.append(text)
      }
      kept.otherTopics += [other.topic] + other.otherTopics
      folded[known] = kept
    }
    return folded
  }
}

extension [AppearanceFinding] {
  /// The findings, each once for all of its appearances.
  var findings: [Finding] {
    var joined: [AppearanceFinding] = []
    var places: [SourceLocation: [Int]] = [:]
    for finding in self {
      let sames = places[finding.location] ?? []
      if sames.contains(where: { joined[$0].join(finding) }) { continue }
      places[finding.location, default: []].append(joined.count)
      joined.append(finding)
    }
    return AppearanceFinding.folded(joined).map(\.finding)
  }
}
