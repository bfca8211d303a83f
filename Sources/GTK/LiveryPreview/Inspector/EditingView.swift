import LiveryAdwaita
import LiveryGallery
import ThemeSession
import ThemeSource

/// A row of the inspector with a value that can be typed.
protocol InspectorRow: AnyObject {
  var widget: ListRow { get }

  /// Text that is typed but not entered; `nil` if there is none.
  var typed: String? { get }

  /// The texts by which a search finds it.
  var texts: [String] { get }

  /// Whether the theme's own file sets the value.
  var isOwn: Bool { get }

  /// The title of the rows that it is among.
  var group: String { get }

  /// Enters the typed text; if it is not a valid value, returns `false` and moves the focus there.
  func commit() -> Bool

  /// Shows the value again after an entered one could not be set.
  func takeBack()
}

/// A view of the inspector: rows with values, above a bar with a button that adds one.
class EditingView: ThemeEditing {
  let widget = Box(.vertical)
  let session: ThemeSession
  let list = ListBox()
  let add: Button

  /// Where colors are edited.
  let dock = ColorDock()

  private let scroller: ScrolledWindow

  /// The list, or that nothing of it is admitted by the filter.
  private let stack = Stack()
  var filter = ListFilter()

  /// Called when the user types into a field.
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
    scroller = ScrolledWindow(child: list)
    scroller.vexpand = true
    let nothing = StatusPage(
      icon: "edit-find-symbolic", title: translated("Nothing Found"), description: "")
    nothing.addStyleClass("compact")
    stack.add(scroller, named: "some")
    stack.add(nothing, named: "none")
    stack.vexpand = true
    let bar = Box(.horizontal, spacing: 6, [add] + others)
    bar.addStyleClass("toolbar")
    for part in [stack, dock.widget, Separator(.horizontal), bar] as [Widget] {
      widget.append(part)
    }
    list.setSelectable(false)
    list.setAccessibleLabel(name)
    list.addStyleClass("livery-colors")
  }

  /// Shows the rows that a filter matches; returns their number.
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

  /// Shows the list before its rows are added: screen readers are not told of rows that are added
  /// to a hidden list.
  func showList() { stack.show("some") }

  /// If there are no rows, shows a note instead of the list; returns the number of rows.
  func count(_ shown: Int) -> Int {
    if shown == 0, filter.isOn { stack.show("none") }
    return shown
  }

  /// Moves the keyboard focus to a row, which comes to the middle where it was out of sight.
  func lead(to place: Int, _ row: ListRow) {
    scroller.reveal(row)
    _ = list.focus(place)
    list.showFocus()
  }

  /// Does so after the next frame, before which a new or resized row has no place to scroll to.
  func leadAfterFrame(to place: Int, _ row: @escaping () -> ListRow?) {
    list.onEachFrame { false }
    list.afterPaint { [weak self] in
      if let row = row() { self?.lead(to: place, row) }
    }
  }

  /// Scrolls to a row that the dock may cover, after the frame that shows the dock.
  func revealAboveDock(_ row: ListRow) {
    list.onEachFrame { false }
    list.afterPaint { [weak self] in self?.scroller.reveal(row) }
  }

  /// Whether the field of an index is out of sight until somebody opens the fold that it is in.
  func isFolded(_ index: Int) -> Bool { false }

  /// The title above a row: the name of its group, if the visible row before it is in another
  /// group.
  func title(above index: Int) -> String? {
    let fields = fields
    guard fields.indices.contains(index) else { return nil }
    let before = fields[..<index].last { $0.widget.isVisible }
    return before?.group == fields[index].group ? nil : fields[index].group
  }
}

extension EditingView {
  /// Enters the text of a field; if only errors elsewhere in the file prevent that, also says so.
  func entering(_ edit: () throws(SessionError) -> Void) throws(SessionError) {
    do throws(SessionError) {
      try edit()
    } catch {
      if case .hasErrors = error { onSaid("\(error)".capitalizedFirst.withCurvedQuotes) }
      throw error
    }
  }

  /// Enters the text of a value's field.
  func enter(_ text: String, as value: ThemeValue) throws(SessionError) {
    try entering { () throws(SessionError) in try session.enter(text, as: value) }
  }

  /// Text that is typed into a field but not entered; `nil` if there is none.
  var typed: String? { fields.lazy.compactMap(\.typed).first }

  /// Enters the typed text; if the theme cannot accept it, returns `false` and moves the focus
  /// there.
  func takeTyped() -> Bool { fields.allSatisfy { $0.typed == nil || $0.commit() } }

  /// Shows the values again after entered ones could not be set.
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
