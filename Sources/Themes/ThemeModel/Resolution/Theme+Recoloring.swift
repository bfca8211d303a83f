package import ThemeColor

extension Theme {
  /// The theme in an appearance with some roles set to other colors, on which all dependent colors
  /// change; `nil` if a color has no value.
  package func recolored(
    _ resolved: ResolvedTheme, setting colors: [ColorRole: Color]
  ) -> ResolvedTheme? {
    let slots = colors.map { (ColorSlot($0), $1) }
    return recolored(resolved, setting: Dictionary(uniqueKeysWithValues: slots))
  }

  /// The theme with some colors changed, including those of the palette and of an app.
  package func recolored(
    _ resolved: ResolvedTheme, setting colors: [ColorSlot: Color]
  ) -> ResolvedTheme? {
    var resolver = Resolver(self, in: resolved.appearance)
    return resolver.recolored(resolved, setting: colors)
  }
}
