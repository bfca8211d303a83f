import Adwaita
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

/// The window: a theme picker above, pages at the side, and the sample UI.
final class PreviewWindow {
  let window: Window
  let live: LiveTheme
  private let gallery: Gallery
  private let problems = ProblemBar()
  private let frame: WindowFrame
  private let themePicker: ThemePicker
  private let appearancePicker: AppearancePicker
  private let pageList = PageList()

  /// Puts a window together, with the themes of a library.
  init(application: Application, display: Display, library: ThemeLibrary) {
    let window = Window(application: application)
    let live = LiveTheme(library: library, display: display, clock: window)
    gallery = Gallery(folder: Resources.folder("ui"), session: live.session)
    themePicker = ThemePicker { live.session.select($0) }
    appearancePicker = AppearancePicker { live.choose($0) }
    frame = WindowFrame(
      themePicker: themePicker.widget, appearancePicker: appearancePicker.widget,
      pages: pageList.widget, bar: problems.widget, gallery: gallery.widget)
    (self.window, self.live) = (window, live)
    pageList.onChosen = { [weak self] page in
      self?.gallery.show(page)
      self?.frame.hideSidebarIfFolded()
    }
    window.setContent(frame.widget)
    window.setMinimumSize(width: 360, height: 294)
    addActions()
    live.session.observe(self) { [weak self] in self?.show($0) }
  }

  /// Shows a page, and marks it in the sidebar.
  func show(_ page: Page) {
    pageList.show(page)
  }

  /// Puts the keyboard where a person begins.
  func focusPages() {
    pageList.takeFocus()
  }

  /// Brings the window in line with what the session tells; the stylesheets are on the display.
  private func show(_ session: ThemeSession) {
    let name = session.current?.name ?? session.look.theme.name
    window.title = "\(name) — Livery"
    themePicker.show(items, current: session.currentID)
    let missing: AppearanceChoice? =
      switch live.forcedScheme {
      case .light: .dark
      case .dark: .light
      case nil: nil
      }
    appearancePicker.show(live.choice, missing: missing, of: name)
    problems.show(Problems(of: session, findings: live.stage.findings))
  }

  /// The themes as the picker shows them: opened files first, since they are what one works on.
  private var items: [ThemePicker.Item] {
    let entries = live.session.entries
    return (entries.filter { $0.path != nil } + entries.filter { $0.path == nil }).map {
      ThemePicker.Item(id: $0.id, name: $0.name, path: $0.path)
    }
  }
}

extension PreviewWindow {
  /// The keys of the window, by the action that they start.
  static let shortcuts: [(action: String, keys: [String])] =
    [
      ("window.close", ["<Control>w"]),
      ("win.toggle-dark", ["<Control>d"]),
      ("win.next-page", ["<Control>Page_Down"]),
      ("win.previous-page", ["<Control>Page_Up"]),
    ] + (1...ThemePicker.pinned).map { ("win.theme-\($0)", ["<Alt>\($0)"]) }

  private func addActions() {
    window.addAction("toggle-dark") { [weak self] in
      guard let self, live.forcedScheme == nil else { return }
      live.choose(live.isDark ? .light : .dark)
    }
    window.addAction("next-page") { [weak self] in self?.turnPages(by: 1) }
    window.addAction("previous-page") { [weak self] in self?.turnPages(by: -1) }
    for number in 1...ThemePicker.pinned {
      window.addAction("theme-\(number)") { [weak self] in
        guard let self, items.indices.contains(number - 1) else { return }
        live.session.select(items[number - 1].id)
      }
    }
  }

  /// Goes on by so many pages, from the last to the first.
  private func turnPages(by step: Int) {
    let pages = Page.allCases
    guard let index = gallery.page.flatMap(pages.firstIndex) else { return }
    show(pages[(index + step + pages.count) % pages.count])
  }
}
