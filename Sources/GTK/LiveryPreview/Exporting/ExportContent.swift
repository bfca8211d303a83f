import LiveryAdwaita
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// A resolved theme, from which exports of every kind are written.
struct ExportContent {
  let theme: Theme
  let entry: ThemeEntry
  let loadedTheme: LoadedTheme

  /// The name of the page that is shown.
  let page: String

  /// Paints the page; returns `nil` if none is on screen.
  let picture: () -> Texture?

  /// The user's choice.
  struct Choice: Hashable {
    let kind: ExportKind
    let target: Target

    /// The ID of the app that loads it.
    let application: String
  }

  /// The files for a choice, and the parts that they cannot contain; empty if the page cannot be
  /// painted.
  ///
  /// Pictures of the theme are left out if they are already in the folder.
  func files(
    of choice: Choice, named name: String, in folder: String? = nil
  ) -> (files: [WrittenTheme.File], omissions: [String]) {
    let target = choice.target
    let written: WrittenTheme
    switch choice.kind {
    case .picture:
      let bytes = picture()?.png ?? []
      return (bytes.isEmpty ? [] : [WrittenTheme.File(name: name, bytes: bytes)], [])
    case .file(let format, _):
      var writer = ThemeWriter(theme)
      (writer.appearance, writer.target) = (loadedTheme.appearance, target)
      let alone = writer.written(as: format, named: name)
      written = isHome(folder) ? alone : alone.carrying(linked)
    case .app:
      written =
        AppExport(theme, target: target, application: choice.application, linked: linked).written
    case .user:
      written =
        UserExport(theme, in: target.hasMedia ? nil : loadedTheme.appearance, target: target)
        .written(named: "gtk.css").carrying(linked, keepsPictures: true)
    }
    return (written.files, written.omissions.map(\.message))
  }

  private func isHome(_ folder: String?) -> Bool {
    guard let folder, let path = entry.path else { return false }
    return RegularFile.realPath(folder) == RegularFile.realPath(RegularFile.folder(of: path))
  }

  private var linked: LinkedFiles { LinkedFiles(of: theme, readFrom: entry.files) }

  /// A sentence about the files that are written.
  func summary(of choice: Choice) -> String {
    let holdsAll = choice.target.hasMedia
    switch choice.kind {
    case .file(.gtkCSS, _):
      return holdsAll
        ? translated("One stylesheet with all appearances")
        : translated("One stylesheet, in the appearance that is shown")
    case .file: return translated("The theme in a format of other programs, or as Livery's own")
    case .app:
      return translated(
        "Stylesheets that an AdwApplication loads, and their list for glib-compile-resources")
    case .user:
      return holdsAll
        ? translated("gtk-4.0/gtk.css and gtk-3.0/gtk.css, as GTK reads them for a user")
        : translated(
          "gtk-4.0/gtk.css and gtk-3.0/gtk.css, as GTK reads them for a user, in the appearance that is shown"
        )
    case .picture:
      return translated("“\(page)” as it is shown, twice as large")
    }
  }
}
