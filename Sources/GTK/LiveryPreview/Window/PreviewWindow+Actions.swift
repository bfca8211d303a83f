import CommandLineKit
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeSession

extension PreviewWindow {
  /// Adds the actions of the window, which menus, keys and buttons start.
  func addActions() -> ChangingActions {
    addFileActions()
    addViewActions()
    window.addShortcuts(WindowShortcuts.window)
    status.history.steps = { [weak self] in self?.live.session.steps(upTo: $0) ?? ([], []) }
    status.history.onChosen = { [weak self] in self?.go(bySteps: $0) }
    themePicker.addActions(to: window)
    return ChangingActions(
      save: addEditAction("save") { $0.files.save() },
      undo: window.addAction("undo") { [weak self] in self?.go(bySteps: -1) },
      redo: window.addAction("redo") { [weak self] in self?.go(bySteps: 1) },
      clearOverrides: window.addAction("clear-overrides") { [weak self] in
        self?.live.session.clearOverrides()
      },
      split: window.addAction("split", isOn: false) { [weak self] in
        guard let self else { return }
        split.toggle(beside: self)
      },
      problemMarks: window.addAction("problem-marks", isOn: settings.marksProblems) {
        [weak self] in self?.toggleMarks()
      },
      roles: window.addAction("roles", isOn: false) { [weak self] in self?.toggleRoles() },
      saved: window.addAction("saved", isOn: false) { [weak self] in
        guard let self else { return }
        showSaved(!isSavedShown)
      },
      vision: window.addAction("vision", value: "full") { [weak self] in
        self?.setVision(Vision(name: $0))
      },
      modernize: window.addAction("modernize") { [weak self] in self?.modernizeCSS() },
      themes: ThemeCommand.allCases.map { command in
        (command, window.addAction(command.action) { [weak self] in self?.perform(command) })
      })
  }

  /// Adds an action that first enters typed text; it does nothing if the theme cannot accept the
  /// text.
  @discardableResult
  private func addEditAction(
    _ name: String, _ body: @escaping (PreviewWindow) -> Void
  ) -> Action {
    window.addAction(name) { [weak self] in
      guard let self, takePending() else { return }
      body(self)
    }
  }

  private func addFileActions() {
    window.addAction("open") { [weak self] in self?.files.open() }
    window.addAction("open-recent", taking: { [weak self] in self?.openFiles([$0]) })
    window.addAction("open-ui") { [weak self] in self?.chooseUI() }
    addEditAction("save-as") { $0.files.saveAs() }
    addEditAction("export") { $0.exports.ask() }
    window.addAction("new-theme") { [weak self] in self?.askForNewTheme() }
    addEditAction("derive-colors") { $0.themes.deriveColors() }
    window.addAction("adjust") { [weak self] in self?.adjustColors() }
    addEditAction("install") { $0.installs.install() }
    window.addAction("uninstall") { [weak self] in self?.installs.uninstall() }
  }

  private func addViewActions() {
    window.addAction("toggle-dark") { [weak self] in
      guard let self, let choice = live.oppositeChoice else { return }
      chooseAppearance(choice)
    }
    window.addAction("next-page") { [weak self] in self?.turnPages(by: 1) }
    window.addAction("previous-page") { [weak self] in self?.turnPages(by: -1) }
    window.addAction("inspector") { [weak self] in self?.toggleInspector() }
    window.addAction("problems") { [weak self] in self?.showProblems() }
    window.addAction("compare") { [weak self] in self?.compareSession.open() }
    window.addAction("next-pane") { [weak self] in self?.turnPanes() }
    window.addAction("zoom-in") { [weak self] in self?.zoom(by: 1) }
    window.addAction("zoom-out") { [weak self] in self?.zoom(by: -1) }
    window.addAction("reset-view") { [weak self] in self?.show(ViewOptions()) }
    window.addAction("full-screen") { [weak self] in self?.window.isFullscreen.toggle() }
    window.addAction("preferences") { [weak self] in self?.presentPreferences() }
    window.addAction("shortcuts") { [weak self] in self?.presentShortcuts() }
    window.addAction("about") { [weak self] in self?.presentAbout() }
    window.addAction("whole-window") { [weak self] in self?.toggleWholeWindow() }
    window.addAction("override") { [weak self] in self?.editOverrideOfFocus() }
  }

