import LiveryAdwaita
import LiveryGTK
import LiverySystem
import ThemeModel
import ThemeSource

extension PreviewWindow: InspectorDelegate {
  func selectRole(_ role: ColorRole?) {
    gallery.guide.role = role
  }

  func showFindings(_ findings: [Finding]) {
    status.show(findings)
  }

  func showPlace(_ place: Finding.Place) {
    guard let surface = ColorRole(name: place.surface), let found = PairSpecimen(surface: surface)
    else { return }
    showAppearance(named: place.appearance)
    frame.hideInspectorIfFolded()
    let isShown = gallery.page == found.page
    if !isShown { show(found.page) }
    let choose = { [weak self] in self?.gallery.watch.choose(specimen: found.name) ?? () }
    if isShown { return choose() }
    // A page has no size before its first frame.
    frame.widget.onEachFrame { false }
    frame.widget.afterPaint(choose)
  }

  func showScheme(_ scheme: Appearance.Scheme) {
    live.choose(AppearanceChoice(scheme))
  }

  /// Shows the theme in an appearance by the names of its traits; more traits that are on stay.
  private func showAppearance(named names: [String]) {
    if let scheme = names.lazy.compactMap(Appearance.Scheme.init).first,
      live.forcedScheme == nil, (scheme == .dark) != live.isDark
    {
      showScheme(scheme)
    }
    live.setTraits(live.traits.union(names.filter { Appearance.Scheme(rawValue: $0) == nil }))
  }

  func openEditor(at location: SourceLocation) {
    openEditor(
      EditorRequest(file: location.file, line: location.start.line),
      named: location.shortDescription)
  }

  func openEditor(_ file: String) {
    openEditor(EditorRequest(file: file, line: 1), named: RegularFile.name(of: file))
  }

  private func openEditor(_ request: EditorRequest, named name: String) {
    if !start(request) { say(translated("No editor was found for “\(name)”")) }
  }

  /// Shows a file in the desktop's file manager, or its folder in the program that opens folders.
  func showInFiles(_ file: String) {
    DesktopFiles.show(file) { [weak self] isShown in
      guard let self, !isShown else { return }
      if !start(EditorRequest(folder: RegularFile.folder(of: file))) {
        say(translated("No file manager was found for “\(RegularFile.name(of: file))”"))
      }
    }
  }

  private func start(_ request: EditorRequest) -> Bool {
    EditorCommand.open(request, environment: Environment.variables, by: recorder?.starter)
  }
}

extension PreviewWindow {
  func inspectorChanged(isShown: Bool) {
    settings.isInspectorShown = frame.wantsInspector
    if !isShown { gallery.guide.role = nil }
    showWhatIsOutOfSight()
    watchPages()
  }

  /// Audits pages while the inspector lists their problems.
  func watchPages() {
    gallery.watch.isListed =
      frame.isInspectorShown && inspector.view == .problems && !isInspectorReplaced
  }

  /// Turns the marks on specimens with problems on or off.
  func toggleMarks() {
    gallery.watch.isMarking.toggle()
    settings.marksProblems = gallery.watch.isMarking
    actions.problemMarks.setOn(gallery.watch.isMarking)
  }

  /// Shows or hides the inspector, and moves the focus to it or away from it.
  func toggleInspector() {
    frame.isInspectorShown.toggle()
    guard frame.isInspectorShown else { return focusPages() }
    focusSide()
  }

  /// Shows the colors of a new theme, unless the window is too narrow for them beside the page.
  func showColorsOfNewTheme() {
    guard !frame.isInspectorShown, !frame.isNarrow else { return }
    inspector.show(.colors)
    frame.isInspectorShown = true
  }

  /// Shows the colors of the theme, and moves the keyboard focus to them.
  func showColors() {
    leavePane { [weak self] in
      self?.inspector.show(.colors)
      self?.frame.isInspectorShown = true
      self?.inspector.takeFocus()
    }
  }

  func showProblems() {
    leavePane { [weak self] in
      self?.inspector.show(.problems)
      self?.frame.isInspectorShown = true
    }
  }
}
