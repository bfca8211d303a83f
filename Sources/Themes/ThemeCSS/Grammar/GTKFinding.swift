public import GTKKnowledge
public import ThemeSource

/// A problem that GTK's parser finds: it drops a declaration, a rule or an at-rule, or warns.
public struct GTKFinding: Hashable, Sendable {
  /// One of `css/parse`, `css/property`, `css/value` and `css/pseudo-class`.
  public let rule: RuleID

  /// A warning if GTK accepts it anyway, or silently drops it.
  public internal(set) var severity: Finding.Severity

  /// The bytes of the CSS at which GTK stops parsing; empty at the end.
  public let range: Range<Int>

  let problem: GTKProblem

  /// The text that replaces `range` to fix it, if it is known.
  public let replacement: String?

  /// The releases whose parsers refuse it, oldest first.
  public internal(set) var releases: [GTKRelease]

  /// Whether one of a target's releases refuses it.
  public func applies(to target: Target) -> Bool {
    releases.contains(where: target.releases.contains)
  }

  /// The message for a target: with the releases that refuse it, unless all do.
  public func message(for target: Target) -> String {
    let refusing = releases.filter(target.releases.contains)
    let isAll = GTKRelease.allCases.allSatisfy {
      !target.releases.contains($0) || refusing.contains($0)
    }
    return problem.message(on: refusing, isAll: isAll && target.release == nil, isSaid: !isAll)
  }

  /// A finding that represents all findings beyond the limit.
  static func beyondLimit(at range: Range<Int>, _ releases: [GTKRelease]) -> GTKFinding {
    GTKFinding(
      rule: .cssParse, severity: .error, range: range,
      problem: .text(
        "GTK refuses this and perhaps more; only the first \(Finding.limit) are named"),
      replacement: nil, releases: releases)
  }
}

/// A problem, described independently of the releases.
enum GTKProblem: Hashable, Sendable {
  /// A feature that GTK lacks, and the first release with it; `nil` if none is known.
  case lack(String, since: GTKRelease?, advice: String = "")
  case text(String)

  /// The message for some releases.
  ///
  /// - Parameters:
  ///   - releases: The releases that refuse it.
  ///   - isAll: Whether they are all judged releases, so that GTK itself lacks the feature.
  ///   - isSaid: Whether the text must name the releases.
  /// - Returns: The message.
  fileprivate func message(on releases: [GTKRelease], isAll: Bool, isSaid: Bool) -> String {
    let names = releases.names
    switch self {
    case .text(let text): return isSaid ? "\(names): \(text)" : text
    case .lack(let thing, let since, let advice):
      let subject = isAll ? "GTK has" : names + (releases.count == 1 ? " has" : " have")
      return "\(subject) no \(thing)"
        + (since.map { "; GTK \($0 == .first4 ? "4" : "\($0)") is the first to have it" } ?? "")
        + advice
    }
  }
}

extension GTKFinding {
  /// The findings of a target's releases in a stylesheet, by location.
  ///
  /// A release is only checked if it can differ from those before it. The condition at the bytes
  /// `condition` is in no file: every release reads the rules under it, even one without `@media`.
  public static func all(
    in sheet: CSSStylesheet, target: Target = .all4, under condition: Range<Int>? = nil
  ) -> [GTKFinding] {
    var found: [GTKFinding] = []
    var open = GTKRelease.allCases.filter(target.releases.contains)
    while let release = open.first {
      var parser = GTKParser(sheet, release: release, under: condition)
      parser.parseStylesheet()
      let alike = open.filter { other in
        (other < .first4) == parser.isGTK3
          && parser.asked.allSatisfy { other.has($0) == release.has($0) }
      }
      open.removeAll(where: alike.contains)
      found.merge(parser.findings, on: alike)
    }
    return found
  }
}

extension [GTKFinding] {
  /// Adds the findings of more releases; equal ones are merged.
  fileprivate mutating func merge(_ findings: [GTKFinding], on releases: [GTKRelease]) {
    var known: [GTKFinding.Place: Int] = [:]
    for (index, finding) in enumerated() { known[finding.place] = index }
    for var finding in findings {
      if let index = known[finding.place] {
        // The wording of the latest release stays valid longest.
        finding.releases = (self[index].releases + releases).sorted()
        self[index] = finding
      } else {
        finding.releases = releases
        append(finding)
      }
    }
    self = enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}

extension GTKFinding {
  fileprivate struct Place: Hashable {
    let rule: RuleID
    let range: Range<Int>
  }

  fileprivate var place: Place { Place(rule: rule, range: range) }
}

extension RuleID {
  public static let cssParse: RuleID = "css/parse"
  public static let cssProperty: RuleID = "css/property"
  public static let cssValue: RuleID = "css/value"
  public static let cssPseudoClass: RuleID = "css/pseudo-class"
}
