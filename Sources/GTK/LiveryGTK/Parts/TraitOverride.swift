import ThemeModel

/// The settings in which a part of a window differs from its surroundings.
///
/// Several can be joined: `[.dark, .pureBlack]`. If two contradict each other, the later one wins.
public nonisolated struct TraitOverride: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var scheme: Appearance.Scheme?
  private var traits: [String: Bool] = [:]

  public static let light = TraitOverride(scheme: .light)
  public static let dark = TraitOverride(scheme: .dark)

  /// The toolkit's high contrast; a part cannot turn it off if the desktop requests it.
  public static let highContrast = trait("high-contrast")

  /// Black instead of dark gray, if the theme has colors for that.
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

  /// Joins overrides; if two contradict each other, the later one wins.
  public init(_ overrides: [TraitOverride]) {
    for override in overrides {
      scheme = override.scheme ?? scheme
      traits.merge(override.traits) { $1 }
    }
  }

  private init(scheme: Appearance.Scheme) {
    self.scheme = scheme
  }

  /// Applies the overrides to the settings around a part.
  func apply(to settings: inout PlaceSettings) {
    settings.scheme = scheme ?? settings.scheme
    for (name, isOn) in traits {
      if isOn { settings.traits.insert(name) } else { settings.traits.remove(name) }
    }
  }
}
