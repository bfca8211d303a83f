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

    /// The same with what the page's code adds: selected rows, held states, charts.
    case page
  }

  let live: LiveryTheme
  private let display: Display
  private let window: Window

  /// The stylesheet of the page's file, which the C program loads too.
  private let style = CSSProvider()

  /// The page with its code, where that is the content.
  private let page: BuiltPage?

  init(
    _ page: Page, _ display: Display, _ library: ThemeLibrary, _ application: Application,
    _ content: Content
  ) throws {
    self.display = display
    let window = Window(application: application)
    self.window = window
    live = LiveryTheme(library: library, display: display, clock: window)
    let file = (Resources.folder("gallery") ?? "") + "/\(page.file)"
    switch content {
    case .file:
      self.page = nil
      BoxView.register()
      guard let root = try Builder(file: file).widget("page") else {
        throw BuilderError(file: file, message: "no widget has the id 'page'")
      }
      window.setContent(root)
      let path = String(file.dropLast("ui".count)) + "css"
      if RegularFile.exists(path) { style.load(file: path) }
      display.add(style, priority: .application)
    case .page:
      let page = try BuiltPage(page, file: file, session: live.session)
      self.page = page
      window.setContent(page.root)
    }
    window.setDefaultSize(width: 1120, height: 760)
    window.present()
    _ = MainLoop.run { window.isMapped }
    _ = MainLoop.run(until: { false }, milliseconds: 500)
  }

  func close() {
    live.stage.leave()
    display.remove(style)
    window.destroy()
  }
}
