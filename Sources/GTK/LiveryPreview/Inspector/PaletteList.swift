import LiveryAdwaita
import ThemeColor
import ThemeFormats

/// A popover that lists the colors of a palette by name, with a search.
final class PaletteList {
  private let popover: Popover
  private let search = SearchEntry()
  private let list = ListBox()
  private let nothing = Label(translated("Nothing Found"))
  private var rows: [(name: String, row: ListRow)] = []
  private var choose: (String) -> Void = { _ in }

  init() {
    search.setPlaceholder(translated("Search by name"))
    search.setAccessibleLabel(translated("Search by Name"))
    list.setSelectable(false)
    list.setAccessibleLabel(translated("Palette"))
    nothing.addStyleClass("dim-label")
    nothing.isVisible = false
    let scroller = ScrolledWindow(child: list)
    scroller.setMinimumSize(width: 280, height: 280)
    let content = Box(.vertical, spacing: 6, [search, nothing, scroller])
    content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    popover = Popover(child: content)
    popover.setAccessibleLabel(translated("Palette"))
    popover.addShortcuts(WindowShortcuts.popover)
    search.onSearch { [weak self] in self?.filter() }
    search.onStopped { [weak self] in self?.popover.close() }
    search.onActivated { [weak self] in
      guard let self else { return }
      filter()
      if let first = rows.firstIndex(where: \.row.isVisible) { choose(at: first) }
    }
    list.onActivated { [weak self] in self?.choose(at: $0) }
  }

  isolated deinit {
    popover.detach()
  }

  /// Opens the popover at a widget inside `holder`; `choose` receives the name of a chosen color.
  func open(
    _ colors: [(name: String, color: Color)], at widget: Widget, in holder: Widget,
    choose: @escaping (String) -> Void
  ) {
    self.choose = choose
    for (_, row) in rows { list.remove(row) }
    rows = colors.map { ($0.name, Self.row($0.name, $0.color)) }
    for (_, row) in rows { list.append(row) }
    search.text = ""
    filter()
    popover.open(on: holder, at: widget)
    search.takeFocus()
  }

  private static func row(_ name: String, _ color: Color) -> ListRow {
    let swatch = Swatches(width: 26, height: 18)
    swatch.show([color.hex])
    let title = Label(atStart: name)
    title.ellipsizeMiddle()
    title.hexpand = true
    title.tooltip = name
    let value = Label(atStart: color.shortHex, "caption", "dim-label", "numeric")
    let content = Box(.horizontal, spacing: 9, [swatch, title, value])
    content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    return ListRow(name: name, child: content)
  }

  private func filter() {
    let filter = ListFilter(text: search.text, showsOnlyOwn: false)
    for (name, row) in rows { row.isVisible = filter.admits([name], isOwn: true) }
    nothing.isVisible = !rows.contains { $0.row.isVisible }
  }

  private func choose(at index: Int) {
    guard rows.indices.contains(index) else { return }
    popover.close()
    choose(rows[index].name)
  }
}
