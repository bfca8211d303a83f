public import ThemeCSS
public import ThemeModel

/// Writes a theme in any of the formats that Livery reads.
public struct ThemeWriter: Sendable {
  public let theme: Theme

  /// The appearance for a format that can contain only one; by default the theme's first.
  public var appearance: Appearance?

  /// The GTK that a stylesheet is for.
  public var target = Target.v4_8

  public init(_ theme: Theme) {
    self.theme = theme
  }

  /// Writes the theme as a file; its ending distinguishes TOML from JSON, and tokens from a
  /// resolver.
  public func written(as format: ThemeFormat, named name: String) -> WrittenTheme {
    format.write(self, name)
  }

  /// The appearance for a format that can contain only one.
  var single: Appearance { appearance ?? theme.appearances[0] }
}
