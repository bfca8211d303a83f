import ThemeModel
import ThemeSession

extension LoadedTheme {
  /// The theme in a scheme with the shown traits; as shown for `nil`.
  func resolved(in scheme: Appearance.Scheme?) -> ResolvedTheme {
    scheme.map { theme.resolved(Appearance($0, appearance.options)) } ?? resolved
  }
}
