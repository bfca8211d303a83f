package import GTKKnowledge
package import LiveryGTK
package import LiveryGallery
package import ThemeFormats

/// The arguments of `render`.
package nonisolated struct RenderRequest: Sendable {
  /// The themes, and the looks that they are painted in.
  package var looks: WantedLooks

  package var output: String

  package var pages = Page.allCases

  /// What of an app is painted beside them.
  package var app = AppParts()

  /// The release of GTK whose colors themes stand on; that of the running GTK where it is `nil`.
  package var target: GTKRelease?

  /// The one specimen that is painted.
  package var specimen: String?

  package var size: WindowSize?
  package var scale = 1
  package var hasContactSheet = false

  /// The format of the themes; `nil` if it is to be recognized.
  package var format: ThemeFormat?

  /// Whether a theme of which something would be left out is not painted.
  package var isStrict = false

  /// How long GTK may take for a picture, in seconds.
  package var timeout = 60

  /// Whether it is printed whose colors the pictures have, where not those of the running GTK.
  package var saysColors = true

  /// Whether it is printed how many pictures are in the output.
  package var saysResult = true

  package init(_ looks: WantedLooks, output: String) {
    (self.looks, self.output) = (looks, output)
  }
}
