import Adwaita
import ThemeFormats
import ThemeModel
import ThemeSession

/// A second window with a theme and an appearance of its own, on a display of its own.
final class CompareWindow {
  let window: Window
  let live: LiveTheme
  let gallery: Gallery
  private let problems = ProblemBar()
  private let themePicker: ThemePicker
  private let appearancePicker: AppearancePicker
  private let themes: (ThemeSession) -> ThemeChoice

  /// Puts a window together that is not shown yet, and offers what `themes` gives for its session.
  init(
    application: Application, display: Display, library: ThemeLibrary,
    themes: @escaping (ThemeSession) -> ThemeChoice
  ) {
    let window = Window(application: application)
    window.setDisplay(display)
    let live = LiveTheme(library: library, display: display, clock: window)
    (self.window, self.live, self.themes) = (window, live, themes)
    gallery = Gallery(folder: Resources.folder("ui"), session: live.session)
    themePicker = ThemePicker { Self.choose($0, in: live) }
    appearancePicker = AppearancePicker { live.choose($0) }
    let header = HeaderBar()
    header.packStart(appearancePicker.widget)
    header.setTitle(themePicker.widget)
    let content = Box(.vertical)
    for part in [header, problems.widget, gallery.widget] as [Widget] { content.append(part) }
    window.setContent(content)
    window.setMinimumSize(width: 360, height: 294)
    window.hideWhenClosed()
    window.addAction("toggle-dark") { [weak live] in
      guard let live, live.forcedScheme == nil else { return }
      live.choose(live.isDark ? .light : .dark)
    }
    for number in 1...ThemePicker.pinned {
      window.addAction("theme-\(number)") { [weak self] in
        guard let self, let item = themePicker.item(number - 1) else { return }
        Self.choose(item, in: live)
      }
    }
    live.session.observe(self) { [weak self] in self?.show($0) }
  }

  private static func choose(_ item: ThemePicker.Item, in live: LiveTheme) {
    if let id = item.id {
      live.session.select(id)
    } else if let path = item.path {
      live.open([path])
    }
  }

  private func show(_ session: ThemeSession) {
    let name = session.current?.name ?? session.look.theme.name
    window.title = "Compare: \(name) — Livery"
    themePicker.show(themes(session).segments, current: session.currentID)
    appearancePicker.show(live.choice, missing: live.missingChoice, of: name)
    problems.show(Problems(of: session, findings: live.stage.findings))
  }
}
