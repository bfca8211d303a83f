package import GTKKnowledge
package import LiveryGTK
package import LiveryGallery

/// The theme, page, appearance and size that the command line requests.
package nonisolated struct PreviewRequest: Hashable, Sendable {
  /// Theme files to show, as typed.
  package var files: [String]

  /// The ID of the theme to show; by default the first file.
  package var theme: String?

  package var page: Page?
  package var appearance: AppearanceRequest?

  /// The release of GTK that provides the colors that themes do not set; by default the running
  /// GTK.
  ///
  /// A window for another release is independent: it does not take later command lines.
  package var target: GTKRelease?

  /// The size of the window; by default its last size.
  package var size: WindowSize?

  /// The user's own UI file, as typed.
  package var ui: String?

  /// The screenshot to take before the program ends by itself.
  package var screenshot: Screenshot?

  package struct Screenshot: Hashable, Sendable {
    let path: String

    /// The number of picture pixels per px of the window, in each direction.
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
