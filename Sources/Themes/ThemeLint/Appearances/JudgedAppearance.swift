import GTKKnowledge
import LiverySystem
import ThemeModel
import ThemeSource

/// A theme in one appearance, with stock Adwaita in the same.
final class JudgedAppearance: Sendable {
  /// The theme, on the base of the releases.
  let theme: Theme

  /// The releases with this result.
  let releases: [GTKRelease]

  /// The traits that apply, as files spell them: `dark+high-contrast`.
  let name: String

  let resolved: ResolvedTheme

  /// The meter for pairs in stock Adwaita.
  let stockMeter: ContrastMeter
  var stock: ResolvedTheme { stockMeter.theme }

  /// Stock Adwaita in the light scheme, if the theme is in the dark one.
  let stockInLight: ResolvedTheme?

  /// Stock Adwaita in the light scheme on the earliest GTK 4; `nil` for that release, and for GTK
  /// 3.
  var earliestStockInLight: ResolvedTheme? {
    guard release > .first4 else { return nil }
    return StockBase.on(.first4).resolved(Appearance(.light, appearance.options))
  }

  /// The values behind each role's color, by the role's raw value, computed on first use.
  private let chains = Locked<[[Theme.AppliedValue]?]>(
    Array(repeating: nil, count: ColorRole.allCases.count))

  /// For each role by its raw value, whether a rule that is used paints with it.
  private let isPainted: [Bool]

  private let ownLayer: Int
  private let isTouched: [Bool]

  /// For each role by its raw value, whether libadwaita has it on the first of the releases.
  private let isKnown: [Bool]

  /// The roles whose colors could not be read, and which are not judged.
  let unknownRoles: Set<ColorRole>

  /// How the theme's own CSS paints destructive buttons.
  let buttonPaint: OwnButtonPaint

  init(
    _ theme: Theme, _ resolved: ResolvedTheme, above base: StockBase, on releases: [GTKRelease],
    _ buttonPaint: OwnButtonPaint, unknown: Set<ColorRole> = []
  ) {
    self.buttonPaint = buttonPaint
    self.resolved = resolved
    let appearance = resolved.appearance
    unknownRoles =
      unknown.isEmpty ? [] : Set(theme.roles(dependingOn: unknown, in: appearance))
    self.theme = theme
    self.releases = releases
    name = theme.traits.name(of: appearance.traits)
    isPainted = resolved.paintsWithRole
    stockMeter = base.meter(appearance)
    stockInLight =
      appearance.scheme == .light
      ? nil : base.resolved(Appearance(.light, appearance.options))
    isKnown = releases[0].knowledge.isKnown
    ownLayer = theme.ownLayer
    isTouched = theme.touchedRoles(in: appearance)
  }

  /// Resolves a theme in an appearance; the other initializer takes an already resolved one.
  convenience init(
    _ theme: Theme, above base: StockBase, _ appearance: Appearance,
    on releases: [GTKRelease], _ buttonPaint: OwnButtonPaint
  ) {
    self.init(theme, theme.resolved(appearance), above: base, on: releases, buttonPaint)
  }

  /// The first of the releases, which paint it equally.
  var release: GTKRelease { releases[0] }

  var appearance: Appearance { resolved.appearance }
  var scheme: Appearance.Scheme { appearance.scheme }
  var isHighContrast: Bool { appearance.traits.contains(.highContrast) }

  /// The values through which a role gets its color, its own first.
  func chain(of role: ColorRole) -> [Theme.AppliedValue] {
    chains.withLock { chains in
      if let chain = chains[Int(role.rawValue)] { return chain }
      let chain = theme.chain(of: role, in: appearance)
      chains[Int(role.rawValue)] = chain
      return chain
    }
  }

  /// Whether the first of the releases has a role, or only Livery has it.
  func knows(_ role: ColorRole) -> Bool { isKnown[Int(role.rawValue)] || role.since == nil }

  /// Whether a rule that is used paints with a role, independent of the release.
  func paints(_ role: ColorRole) -> Bool { isPainted[Int(role.rawValue)] }

  /// Whether a value is in the theme's own file; values derived by a reader are in none.
  func isOwn(_ value: Theme.AppliedValue) -> Bool {
    value.layer == ownLayer && !value.location.range.isEmpty
  }

  /// The first of them that is in the theme's own file.
  func ownValue(of role: ColorRole) -> Theme.AppliedValue? {
    chain(of: role).first(where: isOwn)
  }

  /// The location of a value on which the colors of roles depend, also through functions: in the
  /// theme's own file, else in a base theme, else in the common base.
  func location(of roles: [ColorRole]) -> SourceLocation? {
    let sources = roles.flatMap { theme.sources(of: $0, in: appearance) }
    let found =
      sources.first(where: isOwn) ?? sources.first { $0.layer == ownLayer }
      ?? sources.first { $0.layer > 0 } ?? sources.first
    return found?.location
  }

  /// The place in a theme's own file for a location in this appearance.
  ///
  /// The base theme has a text for each release; their lines are those of the file.
  func place(of location: SourceLocation, in theme: Theme) -> SourceLocation {
    guard theme.ownLayer == 0 else { return location }
    let places = ColorRole.allCases.lazy.compactMap {
      theme.chain(of: $0, in: self.appearance).first?.location
    }
    return places.first { $0.start.line == location.start.line } ?? location
  }

  /// Whether a role's color depends on a value of the theme, or of its base themes except the
  /// common one.
  func touches(_ role: ColorRole) -> Bool { isTouched[Int(role.rawValue)] }

  /// The roles whose color comes from a value, or from the same location in the file: a reader of
  /// another format may set several roles to one color.
  func roles(following value: Theme.AppliedValue) -> [ColorRole] {
    ColorRole.allCases.filter { role in chain(of: role).contains(where: value.isSamePlace) }
  }
}

extension Theme.AppliedValue {
  /// Whether another value changes with this one: the same, or a literal for both.
  func isSamePlace(_ other: Theme.AppliedValue) -> Bool {
    location == other.location && layer == other.layer
      && (expression == other.expression || expression.isLiteral && other.expression.isLiteral)
  }
}

extension ColorExpression {
  /// Whether the expression is only a single color.
  var isLiteral: Bool {
    switch self {
    case .literal, .wide: true
    default: false
    }
  }
}
