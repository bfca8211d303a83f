import LiveryAdwaita

/// A row of a list that shows and hides the rows after it.
final class FoldRow {
  let widget: ListRow
  private let arrow = Icon(FoldRow.icon(isOpen: false))
  private let note = Label(atStart: "", "caption", "dim-label", "numeric")

  /// Whether the rows after it are shown.
  var isOpen = false {
    didSet {
      arrow.name = Self.icon(isOpen: isOpen)
      widget.setAccessibleExpanded(isOpen)
    }
  }

  init(_ title: String) {
    let texts = Box(.vertical, [Label(atStart: title), note])
    texts.hexpand = true
    widget = ListRow(name: title, child: Box(.horizontal, spacing: 12, [texts, arrow]))
    widget.addStyleClass("livery-fold")
    widget.setAccessibleExpanded(false)
  }

  /// The text below the title, such as the number of rows.
  var words: String {
    get { note.text }
    set {
      note.text = newValue
      widget.setAccessibleDescription(newValue)
    }
  }

  private static func icon(isOpen: Bool) -> String {
    isOpen ? "pan-down-symbolic" : "pan-end-symbolic"
  }
}
