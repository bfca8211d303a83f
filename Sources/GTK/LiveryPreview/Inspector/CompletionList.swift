import LiveryAdwaita
import LiveryGallery
import ThemeColor
import ThemeModel

/// A list of names and functions below a field, whose rows are chosen while the focus stays there.
final class CompletionList {
  private let list = ListBox()
  private let scroller: ScrolledWindow
  private let popover: Popover
  private var rows: [ListRow] = []
  private(set) var isOpen = false

  /// The largest height in px; more rows are reached by scrolling.
  private static let height = 236

  /// The smallest width in px.
  private static let width = 280

  /// Creates a closed list; `onTaken` receives the index of a clicked row.
  init(onTaken: @escaping (Int) -> Void) {
    scroller = ScrolledWindow(child: list)
    scroller.growWithContent(upToHeight: Self.height)
    popover = Popover(belowField: scroller)
    popover.addStyleClass("livery-completion")
    popover.setAccessibleLabel(translated("Suggestions"))
    list.addStyleClass("navigation-sidebar")
    list.setAccessibleLabel(translated("Suggestions"))
    list.setSelectable(true)
    list.onActivated(onTaken)
    popover.onClosed { [weak self] in
      self?.isOpen = false
      // The list may be activating one of them.
      ScheduledCall.whenIdle { [weak self] in self?.clear() }
    }
  }

  isolated deinit {
    popover.detach()
  }

  /// Shows items with their colors below a field inside `holder`.
  func show(_ items: [(ExpressionItem, Color?)], below field: Widget, in holder: Widget) {
    removeRows()
    rows = items.map { Self.row($0, $1) }
    for row in rows { list.append(row) }
    scroller.position.down = 0
    scroller.setMinimumSize(width: max(field.width, Self.width))
    guard !isOpen else { return }
    isOpen = true
    popover.open(on: holder, at: field)
  }

  /// Removes the rows of the closed list, which screen readers would find.
  private func clear() {
    if !isOpen { removeRows() }
  }

  private func removeRows() {
    for row in rows { list.remove(row) }
    rows = []
  }

  func close() {
    guard isOpen else { return }
    popover.close()
  }

  /// The index of the row that Enter takes.
  var selection: Int? {
    get { list.selection }
    set {
      list.selection = newValue
      newValue.map { scroller.reveal(rows[$0], margin: 0) }
    }
  }

  /// Tells screen readers that a field has the list, and which row is selected.
  func describe(to field: Entry) {
    field.setAccessibleList(isOpen ? list : nil, row: isOpen ? selection.map { rows[$0] } : nil)
  }

  private static func row(_ item: ExpressionItem, _ color: Color?) -> ListRow {
    let name = Label(atStart: item.form, "livery-code")
    let plain = item.plainSummary
    let summary = item.summary.hasPrefix("`") ? plain : plain.capitalizedFirst
    let note = Label(atStart: summary, "caption", "dim-label")
    for label in [name, note] { label.ellipsize() }
    note.isVisible = !summary.isEmpty
    let texts = Box(.vertical, [name, note])
    texts.hexpand = true
    texts.align(vertically: .center)
    let row = ListRow(name: item.form, child: Box(.horizontal, spacing: 9, [mark(color), texts]))
    row.setAccessibleDescription(summary)
    row.tooltip = summary.utf8.count > 40 ? summary : nil
    row.ignoreFocus()
    return row
  }

  /// A swatch, or the sign of a function.
  private static func mark(_ color: Color?) -> Widget {
    let swatch = Swatches(width: 20, height: 20)
    guard let color else {
      let sign = Label("ƒ")
      sign.addStyleClass("dim-label")
      sign.setMinimumSize(width: 20)
      return sign
    }
    swatch.show([color.hex])
    return swatch
  }
}
