package import Adwaita
import Gallery
import LiveryGTK
import ThemeFormats
import ThemeModel
import ThemeSession

/// A second window with a theme and an appearance of its own, on a display of its own.
///
/// What it offers it is told; it opens no file itself.
package final class CompareWindow {
  package let window: Window
  let live: LiveTheme
  let gallery: GalleryView
  private let problems = ProblemBar()
  private let themePicker: ThemePicker
  private let appearancePicker: AppearancePicker
  private let themes: (ThemeSession) -> ThemeChoice

  /// Told a file that was chosen and is not on offer yet, and gives the id that it goes by then.
  var onOpening: (String) -> String? = { _ in nil }

  /// Puts a window together that is not shown yet, and offers what `themes` gives for its session.
  init(
    application: Application, display: Display, library: ThemeLibrary,
    themes: @escaping (ThemeSession) -> ThemeChoice
  ) {
    let window = Window(application: application)
    window.setDisplay(display)
    let live = LiveTheme(
      library: library, display: display, clock: window, followsFiles: false)
    (self.window, self.live, self.themes) = (window, live, themes)
    gallery = GalleryView(folder: Resources.folder("ui"), session: live.session)
    let relay = WeakReference<CompareWindow>()
    themePicker = ThemePicker { relay.object?.choose($0) }
    appearancePicker = AppearancePicker { live.choose($0) }
    relay.object = self
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
        choose(item)
      }
    }
    live.session.observe(self) { [weak self] in self?.show($0) }
  }

  private func choose(_ item: ThemePicker.Item) {
    (item.id ?? item.path.flatMap(onOpening)).map { _ = live.session.select($0) }
  }

  private func show(_ session: ThemeSession) {
    let name = session.current?.name ?? session.look.theme.name
    window.title = "Compare: \(name) — Livery"
    themePicker.show(themes(session).segments, current: session.currentID)
    appearancePicker.show(live.choice, missing: live.missingChoice, of: name)
    problems.show(Problems(of: session, findings: live.stage.findings))
  }
}
