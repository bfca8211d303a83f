package import GTKKnowledge
package import LiveryGTK
package import LiveryGallery
package import ThemeFormats

/// The arguments of `render`.
package nonisolated struct RenderRequest: Sendable {
  /// The themes, and the variants in which they are painted.
  package var variants: WantedVariants

  package var output: String

  package var pages = Page.allCases

  /// The parts of an app that are painted with them.
  package var app = AppParts()

  /// The release of GTK that provides the colors that themes do not set; `nil` for the running GTK.
  package var target: GTKRelease?

  /// The one specimen that is painted.
  package var specimen: String?

  package var size: WindowSize?
  package var scale = 1
  package var hasContactSheet = false

  /// The format of the themes; `nil` if it is to be recognized.
  package var format: ThemeFormat?

  /// Whether a theme is refused if some of its parts would be left out.
  package var isStrict = false

  /// How long GTK may take for a picture, in seconds.
  package var timeout = 60

  /// Whether to print the release of the colors if it is not the running GTK.
  package var saysColors = true

  /// Whether it is printed how many pictures are in the output.
  package var saysResult = true

  package init(_ variants: WantedVariants, output: String) {
    (self.variants, self.output) = (variants, output)
  }
}
