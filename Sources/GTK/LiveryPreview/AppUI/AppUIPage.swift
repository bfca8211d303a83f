import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiveryRendering
import LiverySystem
import ThemeModel
import ThemeSource

/// A page from the user's own UI file, built again at each save.
///
/// While the file cannot be built, the last page stays, and the problem bar gives the reason.
final class AppUIPage {
  let widget = Box(.vertical)

  /// The file that is shown, if one is.
  private(set) var path: String?

  /// Called with the path of a file right before it is built.
  var onBuild: (String) -> Void = { _ in }

  /// Called when a file was built, with other widgets than before.
  var onBuilt: () -> Void = {}

  private let problems = ProblemBar()
  private let holder = Box(.vertical)
  private var content: Widget?

  /// The theme whose pictures are shown, and their folder.
  private var theme: ResolvedTheme?
  private var themePictures: ThemePictures?

  /// The copies of the files that the content shows.
  private var pictures: AppUIPictures?
  private lazy var watch = FileWatch { [weak self] _ in self?.build() }

  init() {
    holder.vexpand = true
    widget.append(problems.widget)
    widget.append(holder)
    holder.keepLinksFromOpeningLater()
    holder.hideOuterActions()
  }

  /// Whether a file is a UI file, by its name.
  static func isUI(_ path: String) -> Bool { path.hasSuffix(".ui") }

  /// Shows a file, and watches it from now on.
  func open(_ path: String) {
    self.path = path
    watch.watch([path])
    build()
  }

  /// Shows the pictures of a theme in the widgets that have their names.
  func show(_ theme: ResolvedTheme) {
    self.theme = theme
    themePictures?.show(theme)
  }

  private func build() {
    guard let path else { return }
    onBuild(path)
    let file = RegularFile.name(of: path)
    do {
      let pictures = AppUIPictures(of: RegularFile.folder(of: path))
      var source = try AppUISource(reading: path, place: pictures.place)
      let new = try source.buildPage()
      let themePictures = ThemePictures(in: new)
      self.themePictures = themePictures
      theme.map(themePictures.show)
      let findings = source.findings.sorted { $0.line < $1.line }
      watch.watch([path] + source.files)
      content.map(holder.remove)
      holder.append(new)
      (content, self.pictures) = (new, pictures)
      problems.show(
        Problems(
          kind: .warning, title: translated("“\(file)” is not shown as a whole"),
          lines: findings.map { "\(file):\($0.line): \($0.message)" }))
      onBuilt()
    } catch {
      problems.show(
        Problems(
          kind: .error,
          title: content == nil
            ? translated("“\(file)” cannot be shown")
            : translated("“\(file)” has errors. This is how it looked before."),
          lines: [error.description]))
    }
  }

  /// Removes the copies of files.
  func end() {
    pictures = nil
  }
}
