import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSession

extension PreviewApplication {
  /// Restores the state before a crash or else the settings, and then shows the requested content.
  func start(_ preview: PreviewWindow, with request: PreviewRequest, in directory: String) {
    if let recovery = connection?.recovery {
      // The snapshot has its own theme and page.
      apply(
        settings, to: preview, besides: PreviewRequest(theme: ThemeLibrary.baseID, page: .overview)
      )
      preview.restore(recovery, leavingOut: connection?.leftOutSheet)
      if isRemembering { preview.openLastFiles(after: recovery) }
    } else {
      if isRemembering { preview.openLastFiles() }
      apply(settings, to: preview, besides: request)
      show(request, in: directory, on: preview)
    }
    if request.screenshot == nil { preview.restoreLeftEdits(connection?.edits ?? []) }
    if connection?.recovery == nil, let sheet = connection?.leftOutSheet, let crash = sheet.crash {
      preview.notice.show(Notice(leavingOut: sheet.path, after: crash))
    }
  }

  /// Whether the window opens the files of the last one; a window for a picture or for another
  /// release does not.
  private var isRemembering: Bool { request.screenshot == nil && request.target == nil }

  /// Shows the files, theme, appearance and page of a request.
  func show(_ request: PreviewRequest, in directory: String, on preview: PreviewWindow) {
    preview.live.open(request.files.compactMap { path(of: $0, in: directory) })
    if let first = request.files.first, path(of: first, in: directory) == nil {
      choose(first, in: preview.live)
    }
    if let appearance = request.appearance {
      preview.live.choose(appearance.choice)
      preview.live.setTraits(appearance.traits)
    }
    request.theme.map { choose($0, in: preview.live) }
    request.page.map(preview.show)
    request.ui.map { preview.openUI(RegularFile.path($0, in: directory)) }
  }

  /// Applies the user's settings, unless the request overrides them.
  private func apply(
    _ settings: WindowSettings, to preview: PreviewWindow, besides request: PreviewRequest
  ) {
    preview.live.choose(settings.appearance)
    preview.live.setTraits(settings.traits)
    if request.files.isEmpty, request.theme == nil { chooseLastTheme(in: preview.live) }
    preview.remembersTheme = true
    if request.page == nil { preview.show(settings.page) }
    preview.frame.inspectorPane.preferredWidth = settings.inspectorWidth
    preview.frame.isInspectorShown = settings.isInspectorShown
    let size = request.size ?? (request.screenshot == nil ? settings.size : .standard)
    preview.window.setDefaultSize(width: size.width, height: size.height)
    if request.size == nil, settings.isMaximized { preview.window.isMaximized = true }
  }

  /// Shows the theme of the last window, unless its file must not be opened again.
  private func chooseLastTheme(in live: LiveryTheme) {
    let id = settings.theme
    if settings.reopensFiles || !id.hasPrefix("/") || library.installedFiles.contains(id) {
      choose(id, in: live)
    }
  }

  /// Shows the theme with an ID: built in, opened, or in the user's folder.
  private func choose(_ id: String, in live: LiveryTheme) {
    guard !live.session.select(id) else { return }
    let path = id.hasPrefix("/") ? (RegularFile.exists(id) ? id : nil) : installed(id)
    path.map { live.open([$0]) }
  }

  /// Whether there will be a theme with an ID after the files of a request are opened.
  func isKnown(_ id: String, of request: PreviewRequest) -> Bool {
    ThemeLibrary.builtInIDs.contains(id) || installed(id) != nil
      || request.files.contains { ThemeLibrary.id(ofFile: $0) == id }
  }

  /// The file that an argument names, or of the theme with that ID; `nil` for a built-in theme.
  private func path(of argument: String, in directory: String) -> String? {
    let path = RegularFile.path(argument, in: directory)
    if argument.contains("/") || RegularFile.realPath(path) != nil { return path }
    return ThemeLibrary.builtInIDs.contains(argument) ? nil : installed(argument) ?? path
  }

  /// The error for an argument that cannot be a theme, since no file or theme has the name; `nil`
  /// if it can be one.
  ///
  /// A file with the name of a theme may appear later.
  func errorMessage(of argument: String) -> String? {
    guard !ThemeFormat.isCertain(of: argument), let path = path(of: argument, in: "."),
      !argument.contains("/"), !RegularFile.exists(path)
    else { return nil }
    let known = ThemeLibrary.builtInIDs + library.installedFiles.map { ThemeLibrary.id(ofFile: $0) }
    return ThemeFileError.notFound(
      argument, suggestion: NameSuggestion.nearest(to: argument, among: known)
    ).description
  }

  private func installed(_ id: String) -> String? {
    library.installedFiles.first { ThemeLibrary.id(ofFile: $0) == id }
  }
}
