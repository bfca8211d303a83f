package import Gallery
package import LiveryGTK
package import ThemeFormats

/// What a command line asks to be painted.
package nonisolated struct RenderRequest: Sendable {
  /// Themes' files, ids, folders of files, or `-`.
  package var themes: [String]

  /// The folder that the pictures go into.
  package var output: String

  /// The one page that is painted; all of them where it is `nil`.
  package var page: Page?

  /// The traits of the one appearance that is painted; all of the theme's where it is `nil`.
  package var appearance: String?

  /// The one specimen that is painted.
  package var specimen: String?

  package var size: WindowSize?
  package var scale = 1
  package var hasContactSheet = false

  /// What the themes are, where they are not to be recognized.
  package var format: ThemeFormat?

  /// How long GTK may take for one picture, in seconds.
  package var patience = 60

  package init(themes: [String], output: String) {
    (self.themes, self.output) = (themes, output)
  }
}
