package import Adwaita
import Gallery
package import LiveryGTK
package import ThemeFormats
import ThemeModel
import ThemeSession

protocol PreviewWindowDelegate: AnyObject {
  /// Called when the window was closed and destroyed.
  func previewWindowClosed()
}

/// The window: a theme picker above, pages and themes at the side, the gallery, and an inspector.
///
/// It is the delegate of all its parts. What happens when the user does something is in the
/// extensions: pages, themes, files, the inspector, the compare window, and recovery.
package final class PreviewWindow {
  weak var delegate: (any PreviewWindowDelegate)?

  package let window: Window
  package let live: LiveTheme
  let settings: WindowSettings
  let files: FileCommands
  let gallery: GalleryView
  let inspector: Inspector
  let frame: WindowFrame
  let sidebar = Sidebar()
  let catalogue: ThemeCatalogue
  let swatches = SwatchCache()
  let fader: CrossFade
  let toasts: ToastOverlay
  let status = StatusLine()
  let themePicker = ThemePicker()
  let appearancePicker = AppearancePicker()
  let traitToggles = TraitToggles()
  let problems = ProblemBar()

  /// Says that the window was restored after a crash.
  let notice = NoticeBar()

  /// The page of the user's own UI.
  let own = OwnPage()

  lazy var overrides = OverridePopover(live.session)
  package private(set) lazy var comparison = Comparison(
    of: self, application: application, library: live.session.library)

  /// Records the state for the supervisor, if there is one.
  private(set) var recorder: SessionRecorder?

  /// Rules that a test adds to those of a theme, by the theme's name, without any check.
  let addedRules: (String) -> String

  /// Whether the current theme is saved in the settings.
  var remembersTheme = false

  let userSheet = UserStylesheet.path
  var undoAction: Action?
  var redoAction: Action?
  var saveAction: Action?
  var visionAction: Action?
  var clearAction: Action?
  private let application: Application

  /// Creates a window for the themes of a library.
  package init(
    application: Application, display: Display, library: ThemeLibrary,
    settings: WindowSettings = WindowSettings(), connection: SupervisorConnection? = nil,
    addingRules addedRules: @escaping (String) -> String = { _ in "" }
  ) {
    let window = Window(application: application)
    let live = LiveTheme(library: library, display: display, clock: window)
    (self.application, self.addedRules) = (application, addedRules)
    (self.window, self.live, self.settings) = (window, live, settings)
    inspector = Inspector(live.session)
    files = FileCommands(live, window: window, folder: library.userFolder)
    catalogue = ThemeCatalogue(library: library)
    gallery = GalleryView(folder: Resources.folder("ui"), session: live.session)
    fader = CrossFade(gallery.widget)
    toasts = ToastOverlay(fader.widget)
    let menu = MenuButton()
    menu.setIcon("open-menu-symbolic", label: "Main Menu")
    menu.setMenu(.main)
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
    connect()
    window.setContent(frame.widget)
    window.setMinimumSize(width: 360, height: 294)
    addActions()
    live.session.observe(self) { [weak self] in self?.update($0) }
    catalogue.start()
    recorder = connection.map {
      SessionRecorder(
        $0, session: live.session, display: display, clock: window, delegate: self)
    }
  }

  private func connect() {
    sidebar.pages.delegate = self
    sidebar.themes.delegate = self
    themePicker.delegate = self
    appearancePicker.delegate = self
    traitToggles.delegate = self
    live.delegate = self
    live.stage.admit = { [weak self] texts in
      self.map { $0.willLoad(texts, of: $0.live) } ?? texts
    }
    catalogue.delegate = self
    files.delegate = self
    inspector.delegate = self
    frame.delegate = self
    own.delegate = self
    notice.delegate = self
    gallery.onBuilt = { root in
      for popover in root.descendants.compactMap({ $0.as(Popover.self) }) {
        popover.addShortcuts(WindowShortcuts.popover)
      }
    }
    fader.widget.onContextMenu { [weak self] x, y in
      self?.editOverride(atX: x, y: y) ?? false
    }
    window.onCloseRequest { [weak self] in
      self?.close()
      return true
    }
    window.onFilesDropped { [weak self] in self?.openFiles($0) }
    window.onResized { [weak self] in self?.recorder?.recordSoon() }
  }
}
