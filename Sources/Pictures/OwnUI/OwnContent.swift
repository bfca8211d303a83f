import Adwaita
import Gallery
import System

/// What a user's UI file shows, as a page that no window has to follow.
final class OwnContent {
  /// The file's path as it was typed.
  let file: String

  let widget = Box(.vertical)

  /// What is not shown as it is written, each with its place.
  let notes: [String]

  /// The copies of the files that it shows.
  private let pictures: OwnPictures

  /// Reads and builds a file.
  ///
  /// - Parameter file: The file's path.
  /// - Throws: What keeps it from being shown at all.
  init(reading file: String) throws(BuilderError) {
    pictures = OwnPictures(of: RegularFile.folder(of: file))
    var source = try OwnUISource(reading: file, named: file, place: pictures.place)
    let page = try source.buildPage()
    self.file = file
    notes = source.findings.sorted { $0.line < $1.line }.map { "\(file):\($0.line): \($0.message)" }
    widget.hexpand = true
    widget.vexpand = true
    widget.append(page)
    widget.keepLinksFromOpeningLater()
    widget.hideOuterActions()
  }
}
