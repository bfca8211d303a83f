import LiveryAdwaita
import LiveryGTK
import ThemeFormats
import ThemeModel
import ThemeSession

extension PreviewWindow: ThemeListDelegate {
  func chooseTheme(_ theme: SidebarTheme) {
    choose(id: theme.id, path: theme.path)
  }

  func setPinned(_ isPinned: Bool, _ theme: SidebarTheme) {
    if isPinned {
      settings.pinned.append(theme.key)
    } else {
      settings.pinned.removeAll { $0 == theme.key }
    }
    updateThemes()
  }

  func closeTheme(_ theme: SidebarTheme) {
    theme.id.map { files.close($0) }
  }

  func perform(_ command: ThemeCommand, on theme: SidebarTheme) {
    guard takePending() else { return }
    switch command {
    case .rename: themes.rename(theme)
    case .duplicate: themes.duplicate(theme)
    case .openInEditor: theme.path.map { openEditor($0) }
    case .showInFiles: theme.path.map(showInFiles)
    case .trash: themes.trash(theme)
    }
  }

  func choose(id: String?, path: String?) {
    if let id {
      live.session.select(id)
    } else if let path {
      live.open([path])
    }
  }

  func chooseAppearance(_ choice: AppearanceChoice) {
    live.choose(choice)
    settings.appearance = choice
  }

  func setTrait(_ name: String, isOn: Bool) {
    live.setTrait(name, isOn: isOn)
    settings.traits = live.traits
  }
}

extension PreviewWindow: LiveryThemeDelegate {
  func willSwitch(_ live: LiveryTheme) {
    if live === self.live, settings.fadesThemes { fader.begin() }
  }

  func didShow(_ change: ShownChange, of live: LiveryTheme) {
    if live === self.live { status.show(change) }
  }
}

extension PreviewWindow {
  /// Marks a theme of this window or the compare window as pending.
  func willLoad(_ texts: LoadedStylesheets, of live: LiveryTheme) -> LoadedStylesheets {
    var texts = texts
    texts.rules += addedRules(live.session.loadedTheme.theme.name)
    guard let recorder else { return texts }
    if live === self.live {
      texts = recorder.markPending(of: texts)
      return texts
    }
    recorder.markPending(elsewhere: live, isInFrame: true)
    return texts
  }

  func willLoad(_ texts: LoadedStylesheets, beside session: ThemeSession) -> LoadedStylesheets {
    var texts = texts
    texts.rules += addedRules(session.loadedTheme.theme.name)
    recorder?.markPending(beside: session)
    return texts
  }

  /// Updates the window after a change of the session, whose stylesheets are already loaded.
  func update(_ session: ThemeSession) {
    // The marked color belongs to the previous theme.
    if markedTheme != session.currentID { gallery.guide.role = nil }
    markedTheme = session.currentID
    let name = session.currentName
    window.title = "\(name) — Livery"
    updateThemes()
    appearancePicker.show(live.choice, missing: live.missingChoice, of: name)
    traitToggles.show(live.traits, of: live.theme, isForced: live.desktopHasHighContrast)
    problems.show(
      Problems(
        of: session, findings: live.stage.findings, userSheet: userSheet, installed: installedTheme)
    )
    visionBar.show(session.loadedTheme.vision)
    chrome?.vision = session.loadedTheme.vision
    showViewOptions()
    own.show(session.loadedTheme.painted)
    split.update(from: session)
    status.show(session.current, hasHistory: session.canUndo || session.canRedo)
    remembered.update(session)
    if remembersTheme, let entry = session.current { settings.theme = entry.path ?? entry.id }
    actions.undo.isEnabled = session.canUndo
    actions.redo.isEnabled = session.canRedo
    updateSaveAction()
    updateSaved()
    actions.modernize.isEnabled = session.current?.origin != .builtIn
    let hasFile = session.current?.path != nil
    for (command, action) in actions.themes {
      action.isEnabled = hasFile || !command.needsFile
    }
    actions.clearOverrides.isEnabled = !session.overrides.isEmpty
    files.askAboutNewConflict()
  }

  /// Enables saving if there are changes, including typed text.
  func updateSaveAction() {
    let isNew =
      live.session.current.map { $0.isDirty || $0.path == nil || $0.lacksReadableFile } ?? false
    actions.save.isEnabled = isNew || inspector.typed != nil || adjusting.isSet
  }

  /// Asks for a new theme, which is written into the user's folder and then shown.
  func askForNewTheme() {
    guard takePending(), let entry = live.session.current else { return }
    let folder = live.session.library.userFolder
    let names = themeChoice(in: live.session).themes.map { $0.name.lowercased() }
    themes.askForNew(
      .init(
        current: entry.name, reference: entry.reference(in: folder), names: Set(names),
        folder: folder))
  }

  var currentTheme: SidebarTheme? {
    themeChoice(in: live.session).themes.first { $0.id == live.session.currentID }
  }

  func perform(_ command: ThemeCommand) {
    if let theme = currentTheme, theme.allows(command) { perform(command, on: theme) }
  }

  /// The themes on offer in a window with a session.
  func themeChoice(in session: ThemeSession) -> ThemeChoice {
    ThemeChoice(session, cards: catalogue.cards, pinned: settings.pinned, swatches: swatches)
  }

  func updateThemes() {
    let session = live.session
    let choice = themeChoice(in: session)
    themePicker.show(choice.segments, current: session.currentID)
    sidebar.themes.show(
      choice.themes, pinned: Set(settings.pinned), current: session.currentID)
  }
}
