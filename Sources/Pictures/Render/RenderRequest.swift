public import ThemeFormats

/// What a command line asks to be painted.
public nonisolated struct RenderRequest: Sendable {
  /// Themes' files, ids, folders of files, or `-`.
  public var themes: [String]

  /// The folder that the pictures go into.
  public var output: String

  /// The one page that is painted; all of them where it is `nil`.
  public var page: Page?

  /// The traits of the one appearance that is painted; all of the theme's where it is `nil`.
  public var appearance: String?

  /// The one specimen that is painted.
  public var specimen: String?

  public var size: WindowSize?
  public var scale = 1
  public var hasContactSheet = false

  /// What the themes are, where they are not to be recognized.
  public var format: ThemeFormat?

  /// How long GTK may take for one picture, in seconds.
  public var patience = 60

  public init(themes: [String], output: String) {
    (self.themes, self.output) = (themes, output)
  }
}
