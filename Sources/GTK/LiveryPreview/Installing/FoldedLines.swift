import LiveryAdwaita

/// A collapsed list of lines under a title.
final class FoldedLines {
  let widget: Widget

  /// The height in px at which the expanded list starts to scroll.
  private static let height = 220

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - title: The title, which is also the list's accessible name.
  ///   - words: The text below the title.
  ///   - lines: The lines to show when it is expanded.
  ///   - width: About the width of the lines, in characters.
  init(_ title: String, words: String, lines: [String], width: Int) {
    let list = ListBox()
    let fold = FoldRow(title)
    fold.words = words
    let rows = lines.map { line in
      let label = Label(atStart: line, "caption")
      label.wrap()
      label.limitWidth(characters: width)
      label.setMargins(top: 6, bottom: 6, start: 12, end: 12)
      return ListRow(name: line, child: label)
    }
    list.setSelectable(false)
    list.setAccessibleLabel(title)
    for row in [fold.widget] + rows { list.append(row) }
    for row in rows { row.isVisible = false }
    list.onActivated { index in
      guard index == 0 else { return }
      fold.isOpen.toggle()
      for row in rows { row.isVisible = fold.isOpen }
    }
    let scroller = ScrolledWindow(child: list)
    scroller.growWithContent(upToHeight: Self.height)
    scroller.addStyleClass("frame")
    widget = scroller
  }
}
