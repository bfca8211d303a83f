extension Theme {
  typealias ColorValue = ThemeContent.Value<ColorExpression>

  /// Replaces values that theme files cannot express by the resulting colors, by appearance if they
  /// differ.
  func writable(_ values: [ColorValue]) -> [ColorValue] {
    values.flatMap { value in
      value.content.isWritable ? [value] : literals(of: value)
    }.settled()
  }

  /// The colors of a value wherever its traits apply.
  private func literals(of value: ColorValue) -> [ColorValue] {
    let colors = traits(beyond: value.traits).compactMap { traits -> ColorValue? in
      let scheme = schemes.first { traits.contains($0.trait) } ?? schemes[0]
      let rest = traits.subtracting(.schemes)
      var resolver = Resolver(self, in: forced(Appearance(scheme, rest)))
      return resolver.color(of: value.content).map {
        ColorValue(traits: traits, content: .literal($0))
      }
    }
    guard let first = colors.first, colors.contains(where: { $0.content != first.content }) else {
      return colors.prefix(1).map { ColorValue(traits: value.traits, content: $0.content) }
    }
    return colors
  }

  /// The sets of traits used by the theme that include some traits, each with a scheme if the theme
  /// has both.
  private func traits(beyond asked: TraitSet) -> [TraitSet] {
    var sets = [asked]
    let isDecided = schemes.count < 2 || !asked.isDisjoint(with: .schemes)
    if !isDecided { sets = schemes.map { asked.union($0.trait) } }
    for index in usedTraits.subtracting(.schemes).subtracting(asked).indices {
      sets += sets.map { $0.union(TraitSet(index: index)) }
    }
    return sets
  }
}
