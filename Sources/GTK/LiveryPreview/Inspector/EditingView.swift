import LiveryAdwaita
import ThemeSession
import ThemeSource

/// A row of the inspector with a value that can be typed.
protocol InspectorRow: AnyObject {
  var widget: ListRow { get }

  /// What is typed and not entered; `nil` where nothing is.
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
    let bar = Box(.horizontal, spacing: 6, [add] + others)
    bar.addStyleClass("toolbar")
    for part in [scroller, Separator(.horizontal), bar] as [Widget] { widget.append(part) }
    list.setSelectable(false)
    list.setAccessibleLabel(name)
    list.addStyleClass("livery-colors")
  }

  /// Shows what a filter admits; returns how many rows that are.
  func show(_ filter: ListFilter) -> Int {
    self.filter = filter
    let fields = fields
    let shown = fields.map { $0.typed != nil || filter.admits($0.texts, isOwn: $0.isOwn) }
    for (row, isShown) in zip(fields, shown) { row.widget.isVisible = isShown }
    list.updateTitles()
    return shown.count { $0 }
  }

  /// The title above a row: that of its group, where the visible row before it has another.
  func title(above index: Int) -> String? {
    let fields = fields
    guard fields.indices.contains(index) else { return nil }
    let before = fields[..<index].last { $0.widget.isVisible }
    return before?.group == fields[index].group ? nil : fields[index].group
  }
}

extension EditingView {
  /// What is typed into a field and not entered; `nil` where nothing is.
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
