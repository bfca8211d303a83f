import LiveryAdwaita

/// The list of pages, and the list of themes below it, which scroll independently.
final class Sidebar {
  let widget: Box
  let pages = PageList()
  let themes = ThemeList()

  /// How high the pages are at most, in px; in a lower window they leave room for themes.
  private static let limit = 440

  init() {
    let title = Label(atStart: translated("Pages"), "heading")
    title.setMargins(top: 12, start: 14)
    let scroller = ScrolledWindow(child: pages.widget)
    scroller.growWithContent(upToHeight: Self.limit)
    themes.widget.vexpand = true
    // The heading and two rows.
    themes.widget.setMinimumSize(height: 140)
    widget = Box(.vertical, [title, scroller, themes.widget])
    widget.vexpand = true
  }
}
