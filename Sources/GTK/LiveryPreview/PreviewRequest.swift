package import GTKKnowledge
package import LiveryGTK
package import LiveryGallery

/// The theme, page, appearance and size that a command line asks the window for.
package nonisolated struct PreviewRequest: Hashable, Sendable {
  /// Theme files to show, as typed.
  package var files: [String]

  /// The ID of the theme to show; by default the first file.
  package var theme: String?

  package var page: Page?
  package var appearance: AppearanceRequest?

  /// The release of GTK whose colors themes stand on; by default that of the running GTK.
  ///
  /// A window for a release stands alone: it takes no later command lines.
  package var target: GTKRelease?

  /// The size of the window; by default its last size.
  package var size: WindowSize?

  /// The user's own UI file, as typed.
  package var ui: String?

  /// The screenshot to take before the program ends by itself.
  package var screenshot: Screenshot?

  package struct Screenshot: Hashable, Sendable {
    let path: String

    /// How many pixels of the picture there are for one of the window, in each direction.
    let scale: Int

    package init(path: String, scale: Int) {
      (self.path, self.scale) = (path, scale)
    }
  }

  package init(
    files: [String] = [], theme: String? = nil, page: Page? = nil,
    appearance: AppearanceRequest? = nil
  ) {
    (self.files, self.theme, self.page, self.appearance) = (files, theme, page, appearance)
  }
}
