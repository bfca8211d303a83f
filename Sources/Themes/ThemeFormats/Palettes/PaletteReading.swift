public import ThemeSource

/// What reading a palette led to.
public struct PaletteReading: Sendable {
  /// The palette, unless there are errors.
  public let palette: Palette?

  /// What is wrong with the file, by location.
  public let findings: [Finding]
}
