public import ThemeCSS
public import ThemeModel

/// Writes a theme in any of the formats that Livery reads.
public struct ThemeWriter: Sendable {
  public let theme: Theme

  /// The appearance that a format with room for one gets; the theme's first unless it is set.
  public var appearance: Appearance?

  /// The GTK that a stylesheet is for.
  public var target = Target.gtk4_8

  public init(_ theme: Theme) {
    self.theme = theme
  }

  /// Writes the theme.
  ///
  /// - Parameters:
  ///   - format: What to write.
  ///   - name: What the file will be called; its ending tells TOML from JSON, and tokens from a resolver.
  /// - Returns: The files and what they cannot hold.
  public func written(as format: ThemeFormat, named name: String) -> WrittenTheme {
    format.write(self, name)
  }

  /// The appearance that a format with room for one gets.
  var single: Appearance { appearance ?? theme.appearances[0] }
}
