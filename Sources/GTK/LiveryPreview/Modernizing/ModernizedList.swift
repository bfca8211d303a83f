import LiveryAdwaita
import ThemeProject
import ThemeSource

/// The findings of a rewritten file: first the changes, then the remaining findings with reasons.
final class ModernizedList {
  let widget = Stack()
  private let list = ListBox()
  private var rows: [ListRow] = []

  /// The number of rewritten findings; the remaining ones come after them.
  private var madeCount = 0

  /// The maximum number of rows of each kind; nobody reads more.
  private static let limit = 200

  init() {
    list.setSelectable(false)
    list.showSeparators()
    list.setAccessibleLabel(translated("Rewritten"))
    list.setTitles { [weak self] in self?.title(above: $0) }
    let empty = StatusPage(
      icon: "object-select-symbolic", title: translated("Nothing to Modernize"),
      description: translated("No CSS in this file is deprecated."))
    empty.addStyleClass("compact")
    widget.add(empty, named: "none")
    widget.add(list, named: "some")
    widget.vexpand = true
  }

  /// Shows the changes of a file; nothing for `nil`.
  func show(_ file: ModernizedFile?) {
    let made = file?.made.prefix(Self.limit) ?? []
    let left = file?.left.prefix(Self.limit) ?? []
    madeCount = made.count
    let isEmpty = made.isEmpty && left.isEmpty
    // Screen readers are not told of rows that are added to a hidden list.
    widget.show(isEmpty && file != nil ? "none" : "some")
    list.changeRows {
      while let row = rows.popLast() { list.remove(row) }
      if let file { rows = made.compactMap { Self.row($0, in: file) } }
      rows += left.map { ProblemRow($0).row(button: nil) }
      for row in rows { list.append(row) }
    }
    list.updateTitles()
  }

  private func title(above index: Int) -> String? {
    if index == madeCount { return translated("Left as It Is") }
    return index == 0 ? translated("Rewritten") : nil
  }

  /// The row of a finding that is rewritten, with old and new text.
  private static func row(_ finding: Finding, in file: ModernizedFile) -> ListRow? {
    guard let fix = finding.fix else { return nil }
    let change = ChangeExcerpt(fix, in: file.before)
    let others =
      change.others == 0
      ? ""
      : " · "
        + translated(
          "\(change.others) more place", or: "\(change.others) more places", count: change.others)
    let place = "\(finding.location.shortDescription) · \(finding.rule)\(others)"
    let old = Label(atStart: change.old, "monospace", "caption", "dim-label")
    let new = Label(atStart: change.new, "monospace", "caption")
    let foot = Label(atStart: place, "caption", "dim-label")
    for label in [old, new, foot] { label.wrap() }
    new.hexpand = true
    let arrow = Label("→")
    arrow.addStyleClasses("caption", "dim-label")
    arrow.align(vertically: .start)
    let content = Box(
      .vertical, spacing: 3, [old, Box(.horizontal, spacing: 6, [arrow, new]), foot])
    let row = ListRow(
      name: translated("“\(change.old)” becomes “\(change.new)”, \(place)"), child: content)
    row.tooltip = finding.message
    row.addStyleClass("livery-problem")
    return row
  }
}
