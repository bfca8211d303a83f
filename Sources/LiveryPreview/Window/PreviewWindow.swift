package import Adwaita
package import Gallery
package import LiveryGTK
import System
import ThemeColor
package import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// The window: a theme picker above, pages and themes at the side, the sample UI, and an inspector.
package final class PreviewWindow {
  package let window: Window
  package let live: LiveTheme
  let settings: WindowSettings
  let files: FileCommands
  let gallery: GalleryView
  let inspector: Inspector
  let frame: WindowFrame
  let sidebar = Sidebar()
  private let problems = ProblemBar()

  /// Says what became of an earlier window.
  let notice = NoticeBar()

  private let themePicker: ThemePicker
  private let appearancePicker: AppearancePicker
  private let traitToggles = TraitToggles()
  private let status: StatusLine
  private let toasts: ToastOverlay
  let catalogue: ThemeCatalogue
  let swatches = SwatchCache()
  let fader: CrossFade
  lazy var overrides = OverridePopover(live.session)
  private let userSheet = UserStylesheet.path
  var undoAction: Action?
  var redoAction: Action?
  var saveAction: Action?
  var visionAction: Action?
  var clearAction: Action?

  /// The page of the user's own.
  let own = OwnPage()

  /// Told of a page before it is shown.
  var onShowing: (Page) -> Void = { _ in }

  /// Told when a page is shown.
  var onShown: () -> Void = {}

  /// Puts a window together, with the themes of a library.
  package init(
    application: Application, display: Display, library: ThemeLibrary,
    settings: WindowSettings = WindowSettings()
  ) {
    let window = Window(application: application)
    let live = LiveTheme(library: library, display: display, clock: window)
    let inspector = Inspector(live.session)
    let relay = WeakReference<PreviewWindow>()
    (self.window, self.live, self.settings, self.inspector) = (window, live, settings, inspector)
    files = FileCommands(live, window: window, folder: library.userFolder)
    catalogue = ThemeCatalogue(library: library)
    gallery = GalleryView(folder: Resources.folder("ui"), session: live.session)
    fader = CrossFade(gallery.widget)
    toasts = ToastOverlay(fader.widget)
    themePicker = ThemePicker { relay.object?.choose(id: $0.id, path: $0.path) }
    appearancePicker = AppearancePicker { relay.object?.choose($0) }
    status = StatusLine { relay.object?.showProblems() }
    let menu = MenuButton()
    menu.setIcon("open-menu-symbolic", label: "Main Menu")
    menu.setMenu(.primary)
    menu.isPrimary = true
    let appearance = Box(.horizontal, spacing: 6)
    appearance.append(appearancePicker.widget)
    appearance.append(traitToggles.widget)
    let bars = Box(.vertical)
    bars.append(notice.widget)
    bars.append(problems.widget)
    frame = WindowFrame(
      .init(
        sidebar: sidebar.widget, themePicker: themePicker.widget, menu: menu,
        bar: bars, gallery: toasts, inspector: inspector.widget,
        appearance: appearance, status: status.widget))
    relay.object = self
    connect()
    window.setContent(frame.widget)
    window.setMinimumSize(width: 360, height: 294)
    addActions()
    live.session.observe(self) { [weak self] in self?.show($0) }
    catalogue.start()
  }

  private func connect() {
    sidebar.pages.onChosen = { [weak self] page in
      self?.onShowing(page)
      self?.gallery.show(page)
      self?.onShown()
      self?.settings.page = page
      self?.frame.hideSidebarIfFolded()
    }
    sidebar.themes.onChosen = { [weak self] in self?.choose(id: $0.id, path: $0.path) }
    sidebar.themes.onPinned = { [weak self] in self?.pin($0, $1) }
    sidebar.themes.onClosed = { [weak self] theme in theme.id.map { self?.files.close($0) } }
    traitToggles.onChosen = { [weak self] name, isOn in
      guard let self else { return }
      live.setTrait(name, isOn: isOn)
      settings.traits = live.traits
    }
    live.onReport = { [weak self] in self?.status.show($0) }
    live.onSwitching = { [weak self] in self?.fader.begin() }
    catalogue.onChange = { [weak self] in self.map { $0.showThemes($0.live.session) } }
    gallery.onBuilt = { root in
      for popover in root.descendants.compactMap({ $0.as(Popover.self) }) {
        popover.addShortcuts(Self.popoverShortcuts)
      }
    }
    files.onMessage = { [weak self] in self?.toasts.say($0) }
    files.onFailure = { [weak self] in self?.toasts.warn($0) }
    inspector.onMessage = { [weak self] in self?.toasts.say($0) }
    fader.widget.onContextMenu { [weak self] x, y in
      self?.editOverride(atX: x, y: y) ?? false
    }
    inspector.onFindings = { [weak self] in self?.status.show($0) }
    inspector.onPlace = { [weak self] place in
      let isOpen = EditorCommand.open(
        place.file, line: place.start.line, environment: Program.environment)
      if !isOpen { self?.toasts.say("No editor was found for “\(place.shortDescription)”") }
    }
    inspector.onRole = { [weak self] in self?.gallery.outline($0) }
    frame.onInspector = { [weak self] isShown in
      self?.settings.isInspectorShown = isShown
      if !isShown { self?.gallery.outline(nil) }
    }
    window.onCloseRequest { [weak self] in
      self?.close()
      return true
    }
    window.onFilesDropped { [weak self] in self?.openFiles($0) }
    sidebar.pages.onOwnChosen = { [weak self] in self?.showOwn() }
  }

  /// Whether the theme that is shown is the one to begin with next time.
  var remembersTheme = false

  /// Told that the window is gone.
  var onClosed: () -> Void = {}

  /// Closes the window, after a question where there are unsaved changes, and goes on with `done`.
  package func close(_ done: @escaping () -> Void = {}) {
    let finish = { [weak self] in
      guard let self else { return }
      keepSize()
      live.leave()
      let closed = onClosed
      window.destroy()
      closed()
      done()
    }
    if !files.askBeforeClosing(finish) { finish() }
  }

  private func keepSize() {
    settings.isMaximized = window.isMaximized
    let size = window.defaultSize
    if size.width > 0, size.height > 0 {
      settings.size = WindowSize(width: size.width, height: size.height)
    }
    settings.flush()
  }

  /// Shows a page, and marks it in the sidebar.
  package func show(_ page: Page) {
    sidebar.pages.show(page)
  }

  /// Puts the keyboard where a person begins.
  func focusPages() {
    sidebar.pages.takeFocus()
  }

  func choose(_ choice: AppearanceChoice) {
    live.choose(choice)
    settings.appearance = choice
  }

  private func showProblems() {
    inspector.show(.problems)
    frame.isInspectorShown = true
  }

  private func choose(id: String?, path: String?) {
    if let id {
      live.session.select(id)
    } else if let path {
      live.open([path])
    }
  }

  /// Shows the theme of a segment, counted from 0.
  func chooseSegment(_ index: Int) {
    guard let item = themePicker.item(index) else { return }
    choose(id: item.id, path: item.path)
  }

  private func pin(_ theme: SidebarTheme, _ isPinned: Bool) {
    if isPinned {
      settings.pinned.append(theme.key)
    } else {
      settings.pinned.removeAll { $0 == theme.key }
    }
    showThemes(live.session)
  }

  /// Brings the window in line with what the session tells; the stylesheets are on the display.
  private func show(_ session: ThemeSession) {
    let name = session.current?.name ?? session.look.theme.name
    window.title = "\(name) — Livery"
    showThemes(session)
    appearancePicker.show(live.choice, missing: live.missingChoice, of: name)
    traitToggles.show(live.traits, of: live.theme, isForced: live.desktopHasHighContrast)
    problems.show(Problems(of: session, findings: live.stage.findings, userSheet: userSheet))
    status.show(session.current)
    if remembersTheme, let entry = session.current { settings.theme = entry.path ?? entry.id }
    undoAction?.isEnabled = session.canUndo
    redoAction?.isEnabled = session.canRedo
    saveAction?.isEnabled = session.current.map { $0.isDirty || $0.path == nil } ?? false
    clearAction?.isEnabled = !session.overrides.isEmpty
    files.watchForConflicts()
  }

  private func showThemes(_ session: ThemeSession) {
    let choice = ThemeChoice(
      session, cards: catalogue.cards, pinned: settings.pinned, swatches: swatches)
    themePicker.show(choice.segments, current: session.currentID)
    sidebar.themes.show(
      choice.themes, pinned: Set(settings.pinned), current: session.currentID)
  }
}
