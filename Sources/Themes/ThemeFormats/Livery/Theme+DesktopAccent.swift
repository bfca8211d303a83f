public import ThemeColor
public import ThemeModel
import ThemeSource

extension Theme {
  /// The name of the file in locations of text that `asking(for:)` adds.
  package static let accentFile = "the desktop's accent"

  /// The theme on a desktop with an accent color, as libadwaita 1.6 applies it.
  ///
  /// A theme that sets any accent role wins. The color of accented text is derived as libadwaita
  /// derives it, for earlier releases as well.
  public func asking(for accent: Color) -> Theme {
    guard !sets(anyOf: [.accentBg, .accentFg, .accent]) else { return self }
    let text = """
      livery = 1
      name = "Accent"
      [colors]
      accent-bg = "\(accent.hex)"
      accent-fg = "white"
      accent = "standalone($accent-bg)"

      """
    let reading = LiveryReader.read(
      ThemeText(SourceText(file: Self.accentFile, text)), id: "accent",
      loader: FixedBase(theme: base))
    return reading.theme.flatMap(inserting) ?? self
  }
}

extension ThemeReading {
  /// The reading with the theme on a desktop with an accent color.
  public func asking(for accent: Color) -> ThemeReading {
    var reading = self
    reading.theme = theme?.asking(for: accent)
    return reading
  }
}

/// Returns the same theme for every request.
private struct FixedBase: ThemeLoader {
  let theme: Theme

  func base(named reference: String) -> BaseTheme { .found(theme, []) }
}
