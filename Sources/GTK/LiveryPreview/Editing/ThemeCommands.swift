import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeFormats
import ThemeSession

/// The menu commands for files of the user's themes.
final class ThemeCommands {
  /// Returns the theme to show after a theme was removed.
  var neighbor: (SidebarTheme) -> SidebarTheme? = { _ in nil }

  /// Called when a new theme is shown.
  var onCreated: () -> Void = {}

  private let live: LiveryTheme
  private unowned let window: Window
  private let toasts: ToastOverlay

  /// The open dialog, or the last one.
  private var dialog: AnyObject?

  private var session: ThemeSession { live.session }

  init(_ live: LiveryTheme, window: Window, toasts: ToastOverlay) {
    (self.live, self.window, self.toasts) = (live, window, toasts)
  }

  /// Asks for a new theme, writes it and shows it.
  func askForNew(_ themes: NewThemeDialog.Themes) {
    let dialog = NewThemeDialog(themes, session: session) { [weak self] theme in
      guard let self else { return nil }
      if theme.start == .copy {
        let problem = copyCurrent(named: theme.name)
        if problem == nil { onCreated() }
        return problem
      }
      guard let folder = themes.folder else {
        return translated("There is no folder for your themes")
      }
      do {
        live.open([try theme.write(into: folder, in: session.library)]) { [weak self] in
          self?.onCreated()
        }
        return nil
      } catch {
        return "\(error)".capitalizedFirst
      }
    }
    self.dialog = dialog
    dialog.present(over: window)
  }

  /// Opens a copy of the current theme; returns an error message if that fails.
  private func copyCurrent(named name: String) -> String? {
    do throws(SessionError) {
      try session.openCopy(named: name)
      return nil
    } catch {
      return "\(error)".capitalizedFirst
    }
  }

  /// Asks for a color or a picture, and derives the colors of the current theme from it.
  func deriveColors() {
    let dialog = DeriveDialog(session)
    self.dialog = dialog
    dialog.present(over: window)
  }

  /// Asks for another name for a theme, and writes it into its file.
  func rename(_ theme: SidebarTheme) {
    guard let id = theme.id else {
      guard let path = theme.path else { return }
      return live.open([path]) { [weak self] in
        guard let self, let entry = session.entries.first(where: { $0.path == path }) else {
          return
        }
        rename(entry.id, theme.name)
      }
    }
    rename(id, theme.name)
  }

  private func rename(_ id: String, _ name: String) {
    let dialog = RenameDialog(name) { [weak self] (name) throws(SessionError) in
      try self?.session.rename(id, to: name)
      self?.toasts.warn(nil)
    }
    self.dialog = dialog
    dialog.present(over: window)
  }

  /// Copies a theme into its folder, or into the folder of the user's themes, and shows the copy.
  ///
  /// If the format is read-only, a copy in an editable format is offered.
  func duplicate(_ theme: SidebarTheme) {
    let isKnown = theme.id.flatMap(session.entry) != nil
    if !isKnown, let path = theme.path {
      return live.open([path]) { [weak self] in
        guard let self, let entry = session.entries.first(where: { $0.path == path }) else {
          return
        }
        duplicate(theme, entry)
      }
    }
    duplicate(theme, theme.id.flatMap(session.entry))
  }

  private func duplicate(_ theme: SidebarTheme, _ entry: ThemeEntry?) {
    if let entry, entry.isForeign { session.select(entry.id) }
    do throws(SessionError) {
      if entry?.isForeign ?? false { return try session.offerCopy() }
      guard let copy = try copy(of: theme) else {
        return toasts.warn(translated("There is no folder for your themes"))
      }
      live.open([copy])
      toasts.say(translated("Duplicated as “\(RegularFile.name(of: copy))”"))
    } catch {
      toasts.warn("\(error)".capitalizedFirst)
    }
  }

  /// The path of a new copy; `nil` if there is no folder for it.
  private func copy(of theme: SidebarTheme) throws(SessionError) -> String? {
    if let path = theme.path { return try session.duplicate(path) }
    guard let id = theme.id, let folder = session.library.userFolder else { return nil }
    return try session.duplicate(id, into: folder)
  }

  /// Moves the file of a theme to the trash, after asking about unsaved changes.
  func trash(_ theme: SidebarTheme) {
    guard theme.isDirty else { return moveToTrash(theme) }
    MessageDialog.ask(
      translated("Move to Trash?"),
      body: translated(
        "There are unsaved changes in “\(theme.name)”, which do not go to the trash with its file. They will be lost."
      ),
      answers: [
        .init("cancel", translated("_Cancel")),
        .init("trash", translated("Move to _Trash"), .destructive),
      ], preferred: "cancel", over: window
    ) { [weak self] in
      if $0 == "trash" { self?.moveToTrash(theme) }
    }
  }

  private func moveToTrash(_ theme: SidebarTheme) {
    guard let path = theme.path else { return }
    let next = neighbor(theme)
    if let problem = Trash.move(path) {
      toasts.warn(translated("“\(theme.name)” was not moved to the trash: \(problem)"))
      return
    }
    if let id = theme.id {
      if id == session.currentID, let next = next?.id { session.select(next) }
      let isShown = id == session.currentID
      session.close(id)
      if isShown, next?.id == nil, let path = next?.path { live.open([path]) }
    }
    toasts.say(translated("Moved “\(theme.name)” to the trash"))
  }
}
