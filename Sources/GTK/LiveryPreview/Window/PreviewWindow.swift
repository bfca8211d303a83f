package import LiveryAdwaita
import LiveryAudit
package import LiveryGTK
import LiveryGallery
import LiveryRendering
package import ThemeFormats
import ThemeInstall
import ThemeSession

/// The window: a theme picker above, lists of pages and themes at the side, the gallery, and an
/// inspector.
///
/// Its extensions handle pages, themes, the inspector, closing and recovery.
package final class PreviewWindow {
  var onClosed: () -> Void = {}

  package let window: Window
  package let live: LiveryTheme
  let settings: WindowSettings
  let files: FileCommands
  let themes: ThemeCommands
  let installs: InstallCommands

  /// Sends requests to the desktop.
  let desktop: HelperExchange<DesktopAnswer>
  let exports: ExportCommand
  let gallery: GalleryView
  let inspector: Inspector

  /// The dials for all colors, which replace the inspector while they are used.
  let adjusting: Adjusting

  /// The proposed changes for newer releases, which also replace the inspector.
  let modernizing: Modernizing

  /// The pane beside the gallery: the inspector, the dials, or the proposed changes.
  let side = Stack()

  /// Whether the pane was visible before it replaced the inspector.
  var wasSideShown = false
  private(set) lazy var frame = makeFrame()
  let sidebar = Sidebar()
  let reader: ThemeFileReader
  let catalogue: ThemeCatalogue
  let swatches = SwatchCache()
  let fader: CrossFade
  let split: SplitView
  let toasts: ToastOverlay
  let status = StatusLine()
  let themePicker = ThemePicker()
  let appearancePicker = AppearancePicker()
  let traitToggles = TraitToggles()
  let problems = ProblemBar()

  /// Shows that the window was restored after a crash.
  let notice = NoticeBar()

  /// Shows that a color vision deficiency is simulated.
  let visionBar = StateBar.ofVision()

  /// Shows that view options change the pages.
  let viewBar = StateBar.ofView()
  let viewMenu = ViewMenu()

  /// Shows that pages have the saved theme without its edits.
  let savedBar = StateBar.ofSaved()

  /// Shows that pages include unapplied dial changes while the dials are hidden.
  let adjustBar = StateBar.ofDials()

  /// Shows that pages include rewritten CSS that is not applied while its list is hidden.
  let modernizeBar = StateBar.ofModernizing()

  /// The page of the user's own UI file.
  let own = AppUIPage()

  lazy var overrides: OverridePopover = {
    let popover = OverridePopover(live.session)
    popover.onSaid = onSaid
    chrome?.add(popover.popover)
    return popover
  }()
  package private(set) lazy var compareSession = CompareSession(
    of: self, application: application, library: live.session.library)

  /// The style of the window's own parts.
  private(set) var chrome: StockChrome?

  /// The frame of the gallery, painted like a window of the theme.
  let background: PageFrame

  /// Records the state for the supervisor, if there is one.
  private(set) var recorder: SessionRecorder?

  /// Rules that a test adds to those of a theme, by the theme's name, without any checks.
  let addedRules: (String) -> String

  /// The theme whose colors may be marked on the page.
  var markedTheme = ThemeLibrary.baseID

  /// Whether the current theme is saved in the settings.
  var remembersTheme = false

  let userSheet = UserStylesheet.path

  /// The name of the installed theme if the user's stylesheet, as GTK has read it, only imports
  /// that.
  let installedTheme = try? Installer.ofUser().soleTheme

  /// The actions that change with the theme and the view; the first use adds all to the window.
  private(set) lazy var actions = addActions()
  private let application: Application
  let remembered: OpenFiles

  package init(
    application: Application, display: Display, library: ThemeLibrary,
    settings: WindowSettings = WindowSettings(), connection: SupervisorConnection? = nil,
    addingRules addedRules: @escaping (String) -> String = { _ in "" },
    onReading: @escaping @Sendable (_ path: String) -> Void = { _ in }
  ) {
    let window = Window(application: application)
    let report = connection?.reportReading
    reader = ThemeFileReader(library: library) { path in
      report?(path)
      path.map(onReading)
    }
    let live = LiveryTheme(library: library, display: display, clock: window, reader: reader)
    (self.application, self.addedRules) = (application, addedRules)
    (self.window, self.live, self.settings) = (window, live, settings)
    remembered = OpenFiles(settings, library: library)
    inspector = Inspector(live.session)
    adjusting = Adjusting(live.session)
    modernizing = Modernizing(live.session)
    catalogue = ThemeCatalogue(reader: reader, skipping: connection?.recovery?.skipped ?? [])
    gallery = GalleryView(
      folder: Resources.folder("gallery"), session: live.session,
      finder: AuditFinder(helper: connection?.supervisor))
    fader = CrossFade(gallery.widget, in: window)
    background = .gallery(fader.widget)
    split = SplitView(background, leastWidth: PageFrame.leastGalleryWidth)
    toasts = ToastOverlay(split.widget)
    files = FileCommands(live, window: window, folder: library.userFolder, toasts: toasts)
    themes = ThemeCommands(live, window: window, toasts: toasts)
    desktop = HelperExchange(with: connection?.desktop)
    installs = InstallCommands(
      live, crashTest: BackgroundCrashTest(by: connection?.trier), desktop: desktop, window: window,
      toasts: toasts)
    exports = ExportCommand(live, of: gallery, window: window, toasts: toasts)
    connect()
    side.add(inspector.widget, named: SidePane.inspector.rawValue)
    connectDials()
    connectModernizing()
    chrome = showContent(on: display)
    chrome?.isOn = !settings.wearsTheme
    _ = actions
    live.session.observe(self) { [weak self] in self?.update($0) }
    catalogue.start()
    recorder = connection.map {
      SessionRecorder(
        $0, session: live.session, display: display, clock: window, delegate: self)
    }
  }

  private func connect() {
    gallery.watch.isMarking = settings.marksProblems
    sidebar.themes.delegate = self
    themes.onCreated = { [weak self] in self?.showColorsOfNewTheme() }
    themes.neighbor = { [weak self] theme in
      self.flatMap { $0.themeChoice(in: $0.live.session).neighbor(of: theme) }
    }
    live.delegate = self
    live.session.onCopyNeeded = { [weak self] in self?.files.askForCopy(of: $0) }
    files.onCopyRefused = { [weak self] in self?.inspector.takeBack() }
    live.stage.admit = { [weak self] texts in
      self.map { $0.willLoad(texts, of: $0.live) } ?? texts
    }
    inspector.delegate = self
    inspector.onTyped = { [weak self] in self?.updateSaveAction() }
    inspector.onViewChanged = { [weak self] in self?.watchPages() }
    inspector.problems.onPaintedSelected = { [weak self] in self?.gallery.watch.choose($0) }
    gallery.watch.onChanged = { [weak self] in self?.inspector.problems.show($0) }
    sidebar.pages.onSelected = { [weak self] in self?.showContent(of: $0) }
    themePicker.onChosen = { [weak self] in self?.choose(id: $0.id, path: $0.path) }
    appearancePicker.onChosen = { [weak self] in self?.chooseAppearance($0) }
    traitToggles.onSwitched = { [weak self] in self?.setTrait($0, isOn: $1) }
    catalogue.onChanged = { [weak self] in self?.updateThemes() }
    frame.onInspectorShown = { [weak self] in self?.inspectorChanged(isShown: $0) }
    own.onBuilt = { [weak self] in
      self?.split.scroll()
      self?.compareSession.scroll()
    }
    own.onBuild = { [weak self] in self?.recorder?.markPending(ofFile: $0) }
    split.onShown = { [weak self] in
      self?.actions.split.setOn($0)
      self?.didShowOrHideOther()
    }
    notice.onShowAgain = { [weak self] in self?.showCrashingThemeAgain() }
    problems.onOpened = { [weak self] in
      if let path = self?.live.session.current?.path { self?.openEditor(path) }
    }
    problems.onColorsWanted = { [weak self] in self?.showColors() }
    viewBar.onEnded = { [weak self] in self?.show(ViewOptions()) }
    viewMenu.onChanged = { [weak self] in self?.show($0) }
    viewMenu.onVision = { [weak self] in self?.setVision($0) }
    savedBar.onEnded = { [weak self] in self?.showSaved(false) }
    visionBar.onEnded = { [weak self] in self?.setVision(.full) }
    gallery.onBuilt = { root in
      for popover in root.descendants.compactMap({ $0.as(Popover.self) }) {
        popover.addShortcuts(WindowShortcuts.popover)
      }
    }
    fader.widget.onContextMenu { [weak self] x, y in
      self?.editOverride(atX: x, y: y) ?? false
    }
    inspector.widget.onEscape { [weak self] in
      guard let guide = self?.gallery.guide, guide.role != nil else { return false }
      guide.role = nil
      return true
    }
    window.onCloseRequest { [weak self] in
      self?.close()
      return true
    }
    window.onFilesDropped { [weak self] in self?.openFiles($0) }
    frame.inspectorPane.onResized = { [weak self] in
      self?.settings.inspectorWidth = $0
      self?.recorder?.recordSoon()
    }
    window.onResized { [weak self] in
      guard let self else { return }
      recorder?.recordSoon()
      // The window has its new size only after the next layout.
      window.afterPaint { [weak self] in self?.frame.inspectorPane.windowResized() }
    }
  }
}
