import LiveryAdwaita

/// The list of pages, and below it the list of themes.
final class Sidebar {
  let widget: ScrolledWindow
  let pages = PageList()
  let themes = ThemeList()

  init() {
    let title = Label(atStart: translated("Pages"), "heading")
    title.setMargins(top: 12, start: 14)
    let content = Box(.vertical, [title, pages.widget, themes.widget])
    content.setMargins(bottom: 6)
    widget = ScrolledWindow(child: content)
    widget.vexpand = true
    themes.follow(widget)
  }
}
