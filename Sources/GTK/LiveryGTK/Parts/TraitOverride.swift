import ThemeModel

/// In what a part of a window is shown, where that differs from what is around it.
///
/// Several make one: `[.dark, .pureBlack]`. Of two that contradict each other, the later holds.
public nonisolated struct TraitOverride: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var scheme: Appearance.Scheme?
  private var traits: [String: Bool] = [:]

  public static let light = TraitOverride(scheme: .light)
  public static let dark = TraitOverride(scheme: .dark)

  /// The toolkit's high contrast, which a part cannot be without where the desktop asks for it.
  public static let highContrast = trait("high-contrast")

  /// Black instead of dark gray, where the theme has colors for that.
  public static let pureBlack = trait("pure-black")

  /// A trait by its name, which the theme declares; a theme without it ignores it.
  public static func trait(_ name: String, isOn: Bool = true) -> TraitOverride {
    var override = TraitOverride([])
    override.traits[name] = isOn
    return override
  }

  public init(arrayLiteral overrides: TraitOverride...) {
    self.init(overrides)
  }

  /// Joins overrides; of two that contradict each other, the later holds.
  public init(_ overrides: [TraitOverride]) {
    for override in overrides {
      scheme = override.scheme ?? scheme
      traits.merge(override.traits) { $1 }
    }
  }

  private init(scheme: Appearance.Scheme) {
    self.scheme = scheme
  }

  /// Changes what is around a part to what holds in it.
  func apply(to settings: inout PlaceSettings) {
    settings.scheme = scheme ?? settings.scheme
    for (name, isOn) in traits {
      if isOn { settings.traits.insert(name) } else { settings.traits.remove(name) }
    }
  }
}
