import ThemeModel

/// The appearances in which two themes can be compared: both themes have all of their traits.
struct SharedAppearances {
  struct Pair {
    /// The traits, as theme files spell them.
    let name: String

    /// The appearance in each theme; a trait that a theme declares has another bit in each.
    let first, second: Appearance
  }

  let all: [Pair]

  init(_ first: Theme, _ second: Theme) {
    var names: [[String]] = []
    for theme in [first, second] {
      for appearance in theme.appearances {
        let traits = theme.traits.names(in: appearance.traits)
        if !names.contains(traits) { names.append(traits) }
      }
    }
    all = names.compactMap { traits in
      guard let a = SharedAppearances.appearance(of: first, traits),
        let b = SharedAppearances.appearance(of: second, traits)
      else { return nil }
      return Pair(name: traits.joined(separator: "+"), first: a, second: b)
    }
  }

  private static func appearance(of theme: Theme, _ names: [String]) -> Appearance? {
    var set: TraitSet = []
    for name in names {
      guard let trait = theme.traits.trait(named: name) else { return nil }
      set.formUnion(trait)
    }
    let scheme: Appearance.Scheme = set.contains(.dark) ? .dark : .light
    return theme.isMade(for: scheme) ? Appearance(scheme, set) : nil
  }
}
