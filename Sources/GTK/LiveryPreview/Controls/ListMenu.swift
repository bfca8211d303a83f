import LiveryAdwaita

/// A button that opens a list, in which one item may be marked.
final class ListMenu {
  /// An item of the list.
  struct Item: Hashable {
    let text: String

    /// The accessible name.
    var name: String

    var isDimmed = false
    var tooltip: String?
  }

  let button = MenuButton()
  let popover: Popover

  /// Called with the index of the item that the user chose.
  var onChosen: (Int) -> Void = { _ in }

  /// Called before the list opens, in time to fill it.
  var onOpening: () -> Void = {}

  private let list = ListBox()
  private let longest: Int
  private var items: [Item] = []
  private var marked: Int?

  /// The rows, which follow the items while the list is open.
  private var rows: [Row] = []

  /// Creates a list with a width in px, which shortens texts that are longer than `longest`
  /// characters.
  init(width: Int, longest: Int) {
    self.longest = longest
    list.setSelectable(false)
    list.setMinimumSize(width: width)
    let scroller = ScrolledWindow(child: list)
    scroller.growWithContent(upToHeight: 420)
    popover = Popover(child: scroller)
    popover.addStyleClass("menu")
    button.setPopover(popover)
    button.onOpening { [weak self] in
      guard let self else { return }
      onOpening()
      showRows()
    }
    list.onActivated { [weak self] index in
      guard let self else { return }
      popover.close()
      onChosen(index)
    }
  }

  /// Names the list for screen readers.
  func setAccessibleLabel(_ name: String) {
    list.setAccessibleLabel(name)
    popover.setAccessibleLabel(name)
  }

  /// Lists items instead of the previous ones.
  func fill(_ items: [Item]) {
    self.items = items
    if popover.isMapped { showRows() }
  }

  /// Marks the item at an index.
  func mark(_ index: Int?) {
    marked = index
    showMark()
  }

  /// Shows the items in rows, and reuses those that exist.
  private func showRows() {
    while rows.count > items.count { list.remove(rows.removeLast().widget) }
    while rows.count < items.count {
      let row = Row(longest: longest)
      list.append(row.widget)
      rows.append(row)
    }
    for (row, item) in zip(rows, items) { row.show(item) }
    showMark()
  }

  private func showMark() {
    for (index, row) in rows.enumerated() { row.mark.isVisible = index == marked }
  }

  /// A text with a mark after it.
  private final class Row {
    let widget: ListRow
    let mark = Icon("object-select-symbolic")
    private let label = Label(atStart: "")

    init(longest: Int) {
      label.ellipsize(afterCharacters: longest)
      label.hexpand = true
      widget = ListRow(name: "", child: Box(.horizontal, spacing: 12, [label, mark]))
    }

    func show(_ item: Item) {
      label.text = item.text
      label.setStyleClass("dim-label", item.isDimmed)
      widget.setAccessibleLabel(item.name)
      widget.tooltip = item.tooltip
    }
  }
}
