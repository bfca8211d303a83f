import LiveryAdwaita
import ThemeSession
import ThemeSource

/// A row of the inspector with a value that can be typed.
protocol InspectorRow: AnyObject {
  var widget: ListRow { get }

  /// What is typed and not entered; `nil` if nothing is.
  var typed: String? { get }

  /// The texts that a search finds it by.
  var texts: [String] { get }

  /// Whether the theme's own file sets the value.
  var isOwn: Bool { get }

  /// The title of the rows that it is among.
  var group: String { get }

  /// Enters what is typed; `false`, with the focus there, where it is no value.
  func commit() -> Bool

  /// Shows the value in place of one that was entered, and not set.
  func takeBack()
}

/// A view of the inspector: rows with values, above a bar with a button that adds one.
class EditingView: ThemeEditing {
  let widget = Box(.vertical)
  let session: ThemeSession
  let list = ListBox()
  let add: Button

  /// The list, or that nothing of it is admitted by the filter.
  private let stack = Stack()
  var filter = ListFilter()

  /// Called when somebody types into a field.
  var onTyped: () -> Void = {}
  var onSaid: (String) -> Void = { _ in }

  /// The rows with fields, in their order.
  var fields: [any InspectorRow] { [] }

  init(
    _ session: ThemeSession, named name: String, adding title: String, beside others: [Widget] = []
  ) {
    self.session = session
    add = Button(text: title, name: title)
    add.hexpand = true
    let scroller = ScrolledWindow(child: list)
    scroller.vexpand = true
    let nothing = StatusPage(
      icon: "edit-find-symbolic", title: translated("Nothing Found"), description: "")
    nothing.addStyleClass("compact")
    stack.add(scroller, named: "some")
    stack.add(nothing, named: "none")
    stack.vexpand = true
    let bar = Box(.horizontal, spacing: 6, [add] + others)
    bar.addStyleClass("toolbar")
    for part in [stack, Separator(.horizontal), bar] as [Widget] { widget.append(part) }
    list.setSelectable(false)
    list.setAccessibleLabel(name)
    list.addStyleClass("livery-colors")
  }

  /// Shows what a filter admits; returns how many rows that are.
  func show(_ filter: ListFilter) -> Int {
    self.filter = filter
    let fields = fields
    let shown = fields.enumerated().map { index, row in
      row.typed != nil
        || filter.admits(row.texts, isOwn: row.isOwn) && (filter.isOn || !isFolded(index))
    }
    showList()
    for (row, isShown) in zip(fields, shown) { row.widget.isVisible = isShown }
    list.updateTitles()
    return count(shown.count { $0 })
  }

  /// Shows the list before its rows come into it: screen readers do not learn of rows that come into a
  /// list which is out of sight.
  func showList() { stack.show("some") }

  /// Says instead of the list that nothing is found, where none of its rows is; returns their number.
  func count(_ shown: Int) -> Int {
    if shown == 0, filter.isOn { stack.show("none") }
    return shown
  }

  /// Whether the field of an index is out of sight until somebody opens the fold that it is in.
  func isFolded(_ index: Int) -> Bool { false }

  /// The title above a row: that of its group, where the visible row before it has another.
  func title(above index: Int) -> String? {
    let fields = fields
    guard fields.indices.contains(index) else { return nil }
    let before = fields[..<index].last { $0.widget.isVisible }
    return before?.group == fields[index].group ? nil : fields[index].group
  }
}

extension EditingView {
  /// What is typed into a field and not entered; `nil` if nothing is.
  var typed: String? { fields.lazy.compactMap(\.typed).first }

  /// Enters what is typed; `false`, with the focus there, where the theme cannot take it.
  func takeTyped() -> Bool { fields.allSatisfy { $0.typed == nil || $0.commit() } }

  /// Shows the values in place of those that were entered, and not set.
  func takeBack() {
    for row in fields where row.typed == nil { row.takeBack() }
  }

  /// The row whose value is written at a location, or else the first on its line.
  func row(at location: SourceLocation) -> ValueRow? {
    let own = fields.compactMap { $0 as? ValueRow }.filter(\.isOwn)
    return own.first { $0.shown?.location?.range.overlaps(location.range) ?? false }
      ?? own.first { $0.shown?.location?.start.line == location.start.line }
  }
}
