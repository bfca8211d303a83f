import ThemeModel

extension Appearance.Scheme {
  /// The scheme for which colors are made: dark if the text is lighter than its background.
  ///
  /// - Parameters:
  ///   - background: The relative luminance of a background, `0...1`, if there is one.
  ///   - text: The relative luminance of the text on it.
  init?(background: Double?, text: Double?) {
    // The luminance with one contrast to black and white: (L + 0.05) / 0.05 is 1.05 / (L + 0.05).
    let middle = 0.179
    guard background != nil || text != nil else { return nil }
    let isDark =
      if let background, let text { background < text } else {
        background.map { $0 < middle } ?? text.map { $0 >= middle } ?? false
      }
    self = isDark ? .dark : .light
  }
}

extension Appearance.Scheme {
  /// The trait of the scheme.
  var traits: TraitSet { self == .dark ? .dark : .light }
}
