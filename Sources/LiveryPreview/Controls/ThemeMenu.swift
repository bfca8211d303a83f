import LiveryAdwaita

/// A button that opens a list of themes, in which the current one is marked.
final class ThemeMenu {
  let button = MenuButton()
  /// Called with the index of the theme that the user chose.
  var onChosen: (Int) -> Void = { _ in }

  private let label = Label("")
  private let showsName: Bool
  private let list = ListBox()
  private let popover: Popover
  private var rows: [Row] = []
  private var items: [ThemePicker.Item] = []

  /// Creates a menu with the name of the current theme on its button, or with a fixed `title`.
  init(title: String? = nil) {
    list.setSelectable(false)
    list.setMinimumSize(width: 200)
    let scroller = ScrolledWindow(child: list)
    scroller.growWithContent(upToHeight: 420)
    popover = Popover(child: scroller)
    popover.addStyleClass("menu")
    label.ellipsize(afterCharacters: 20)
    showsName = title == nil
    if let title {
      button.setName(title)
    } else {
      button.setChild(label)
      button.alwaysShowsArrow = true
      button.tooltip = translated("Theme")
      button.align(horizontally: .center)
    }
    button.setPopover(popover)
    list.onActivated { [weak self] index in
      guard let self else { return }
      popover.close()
      onChosen(index)
    }
  }

  /// Updates the rows, and reuses those that exist.
  func fill(_ items: [ThemePicker.Item]) {
    self.items = items
    while rows.count > items.count { list.remove(rows.removeLast().widget) }
    while rows.count < items.count {
      let row = Row()
      list.append(row.widget)
      rows.append(row)
    }
    for (row, item) in zip(rows, items) { row.show(item.name) }
  }

  /// Marks the theme at an index.
  func show(_ index: Int?) {
    for (other, row) in rows.enumerated() {
      row.mark.isVisible = other == index
    }
    guard showsName else { return }
    label.text = index.map { items[$0].name } ?? translated("Theme")
    button.setAccessibleLabel(label.text)
  }

  /// A theme's name, with a mark after it.
  private final class Row {
    let widget: ListRow
    let mark = Icon("object-select-symbolic")
    private let label = Label(atStart: "")

    init() {
      label.ellipsize(afterCharacters: 32)
      label.hexpand = true
      widget = ListRow(name: "", child: Box(.horizontal, spacing: 12, [label, mark]))
    }

    func show(_ name: String) {
      label.text = name
      widget.setAccessibleLabel(name)
    }
  }
}
