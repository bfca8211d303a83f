package import Gallery
package import LiveryGTK

/// What a command line asks of the window.
package nonisolated struct PreviewRequest: Hashable, Sendable {
  /// Theme files to show, as they were typed.
  package var files: [String]

  /// The id of the theme to show; the first file's where files are given.
  package var theme: String?

  package var page: Page?
  package var appearance: AppearanceRequest?

  /// The size to open with; the one that the window had last unless it is told.
  package var size: WindowSize?

  /// A UI file to show as a page of its own, as it was typed.
  package var ui: String?

  /// The picture to take instead of waiting for a person.
  package var screenshot: Screenshot?

  package struct Screenshot: Hashable, Sendable {
    let path: String

    /// How many pixels of the picture make one of the window.
    let scale: Int

    package init(path: String, scale: Int) {
      self.path = path
      self.scale = scale
    }
  }

  package init(
    files: [String] = [], theme: String? = nil, page: Page? = nil,
    appearance: AppearanceRequest? = nil
  ) {
    self.files = files
    self.theme = theme
    self.page = page
    self.appearance = appearance
  }
}
