import ThemeModel

/// The traits in a context's name: `dark`, `light_ax`, `darkHighContrast`.
struct ContextName {
  /// The built-in traits in it.
  let traits: TraitSet

  /// The rest of the name, as names of traits of the theme's own.
  let rest: [String]

  /// The words for each built-in trait, longer ones first.
  private static let known: [([String], TraitSet)] = [
    (["high", "contrast"], .highContrast), (["more", "contrast"], .highContrast),
    (["increased", "contrast"], .highContrast), (["hi", "contrast"], .highContrast),
    (["pure", "black"], .pureBlack), (["true", "black"], .pureBlack),
    (["contrast"], .highContrast), (["hc"], .highContrast), (["ax"], .highContrast),
    (["a11y"], .highContrast), (["accessible"], .highContrast),
    (["black"], .pureBlack), (["oled"], .pureBlack), (["amoled"], .pureBlack),
    (["light"], .light), (["day"], .light), (["dark"], .dark), (["night"], .dark),
  ]

  /// Words without a meaning here.
  private static let plain: Set<String> = [
    "default", "base", "standard", "normal", "regular", "none", "mode", "theme", "scheme", "no",
    "preference",
  ]

  init(_ name: String) {
    var traits: TraitSet = []
    rest = name.split(separator: "+").compactMap { part in
      let words = ContextName.take(&traits, from: TokenName.words(of: String(part)))
      let rest = words.joined(separator: "-")
      // A trait's name begins with a letter.
      return rest.isEmpty ? nil : rest.first?.isNumber == true ? "n\(rest)" : rest
    }
    self.traits = traits
  }

  /// Removes the words that name a built-in trait; the others are the theme's own traits.
  private static func take(_ traits: inout TraitSet, from words: [String]) -> [String] {
    var words = words[...]
    var rest: [String] = []
    while let word = words.first {
      let match = known.first { words.starts(with: $0.0) }
      if words.starts(with: ["low", "contrast"]) || words.starts(with: ["less", "contrast"]) {
        rest += words.prefix(2)
        words = words.dropFirst(2)
      } else if let match, !traits.union(match.1).isSuperset(of: [.light, .dark]) {
        traits.formUnion(match.1)
        words = words.dropFirst(match.0.count)
      } else {
        if !plain.contains(word) { rest.append(word) }
        words = words.dropFirst()
      }
    }
    return rest
  }
}
