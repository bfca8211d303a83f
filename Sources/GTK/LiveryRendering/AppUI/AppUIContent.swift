import LiveryAdwaita
import LiveryGallery
import LiverySystem
import ThemeModel

/// The content of a user's UI file, as a page that is independent of any window.
final class AppUIContent {
  /// The file's path as it was typed.
  let file: String

  let widget = Box(.vertical)

  /// Notes about parts that are not shown as written, each with its location.
  let notes: [String]

  /// The copies of the files that it shows.
  private let pictures: AppUIPictures

  private let themePictures: ThemePictures

  init(
    reading file: String, or resources: AppResources, probe: PictureProbe?
  ) throws(BuilderError) {
    let isOfApp = !RegularFile.exists(file) && resources.has(file)
    let pictures = AppUIPictures(of: isOfApp ? nil : RegularFile.folder(of: file), probe: probe)
    let app = AppData(content: resources.bytes) { path throws(UnreadFile) in
      try pictures.place(path, in: resources)
    }
    self.pictures = pictures
    var source =
      if isOfApp {
        try AppUISource(
          readingResource: file, place: pictures.place, of: app)
      } else {
        try AppUISource(
          reading: file, named: file, place: pictures.place, app: app)
      }
    let page = try source.buildPage()
    themePictures = ThemePictures(in: page)
    self.file = file
    notes = source.findings.sorted { $0.line < $1.line }.map { "\(file):\($0.line): \($0.message)" }
    widget.hexpand = true
    widget.vexpand = true
    widget.append(page)
    widget.keepLinksFromOpeningLater()
    widget.hideOuterActions()
  }

  /// Shows the pictures of a theme in the widgets that have their names.
  func show(_ theme: ResolvedTheme) {
    themePictures.show(theme)
  }
}
