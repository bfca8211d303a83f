package import LiveryGTK
package import LiveryGallery
package import ThemeProject

/// The first line for a worker.
package nonisolated struct WorkerSetup: JSONLine {
  /// The pages that it has to build, in order.
  package let pages: [Page]

  /// The parts of an app to build after the pages.
  package var app: AppParts

  /// The single specimen to paint instead of whole pages.
  package let specimen: String?

  /// The size of every page in px; without one, each page is as tall as its content.
  package let size: WindowSize?

  package let scale: Int

  /// The size of the thumbnails in px; `nil` if there are none.
  package let thumbnail: WindowSize?

  /// The release of GTK that provides the colors that themes do not set; `nil` for the running GTK.
  package let target: String?

  /// The worker's own temporary folder.
  package let folder: String

  /// The audit to run instead of painting pictures, if any.
  package var audit: AuditSetup?

  package init(
    pages: [Page], app: AppParts = AppParts(), specimen: String?, size: WindowSize?, scale: Int,
    thumbnail: WindowSize?, target: String?, folder: String, audit: AuditSetup? = nil
  ) {
    (self.pages, self.app) = (pages, app)
    (self.specimen, self.size) = (specimen, size)
    (self.scale, self.thumbnail, self.target) = (scale, thumbnail, target)
    (self.folder, self.audit) = (folder, audit)
  }

  /// Everything that it has to build, in order.
  var contents: [StagedContent] {
    pages.map(StagedContent.page) + app.uiFiles.map(StagedContent.file)
  }
}

/// A piece of work: a theme in a variant, on some pages.
package nonisolated struct RenderJob: JSONLine, Hashable {
  /// The index of the theme, in the order of the command line.
  package let theme: Int
  package let id: String

  /// The theme's file, or the ID of a built-in theme.
  package let source: String

  /// The format of the file; `nil` if it is to be recognized.
  package let format: String?

  package let variant: Variant

  /// The contents, in order.
  package let contents: [StagedContent]

  /// The existing folder for the pictures; empty if none are painted.
  package let folder: String

  /// The appearances for the theme's summary; empty if no summary is needed.
  package let appearances: [String]

  /// The beginning of the thumbnails' paths.
  package let thumbnails: String

  /// A file with the theme's text as it is in the window, if that differs from the theme's file.
  package var text: String?

  package init(
    theme: Int, id: String, source: String, format: String?, variant: Variant,
    contents: [StagedContent],
    folder: String, appearances: [String], thumbnails: String, text: String? = nil
  ) {
    (self.theme, self.id, self.source) = (theme, id, source)
    (self.format, self.variant, self.contents) = (format, variant, contents)
    (self.folder, self.appearances, self.thumbnails) = (folder, appearances, thumbnails)
    self.text = text
  }
}

/// A line from a worker.
package nonisolated enum WorkerMessage: JSONLine {
  case ready(RenderEnvironment)

  /// The screen is not the best that is installed; why.
  case note(String)

  /// A UI file is read and built now.
  case building(file: String)

  /// A UI file cannot be shown; why.
  case unshown(file: String, reason: String)

  case picture(PictureRecord)

  case summarized(ThemeSummary)

  /// The faults of a page in a state.
  case audited([FoundFault])

  /// The values from the app's stylesheets that the pages of the job have lost in its theme.
  case overridden([OverriddenCount])

  case done

  /// The job failed, but the worker continues.
  case failed(reason: String)

  /// Files cannot be written.
  case unwritable(reason: String)

  /// There is no screen, or the program's resources are missing.
  case unable(reason: String, status: Int32)
}

/// A picture that a worker has written.
package nonisolated struct PictureRecord: Codable {
  let content: StagedContent
  let width, height: Int

  /// The visible specimens, in the order of the page's file, in pixels of the picture.
  let specimens: [SpecimenArea]
  let thumbnail: String?
}
