import Adwaita
import Foundation
import Gallery
import LiveryGTK

/// What a worker is told first, as a line of JSON.
nonisolated struct WorkerSetup: LineOfTalk {
  /// The pages that it has to build, in order.
  let pages: [Page]

  /// The one specimen that is painted instead of whole pages.
  let specimen: String?

  /// The size of every page in px; without one, each page is as tall as its content.
  let size: WindowSize?

  let scale: Int

  /// The size of the thumbnails in px, where they are wanted.
  let thumbnail: WindowSize?

  /// A folder of the worker's own, which is gone with the program.
  let folder: String
}

/// A piece of work: a theme in an appearance, on some pages.
nonisolated struct RenderJob: LineOfTalk, Hashable {
  /// The place of the theme in the order that they were named in, from 0.
  let theme: Int
  let id: String

  /// The theme's file, or the id of one that is built in.
  let source: String

  /// What the file is, where it is not to be recognized.
  let format: String?

  /// The names of the traits, joined by `+`.
  let appearance: String
  let pages: [Page]

  /// The folder that the pictures go into, which is there.
  let folder: String

  /// The appearances in which the theme is to be judged as well; none where it isn't.
  let looks: [String]

  /// What thumbnails begin with, folder and all.
  let thumbnails: String
}

/// What a worker says, a line of JSON each.
nonisolated enum WorkerMessage: LineOfTalk {
  case ready(RenderEnvironment)

  /// A picture is written.
  case picture(PictureRecord)

  case judged(ThemeJudgement)

  /// The job is done.
  case done

  /// The job cannot be done, though the worker is well.
  case failed(reason: String)

  /// Nothing can be written any more; why.
  case unwritable(reason: String)

  /// There is no screen, or what the program carries with it is missing.
  case unable(reason: String, status: Int32)
}

/// A picture that a worker has written.
nonisolated struct PictureRecord: Codable {
  let page: Page
  let width, height: Int

  /// The specimens that are seen, in the order of the page's file, in pixels of the picture.
  let specimens: [SpecimenPlace]

  /// The file of the thumbnail.
  let thumbnail: String?
}

/// Where a specimen is in a picture, in its pixels.
nonisolated struct SpecimenPlace: Codable, Hashable {
  let id: String
  let x, y, width, height: Int
}
