/// A template language of theme generators.
public enum TemplateLanguage: String, Hashable, Sendable, CaseIterable {
  /// Mustache, with the names of tinted-theming's builder specification 0.11.
  case mustache
  /// matugen 4: `{{colors.primary.default.hex}}`, with filters and blocks.
  case matugen
  /// pywal and pywal16: `{color1}`, with methods.
  case pywal
}
