import LiveryAdwaita

protocol ThemeListDelegate: AnyObject {
  func chooseTheme(_ theme: SidebarTheme)
  func setPinned(_ isPinned: Bool, _ theme: SidebarTheme)
  func closeTheme(_ theme: SidebarTheme)
  func perform(_ command: ThemeCommand, on theme: SidebarTheme)
}

/// All themes in sections, with a search; more rows are created when the user scrolls.
final class ThemeList {
  /// How many rows are created at a time.
  private static let batch = 40

  let widget = Box(.vertical)
  private let list = ListBox.forNavigation()
  private let search = SearchEntry()
  private let searchBar: Revealer
  private let searchToggle = ToggleButton()
  private let nothing = Label(translated("No Themes Found"))
  private let scroller: ScrolledWindow
  private var themes: [SidebarTheme] = []
  private var matches: [SidebarTheme] = []
  private var pinned: Set<String> = []
  private var currentID: String?
  private var rows: [ThemeRow] = []
  private var limit = ThemeList.batch
  private var isUpdating = false
  private lazy var menu = RowMenu<ThemeCommand, SidebarTheme>(in: widget) { [weak self] in
    self?.delegate?.perform($0, on: $1)
  }

  weak var delegate: (any ThemeListDelegate)?

  init() {
    let rows = Box(.vertical, [list, nothing])
    rows.setMargins(bottom: 6)
    scroller = ScrolledWindow(child: rows)
    scroller.vexpand = true
    let title = Label(atStart: translated("Themes"), "heading")
    title.hexpand = true
    searchToggle.setIcon("system-search-symbolic")
    searchToggle.addStyleClass("flat")
    searchToggle.setName(translated("Search Themes"))
    let open = Button(icon: "document-open-symbolic", label: translated("Open a Theme File"))
    open.addStyleClass("flat")
    open.setAction("win.open")
    let heading = Box(.horizontal, spacing: 6, [title, searchToggle, open])
    heading.setMargins(top: 6, start: 14, end: 6)
    search.setPlaceholder(translated("Search themes"))
    search.setAccessibleLabel(translated("Search Themes"))
    search.setMargins(top: 6, start: 12, end: 12)
    searchBar = Revealer(child: search)
    list.addStyleClass("navigation-sidebar")
    list.setAccessibleLabel(translated("Themes"))
    nothing.addStyleClass("dim-label")
    nothing.setMargins(top: 24, bottom: 24)
    nothing.isVisible = false
    for part in [heading, searchBar, scroller] as [Widget] { widget.append(part) }
    follow()
    RowMenu<ThemeCommand, SidebarTheme>.connect(
      list, open: { [weak self] in _ = self?.openMenu(ofRow: $0) })
    list.setTitles { [weak self] in self?.title(above: $0) }
    list.onSelected { [weak self] index in
      guard let self, !isUpdating, let index, matches.indices.contains(index) else { return }
      delegate?.chooseTheme(matches[index])
    }
    searchToggle.onToggled { [weak self] in self?.toggledSearch() }
    search.onSearch { [weak self] in
      self?.limit = Self.batch
      self?.fill()
    }
    search.onStopped { [weak self] in self?.searchToggle.isActive = false }
    search.onActivated { [weak self] in
      guard let self, let first = matches.first else { return }
      delegate?.chooseTheme(first)
    }
  }

  var rowCount: Int { rows.count }

  /// Creates more rows when the list is scrolled near its end.
  private func follow() {
    scroller.onNearEnd(within: 400) { [weak self] in
      guard let self, limit < matches.count else { return }
      limit += Self.batch
      ScheduledCall.whenIdle { [weak self] in self?.fill() }
    }
  }

  func show(_ themes: [SidebarTheme], pinned: Set<String>, current id: String?) {
    guard themes != self.themes || pinned != self.pinned || id != currentID else { return }
    let (old, before) = (currentID, list.selection)
    (self.themes, self.pinned, currentID) = (themes, pinned, id)
    fill()
    if id != old || list.selection != before { revealCurrent() }
  }

  /// Updates the rows for the search, and reuses existing rows.
  private func fill() {
    isUpdating = true
    defer { isUpdating = false }
    let wanted = search.text.lowercased()
    matches =
      wanted.isEmpty ? themes : themes.filter { $0.name.lowercased().contains(wanted) }
    let current = matches.firstIndex { $0.id != nil && $0.id == currentID }
    let count = min(matches.count, max(limit, current.map { $0 + 1 } ?? 0))
    while rows.count > count { list.remove(rows.removeLast().widget) }
    while rows.count < count {
      let row = ThemeRow()
      row.delegate = delegate
      let index = rows.count
      row.widget.onContextMenu { [weak self] _, _ in self?.openMenu(ofRow: index) ?? false }
      rows.append(row)
      list.append(row.widget)
    }
    for (row, theme) in zip(rows, matches) {
      row.show(theme, isPinned: pinned.contains(theme.key))
    }
    list.updateTitles()
    list.selection = current
    list.isVisible = !matches.isEmpty
    nothing.isVisible = matches.isEmpty
  }

  /// Opens the menu of a theme at its row; `false` if there is no such row.
  @discardableResult
  private func openMenu(ofRow index: Int) -> Bool {
    guard matches.indices.contains(index), rows.indices.contains(index) else { return false }
    let theme = matches[index]
    menu.open(theme, named: theme.name, at: rows[index].widget) { theme.allows($0) }
    return true
  }

  /// Scrolls to the current theme when its row has a position.
  private func revealCurrent() {
    var count = 0
    widget.onEachFrame { [weak self] in
      count += 1
      // The second frame begins when the first was laid out.
      guard let self, count > 1 else { return self != nil }
      guard let index = list.selection, rows.indices.contains(index) else { return false }
      scroller.reveal(rows[index].widget)
      return false
    }
  }

  private func title(above index: Int) -> String? {
    guard matches.indices.contains(index) else { return nil }
    let section = matches[index].section
    let isFirst = index == 0 || matches[index - 1].section != section
    return isFirst ? section.title : nil
  }

  private func toggledSearch() {
    searchBar.isRevealed = searchToggle.isActive
    if searchToggle.isActive {
      search.takeFocus()
    } else {
      search.text = ""
    }
  }
}
