package import GTKKnowledge
package import Gallery
package import LiveryGTK
package import ThemeFormats

/// The arguments of `render`.
package nonisolated struct RenderRequest: Sendable {
  /// Files of themes, IDs, folders of files, or `-`.
  package var themes: [String]

  /// The folder for the pictures.
  package var output: String

  /// The one page that is painted; all of them where it is `nil`.
  package var page: Page?

  /// The traits of the one appearance that is painted; all of the theme's where it is `nil`.
  package var appearance: String?

  /// The release of GTK whose colors themes stand on; that of the running GTK where it is `nil`.
  package var target: GTKRelease?

  /// The one specimen that is painted.
  package var specimen: String?

  package var size: WindowSize?
  package var scale = 1
  package var hasContactSheet = false

  /// The format of the themes; `nil` where it is to be recognized.
  package var format: ThemeFormat?

  /// How long GTK may take for a picture, in seconds.
  package var timeout = 60

  package init(themes: [String], output: String) {
    (self.themes, self.output) = (themes, output)
  }
}
