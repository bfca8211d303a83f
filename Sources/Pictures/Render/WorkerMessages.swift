import Adwaita
import Foundation
import Gallery
import LiveryGTK

/// The first line for a worker.
nonisolated struct WorkerSetup: JSONLine {
  /// The pages that it has to build, in order.
  let pages: [Page]

  /// The one specimen that is painted instead of whole pages.
  let specimen: String?

  /// The size of every page in px; without one, each page is as tall as its content.
  let size: WindowSize?

  let scale: Int

  /// The size of the thumbnails in px; `nil` for none.
  let thumbnail: WindowSize?

  /// The release of GTK whose colors themes stand on; that of the running GTK where it is `nil`.
  let target: String?

  /// A temporary folder of the worker's own.
  let folder: String
}

/// A piece of work: a theme in an appearance, on some pages.
nonisolated struct RenderJob: JSONLine, Hashable {
  /// The index of the theme, in the order of the command line.
  let theme: Int
  let id: String

  /// The theme's file, or the ID of a built-in theme.
  let source: String

  /// The format of the file; `nil` where it is to be recognized.
  let format: String?

  /// The names of the traits, joined by `+`.
  let appearance: String
  let pages: [Page]

  /// The folder for the pictures, which exists.
  let folder: String

  /// The appearances for the theme's summary; none where no summary is needed.
  let looks: [String]

  /// The beginning of the thumbnails' paths.
  let thumbnails: String
}

/// A line from a worker.
nonisolated enum WorkerMessage: JSONLine {
  case ready(RenderEnvironment)

  /// The screen is not the best that is installed; why.
  case note(String)

  /// A picture is written.
  case picture(PictureRecord)

  case summarized(ThemeSummary)

  /// The job is done.
  case done

  /// The job cannot be done, but the worker goes on.
  case failed(reason: String)

  /// Files cannot be written.
  case unwritable(reason: String)

  /// There is no screen, or the program's resources are missing.
  case unable(reason: String, status: Int32)
}

/// A picture that a worker has written.
nonisolated struct PictureRecord: Codable {
  let page: Page
  let width, height: Int

  /// The specimens that are seen, in the order of the page's file, in pixels of the picture.
  let specimens: [SpecimenArea]

  /// The file of the thumbnail.
  let thumbnail: String?
}

/// The area of a specimen in a picture, in its pixels.
nonisolated struct SpecimenArea: Hashable {
  let id: String
  let x, y, width, height: Int
}

/// As an array, which is short: the ID, left, top, width and height.
nonisolated extension SpecimenArea: Codable {
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    id = try values.decode(String.self)
    let area = try (0..<4).map { _ in try values.decode(Int.self) }
    (x, y, width, height) = (area[0], area[1], area[2], area[3])
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(id)
    for value in [x, y, width, height] { try values.encode(value) }
  }
}
