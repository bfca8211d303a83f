package import ThemeColor

extension Theme {
  /// The theme in an appearance with some roles set to other colors, which all that refers to them
  /// follows.
  ///
  /// - Parameters:
  ///   - resolved: The theme in the appearance as it is; its rules stay.
  ///   - colors: The colors of roles.
  /// - Returns: The theme; `nil` where a color has no value.
  package func recolored(
    _ resolved: ResolvedTheme, setting colors: [ColorRole: Color]
  ) -> ResolvedTheme? {
    var resolver = Resolver(self, in: resolved.appearance)
    return resolver.recolored(resolved, setting: colors)
  }
}
