public import ThemeSource

/// The result of reading a palette.
public struct PaletteReading: Sendable {
  /// The palette, unless there are errors.
  public let palette: Palette?

  /// The errors of the file, by location.
  public let findings: [Finding]
}
