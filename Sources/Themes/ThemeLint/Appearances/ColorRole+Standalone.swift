import ThemeModel

extension ColorRole {
  /// The accent and the statuses as colors of text.
  ///
  /// libadwaita 1.6 and later compute each from its background in OKLab.
  static let standalone: Set<ColorRole> = [.accent, .destructive, .success, .warning, .error]
}
