package import CommandLineKit
package import GTKKnowledge
package import LiveryGallery
package import LiveryRendering
package import ThemeFormats
package import ThemeLint
package import ThemeProject

/// The arguments of `audit`.
package nonisolated struct AuditRequest: Sendable {
  /// The themes, and the variants in which they are audited.
  package var variants: WantedVariants

  /// The pages of the gallery that are looked at.
  package var pages = Page.allCases

  /// What of an app is looked at beside them.
  package var app = AppParts()

  /// The states that their widgets are brought into.
  package var states = AuditState.allCases

  /// The release of GTK whose colors themes stand on; that of the running GTK where it is `nil`.
  package var target: GTKRelease?

  /// How the findings are printed.
  package var format = ReportFormat.text

  /// Whether what is no worse than in stock Adwaita is reported too, and warnings fail.
  package var isStrict = false

  /// The folder for a picture of each finding where it is worst; `nil` for none.
  package var pictures: String?

  /// The configuration of the project; `nil` to look for it where each theme is.
  package var config: String?

  /// The findings that are known already.
  package var known = BaselineOption(baseline: nil, writeBaseline: nil)

  /// What was found in the themes at a revision; `nil` where they are not compared with one.
  package var earlier: FindingBaseline?

  /// Whether findings are only kept, instead of printed.
  package var isSilent = false

  /// The format of the themes; `nil` where it is to be recognized.
  package var themeFormat: ThemeFormat?

  /// How long GTK may take for a page, in seconds.
  package var timeout = 60

  package init(_ variants: WantedVariants) {
    self.variants = variants
  }
}
