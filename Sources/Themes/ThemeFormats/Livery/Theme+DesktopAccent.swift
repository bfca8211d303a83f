public import ThemeColor
public import ThemeModel
import ThemeSource

extension Theme {
  /// What locations in `asking(for:)`'s own text call its file.
  package static let accentFile = "the desktop's accent"

  /// The theme as it is where the desktop asks for an accent color, as libadwaita 1.6 takes it.
  ///
  /// A theme that says anything about accents wins. The color of accented text is derived as
  /// libadwaita derives it, for earlier releases as well.
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
  /// The reading with the theme as it is where the desktop asks for an accent color.
  public func asking(for accent: Color) -> ThemeReading {
    var reading = self
    reading.theme = theme?.asking(for: accent)
    return reading
  }
}

/// Finds one theme whatever is asked for.
private struct FixedBase: ThemeLoader {
  let theme: Theme

  func base(named reference: String) -> BaseTheme { .found(theme, []) }
}