  /// Shows the theme as it appears with a color vision.
  func setVision(_ vision: Vision) {
    live.session.setVision(vision)
    actions.vision.setValue(vision.name)
  }

  private func toggleRoles() {
    gallery.guide.isPointing.toggle()
    actions.roles.setOn(gallery.guide.isPointing)
  }

  /// Redoes some steps; a negative number undoes steps.
  private func go(bySteps count: Int) {
    attempt { () throws(SessionError) in
      let session = live.session
      for _ in 0..<abs(count) { _ = count > 0 ? try session.redo() : try session.undo() }
    }
  }

  /// Opens the overrides of the specimen at a position of the gallery; `false` if there is none.
  func editOverride(atX x: Double, y: Double) -> Bool {
    let area = fader.widget
    guard let specimen = area.descendant(atX: x, y: y)?.specimen(within: area) else { return false }
    overrides.open(specimen, on: area, at: (x, y))
    return true
  }

  private func editOverrideOfFocus() {
    let area = fader.widget
    guard let specimen = window.focus?.specimen(within: area),
      let middle = area.center(of: specimen)
    else { return }
    overrides.open(specimen, on: area, at: middle)
  }

  /// Moves the focus to the next part of the window; after the last comes the first.
  private func turnPanes() {
    let panes =
      [sidebar.widget, frame.header, gallery.widget] + (split.isShown ? [split.second] : [])
      + (frame.isInspectorShown ? [side] : [])
      + [frame.bottom]
    var focus = window.focus
    while let widget = focus, !panes.contains(where: { $0.isSame(as: widget) }) {
      focus = widget.parent
    }
    let index = focus.flatMap { found in panes.firstIndex { $0.isSame(as: found) } } ?? -1
    let next = (1...panes.count).lazy.map { panes[(index + $0) % panes.count] }
    _ = next.first { $0.isMapped && $0.enterFocus() }
  }

  private func presentPreferences() {
    let settings = settings
    PreferencesDialog.present(
      [
        .init(id: "reopen-files", isOn: settings.reopensFiles) { settings.reopensFiles = $0 },
        .init(id: "fade-themes", isOn: settings.fadesThemes) { settings.fadesThemes = $0 },
        .init(id: "problem-marks", isOn: settings.marksProblems) { [weak self] in
          if $0 != settings.marksProblems { self?.toggleMarks() }
        },
        .init(id: "whole-window", isOn: settings.wearsTheme) { [weak self] in
          if $0 != settings.wearsTheme { self?.toggleWholeWindow() }
        },
      ], over: window)
  }

  /// Toggles whether the whole window has the theme, or only the gallery.
  private func toggleWholeWindow() {
    let wearsTheme = chrome?.isOn ?? false
    settings.wearsTheme = wearsTheme
    chrome?.isOn = !wearsTheme
    compareSession.setWearsTheme(wearsTheme)
  }

  private func presentShortcuts() {
    guard let folder = Resources.window,
      let builder = try? Builder(file: "\(folder)/shortcuts.ui", isTranslated: true),
      let content = builder.widget("shortcuts")
    else { return }
    FormDialog(translated("Keyboard Shortcuts"), content: content, width: 340, height: 600)
      .present(over: window)
  }

  private func presentAbout() {
    let debug = "GTK \(Toolkit.version)\nlibadwaita \(Toolkit.adwaitaVersion)"
    let setDebug = AboutDialog.present(
      name: "Livery", icon: "dev.livery.Livery", version: Version.current,
      developer: translated("The Livery Authors"),
      license: translated("Apache-2.0. The built-in themes are CC0-1.0."),
      comments: translated("Previews, checks and writes themes for GTK and libadwaita."),
      debug: debug, over: window)
    // The output of 'livery doctor'.
    desktop.send({ DesktopOrder(number: $0, question: .report) }) { answer in
      if let answer { setDebug("\(debug)\n\n\(answer.text)\n") }
    }
  }
}

extension Widget {
  /// The innermost widget with an ID of the gallery that is or contains this one.
  fileprivate func specimen(within area: Widget) -> Widget? {
    var widget: Widget? = self
    while let candidate = widget, !candidate.isSame(as: area) {
      let name = candidate.widgetName
      // The name of a widget without an ID is its class, which begins with a capital letter.
      if name.first?.isLowercase == true, !name.hasPrefix("page-") { return candidate }
      widget = candidate.parent
    }
    return nil
  }
}
