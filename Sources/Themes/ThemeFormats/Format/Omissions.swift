import GTKKnowledge
import ThemeCSS
import ThemeModel
package import ThemeSource

/// Collects the parts that a format cannot contain.
struct Omissions {
  let theme: Theme
  private let title: String
  private(set) var findings: [Finding] = []

  /// The omitted parts, with the names of their members.
  private(set) var parts: [String] = []

  /// Creates an empty collection; a title describes the file if its format does not.
  init(of theme: Theme, in format: ThemeFormat, called title: String? = nil) {
    self.theme = theme
    self.title = title ?? format.title
  }

  /// Adds something, with the names of its parts and the place of the first.
  mutating func add(_ what: String, _ names: [String] = [], at location: SourceLocation? = nil) {
    let part = what + Omissions.list(names)
    parts.append(part)
    add(message: "\(title) has no place for \(part)", at: location)
  }

  /// All omitted parts in one finding, if the first part has a location.
  var asOne: [Finding] {
    guard parts.count > 1, parts.count == findings.count else { return findings }
    let start = theme.source.location(of: 0..<0)
    var one: [Finding] = []
    one.report(
      .note, .omitted, at: findings.map(\.location).first { $0 != start } ?? start,
      "\(title) has no place for \(parts.joined(separator: "; "))")
    return one
  }

  mutating func add(message: String, at location: SourceLocation? = nil) {
    findings.report(
      .note, .omitted, at: location ?? theme.source.location(of: 0..<0), message)
  }

  mutating func addAppearances(but written: [Appearance]) {
    let others = theme.appearances.filter { !written.contains($0) }
      .map { theme.traits.name(of: $0.traits) }
    if !others.isEmpty { add("more appearances", others) }
  }

  /// Adds the theme's metadata, except its name.
  mutating func addInfo(but kept: [String] = []) {
    let info = [
      ("summary", theme.summary), ("author", theme.author), ("license", theme.license),
      ("homepage", theme.homepage),
    ]
    let lost = info.filter { $0.1 != nil && !kept.contains($0.0) }.map(\.0)
    if !lost.isEmpty { add("what the theme says of itself", lost) }
  }

  /// Adds fonts and CSS, and metrics and rules unless the format can contain them.
  mutating func addStyles(_ content: ThemeContent, metrics: Bool = true, rules: Bool = true) {
    let measures = Metric.allCases.filter { content.metrics[$0] != nil }.map(\.rawValue)
    if metrics, !measures.isEmpty { add("metrics", measures) }
    let fonts = FontName.allCases.filter { content.fonts[$0] != nil }.map(\.rawValue)
    if !fonts.isEmpty { add("fonts", fonts) }
    if !content.pictures.isEmpty { add("pictures", content.pictures.map(\.name)) }
    if rules, !content.components.isEmpty { add("components", content.components.map(\.name)) }
    if rules, !content.rules.isEmpty {
      let selectors = content.rules.map(\.selector)
      add("rules", selectors.map(\.text), at: location(ofOneOf: selectors))
    }
    let statements = content.extraCSS.flatMap(\.keptStatements)
    if !content.extraCSS.isEmpty {
      let names = statements.map(\.name)
      let first = names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
      add("CSS", first, at: statements.first?.location)
    }
  }

  /// Adds parts that only rules can show if the target has no rules, otherwise the rules for
  /// widgets that no libadwaita of the target has.
  mutating func addRules(beyond target: Target) {
    if target.isForGTK3 {
      addWhatRulesShow(theme.content)
    } else {
      addLaterRules(than: target)
    }
  }

  /// Adds the rules for components that no libadwaita of a target has.
  private mutating func addLaterRules(than target: Target) {
    let latest = target.releases.upperBound.adwaita
    guard theme.hasRules(beyond: latest) else { return }
    let later = theme.content.rules.map(\.selector).filter { $0.since > latest }
    guard !later.isEmpty else { return }
    let rules = Omissions.list(later.map(\.text))
    add(
      message: "nothing on \(target.names) matches the rules" + rules,
      at: location(ofOneOf: later))
  }

  /// Adds parts that only rules of GTK 4 can show: the theme's, and the base theme's roles.
  mutating func addWhatRulesShow(_ content: ThemeContent) {
    let roles = content.roles.filter { $0.slot.colorRole?.since == nil }.map(\.name)
    if !roles.isEmpty {
      let first = theme.declaredColors.first { $0.role != nil && roles.contains($0.name) }
      add("colors that only rules paint", roles, at: first?.location)
    }
    addStyles(content)
  }

  /// The location of the first of some rules in the theme's own file, if it has one of them.
  private func location(ofOneOf selectors: [StyleSelector]) -> SourceLocation? {
    theme.declaredRules.first { selectors.contains($0.selector) }?.location
  }

  /// Names after a colon; of many the first few, and how many more.
  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let shown = names.prefix(8).joined(separator: ", ")
    return ": " + shown + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }
}

extension RuleID {
  /// A part of a theme that the written format cannot contain.
  package static let omitted: RuleID = "format/omitted"
}
