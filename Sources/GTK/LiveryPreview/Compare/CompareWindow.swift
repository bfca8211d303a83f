package import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeFormats
import ThemeProject
import ThemeSession

/// A second window with its own theme and appearance, on its own display.
///
/// It opens no files itself: it has the themes of the first window.
package final class CompareWindow {
  package let window: Window
  let live: LiveryTheme
  let gallery: GalleryView

  /// The same user UI file as in the first window.
  let own = AppUIPage()

  /// Shows that a color vision deficiency is simulated.
  let visionBar = StateBar.ofVision()

  /// Shows that view options change the pages.
  let viewBar = StateBar.ofView()
  private let chrome: StockChrome
  private let problems = ProblemBar()
  private let themePicker = ThemePicker()
  private let appearancePicker = AppearancePicker()
  private let themes: (ThemeSession) -> ThemeChoice

  /// Opens a file that the user chose, and calls `onOpened` with the ID of its entry.
  var openFile: (_ path: String, _ onOpened: @escaping (_ id: String) -> Void) -> Void = { _, _ in }

  /// Creates a window that is not shown yet, with the themes that `themes` returns for its session.
  init(
    application: Application, display: Display, library: ThemeLibrary,
    themes: @escaping (ThemeSession) -> ThemeChoice
  ) {
    let window = Window(application: application)
    window.setDisplay(display)
    let live = LiveryTheme(
      library: library, display: display, clock: window, followsFiles: false)
    (self.window, self.live, self.themes) = (window, live, themes)
    gallery = GalleryView(folder: Resources.folder("gallery"), session: live.session)
    appearancePicker.onChosen = { [weak live] in live?.choose($0) }
    let header = HeaderBar()
    header.packStart(appearancePicker.widget)
    header.setTitle(themePicker.widget)
    let background = PageFrame.gallery(gallery.widget)
    let parts = [header, viewBar.widget, visionBar.widget, problems.widget]
    window.setContent(Box(.vertical, parts + [background]))
    chrome = StockChrome(of: window, on: display, parts: parts, around: background)
    window.setMinimumSize(width: 360, height: 294)
    window.keepFocus()
    window.hideWhenClosed()
    window.addAction("toggle-dark") { [weak live] in
      guard let live, let choice = live.oppositeChoice else { return }
      live.choose(choice)
    }
    themePicker.addActions(to: window)
    themePicker.onChosen = { [weak self] in self?.choose($0) }
    live.session.observe(self) { [weak self] in self?.update($0) }
  }

  /// Sets whether the whole window has the theme, or only the gallery.
  func setWearsTheme(_ wearsTheme: Bool) {
    chrome.isOn = !wearsTheme
  }

  /// Shows pages as the first window does.
  func show(_ options: ViewOptions) {
    gallery.options = options
    live.setAccent(options.accent.color, of: gallery.pages)
    viewBar.show(options.shown(by: live.session.loadedTheme.theme))
  }

  private func update(_ session: ThemeSession) {
    let name = session.currentName
    window.title = translated("Compare: \(name) — Livery")
    themePicker.show(themes(session).segments, current: session.currentID)
    appearancePicker.show(live.choice, missing: live.missingChoice, of: name)
    problems.show(Problems(of: session, findings: live.stage.findings))
    visionBar.show(session.loadedTheme.vision)
    chrome.vision = session.loadedTheme.vision
    viewBar.show(gallery.options.shown(by: session.loadedTheme.theme))
  }

  private func choose(_ item: ThemePicker.Item) {
    if let id = item.id {
      live.session.select(id)
    } else if let path = item.path {
      openFile(path) { [weak live] in live?.session.select($0) }
    }
  }
}
