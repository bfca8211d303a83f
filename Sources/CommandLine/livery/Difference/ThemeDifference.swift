import ThemeColor
import ThemeFormats
import ThemeModel

/// The differences between two themes, in the appearances that both have.
struct ThemeDifference: Sendable {
  /// A single difference.
  struct Line: Hashable, Sendable {
    /// The name of the changed value, as in theme files.
    let name: String

    /// The values, as text.
    let first, second: String

    /// The distance of two colors in OKLab, each over the background of its window.
    let distance: Double?
  }

  /// Lines below a heading: appearances, `metrics`, or `theme`.
  struct Section: Sendable {
    let heading: String
    var lines: [Line]
  }

  let sections: [Section]

  init(_ first: Theme, _ second: Theme) {
    let shared = SharedAppearances(first, second)
    var sections: [Section] = []
    let schemes = [first, second].map { $0.schemes.map(\.rawValue).joined(separator: ", ") }
    if schemes[0] != schemes[1] {
      let line = Line(name: "appearances", first: schemes[0], second: schemes[1], distance: nil)
      sections.append(Section(heading: "theme", lines: [line]))
    }
    let metrics = ThemeDifference.metrics(first, second)
    if !metrics.isEmpty { sections.append(Section(heading: "metrics", lines: metrics)) }
    sections += ThemeDifference.joined(
      shared.all.map { appearance in
        let lines = ThemeDifference.lines(
          first.resolved(appearance.first), second.resolved(appearance.second), first, second)
        return (appearance.name, lines)
      })
    self.sections = sections
  }

  private static func metrics(_ first: Theme, _ second: Theme) -> [Line] {
    Metric.allCases.compactMap { metric in
      let (a, b) = (first.metric(metric), second.metric(metric))
      guard a != b else { return nil }
      return Line(
        name: metric.rawValue, first: a?.short ?? "unset", second: b?.short ?? "unset",
        distance: nil)
    }
  }

  /// Merges lines that are equal in several appearances, below the names of all of them.
  private static func joined(_ appearances: [(name: String, lines: [Line])]) -> [Section] {
    var lines: [Line] = []
    var places: [Line: [Int]] = [:]
    for (index, appearance) in appearances.enumerated() {
      for line in appearance.lines {
        if places[line] == nil { lines.append(line) }
        if places[line]?.last != index { places[line, default: []].append(index) }
      }
    }
    var sections: [Section] = []
    var known: [[Int]: Int] = [:]
    for line in lines {
      let indices = places[line] ?? []
      if let section = known[indices] {
        sections[section].lines.append(line)
      } else {
        known[indices] = sections.count
        let heading = indices.map { appearances[$0].name }.joined(separator: ", ")
        sections.append(Section(heading: heading, lines: [line]))
      }
    }
    return sections
  }

  private static func lines(
    _ a: ResolvedTheme, _ b: ResolvedTheme, _ first: Theme, _ second: Theme
  ) -> [Line] {
    let roles = ColorRole.allCases.compactMap { role in
      line(role.name, a[role], b[role], a, b)
    }
    let (own, others) = (colorsByName(of: a), colorsByName(of: b))
    let added = b.customColors.map(\.name).filter { own[$0] == nil }
    let custom = (a.customColors.map(\.name) + added).compactMap { name in
      line(name, own[name], others[name], a, b)
    }
    let (values, otherValues) = (StyleRuleValues(a, of: first), StyleRuleValues(b, of: second))
    let rules = values.differences(from: otherValues).map {
      Line(name: $0.name, first: $0.first, second: $0.second, distance: nil)
    }
    let extra = extraLines(a.extraCSS, b.extraCSS)
    return roles + custom + rules + extra
  }

  /// The differences between the CSS that both themes add.
  private static func extraLines(_ first: [ExtraCSS], _ second: [ExtraCSS]) -> [Line] {
    guard first != second else { return [] }
    return ExtraCSSValues(first).differences(from: ExtraCSSValues(second)).map {
      Line(name: $0.name, first: $0.first, second: $0.second, distance: nil)
    }
  }

  /// The colors of an app's own; a theme may have thousands.
  private static func colorsByName(of theme: ResolvedTheme) -> [String: Color] {
    Dictionary(theme.customColors.map { ($0.name, $0.color) }) { first, _ in first }
  }

  private static func line(
    _ name: String, _ first: Color?, _ second: Color?, _ a: ResolvedTheme, _ b: ResolvedTheme
  ) -> Line? {
    let (one, other) = (first?.shortHex ?? "unset", second?.shortHex ?? "unset")
    guard one != other else { return nil }
    let shown = { (color: Color, theme: ResolvedTheme) in
      color.composited(over: theme[.windowBg].composited(over: .white))
    }
    let distance = first.flatMap { first in
      second.map { shown(first, a).distance(to: shown($0, b)) }
    }
    return Line(name: name, first: one, second: other, distance: distance)
  }
}
