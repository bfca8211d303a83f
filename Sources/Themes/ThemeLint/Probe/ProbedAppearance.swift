package import GTKKnowledge
package import ThemeColor
package import ThemeModel
package import ThemeSource

/// A theme in one appearance on some releases, with all its pairs.
package struct ProbedAppearance: Sendable {
  private let judged: JudgedAppearance
  package let pairs: [ProbedPair]

  /// The rules that set text and background colors.
  package let rules: [ProbedRule]

  /// Measures the pairs and the rules of an appearance: all of them, or only those that fail.
  init(_ judged: JudgedAppearance, _ rules: [ProbedRule], failingOnly: Bool = false) {
    self.judged = judged
    self.rules = failingOnly ? rules.filter(\.isFailure) : rules
    var (own, stock) = (ContrastMeter(judged.resolved), judged.stockMeter)
    var pairs: [ProbedPair] = []
    for rule in RuleCatalog.contrastRules {
      for pair in rule.pairs(in: judged, of: judged.theme) where pair.level != .exempt {
        let minimum = pair.level.minimum(inHighContrast: judged.isHighContrast)
        if failingOnly, own.ratio(of: pair) >= minimum { continue }
        if let judgement = ContrastAudit.Judgement(pair, in: judged, by: &own, stock: &stock, 0) {
          pairs.append(ProbedPair(judgement, in: judged))
        }
      }
    }
    self.pairs = pairs
  }

  /// Whether another appearance has the same pairs, with equal ratios in the theme and in stock
  /// Adwaita.
  func isAlike(_ other: ProbedAppearance) -> Bool {
    name == other.name && pairs.count == other.pairs.count
      && zip(pairs, other.pairs).allSatisfy { $0.isAlike($1) }
      && rules.map(\.ratio) == other.rules.map(\.ratio)
  }

  /// The names of the texts whose colors the theme sets: of pairs, and of rules.
  var texts: (pairs: Set<String>, rules: Set<String>) {
    let own = pairs.filter { $0.isText && $0.judgement.isTouched }
    return (Set(own.map { "\($0.foreground) on \($0.surface.name)" }), Set(rules.map(\.name)))
  }

  package var releases: [GTKRelease] { judged.releases }

  /// The traits that apply, as files spell them.
  package var name: String { judged.name }

  package var scheme: Appearance.Scheme { judged.scheme }
  package var colors: ResolvedTheme { judged.resolved }

  /// The same appearance with other colors of some roles, and of all dependent colors.
  package func colors(setting colors: [ColorRole: Color]) -> ResolvedTheme? {
    judged.theme.recolored(judged.resolved, setting: colors)
  }

  /// The value in the theme's own file that sets a role's color: the last one in a chain of names.
  package func origin(of role: ColorRole) -> Theme.AppliedValue? {
    judged.chain(of: role).last(where: judged.isOwn)
  }

  /// The file's own value for a role; `nil` if there is none.
  package func definition(of role: ColorRole) -> Theme.AppliedValue? {
    judged.chain(of: role).first.flatMap { judged.isOwn($0) ? $0 : nil }
  }

  /// The location of a value on which a pair depends: for its text's color, else for its
  /// background.
  package func location(of pair: ProbedPair) -> SourceLocation? {
    let own = pair.judgement.pair
    if let location = own.foreground.location { return location }
    let roles = [own.foreground.role, own.surface, own.tint?.role, .windowBg].compactMap(\.self)
    for role in roles {
      if let value = judged.theme.sources(of: role, in: judged.appearance).first(
        where: judged.isOwn)
      {
        return value.location
      }
    }
    return nil
  }

  /// The places in the theme's own file on which a role's color depends, also through functions.
  package func places(behind role: ColorRole) -> [SourceLocation] {
    judged.theme.sources(of: role, in: judged.appearance).filter(judged.isOwn).map(\.location)
  }

  /// The role that the file sets and from which another role's color is derived: itself, or one
  /// that it names.
  package func cause(of role: ColorRole) -> (role: ColorRole, value: Theme.AppliedValue)? {
    for value in judged.theme.sources(of: role, in: judged.appearance) where judged.isOwn(value) {
      if case .reference(let slot) = value.expression, slot.role != nil { continue }
      if let role = value.slot.role { return (role, value) }
    }
    return nil
  }
}
