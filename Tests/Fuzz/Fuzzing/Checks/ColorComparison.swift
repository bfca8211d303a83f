import ThemeColor
import ThemeFormats
import ThemeModel

/// Compares the colors of a theme with those that came back from a file in another format.
struct ColorComparison {
  let theme: ResolvedTheme
  let again: ResolvedTheme

  init(_ theme: ResolvedTheme, _ again: ResolvedTheme) {
    self.theme = theme
    self.again = again
  }

  /// Claims that the colors that the theme sets are the same where a format holds them all.
  ///
  /// The others are those of the base for the scheme that a file is read as.
  func check(in format: ThemeFormat) throws(Contradiction) {
    guard [.livery, .gradience, .gtkCSS, .dtcg].contains(format) else { return }
    for role in ColorRole.allCases where theme.sets(role) && theme[role] != again[role] {
      let (one, other) = (theme[role].gtkText, again[role].gtkText)
      try claim(one == other, "'\(role)' came back from \(format) as \(other), not \(one)")
    }
  }
}
