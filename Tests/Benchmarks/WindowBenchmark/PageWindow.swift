import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeFormats

/// A window with a page alone.
@MainActor final class PageWindow {
  enum Content {
    /// What the page's file describes, as the C program shows it.
    case file

    /// The same with what the page's code adds: selected rows, held states, charts, colors' names.
    case page
  }

  let live: LiveryTheme
  private let display: Display
  private let window: Window

  /// The page's own stylesheet, which the C program loads too.
  private let style = CSSProvider()
  private let builder: Builder?
  private let page: BuiltPage?

  init(
    _ page: Page, _ display: Display, _ library: ThemeLibrary, _ application: Application,
    _ content: Content
  ) throws {
    self.display = display
    window = Window(application: application)
    live = LiveryTheme(library: library, display: display, clock: window)
    let file = (Resources.folder("ui") ?? "") + "/\(page.file)"
    switch content {
    case .file:
      BoxView.register()
      builder = try Builder(file: file)
      self.page = nil
      builder?.widget("page").map { window.setContent($0) }
      let path = String(file.dropLast("ui".count)) + "css"
      if RegularFile.exists(path) { style.load(file: path) }
      display.add(style, priority: .application)
    case .page:
      builder = nil
      self.page = try BuiltPage(page, file: file, session: live.session)
      self.page.map { window.setContent($0.root) }
    }
    window.setDefaultSize(width: 1120, height: 760)
    window.present()
    let shown = window
    _ = MainLoop.run { shown.isMapped }
    _ = MainLoop.run(until: { false }, milliseconds: 500)
  }

  func close() {
    live.stage.leave()
    display.remove(style)
    window.destroy()
  }
}
