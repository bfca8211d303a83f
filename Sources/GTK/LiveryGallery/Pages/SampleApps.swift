import LiveryAdwaita

/// A pane of a sample app: a sidebar, what lies beside one, or a whole window.
struct SamplePane {
  let id: String

  /// How many of its children are bars at its top.
  let bars: Int

  /// The style classes that libadwaita gives to such a pane of a split view.
  let classes: [String]

  init(_ id: String, bars: Int = 0, _ classes: String...) {
    (self.id, self.bars, self.classes) = (id, bars, classes)
  }
}

extension BuiltPage {
  /// Shows sample apps as apps of the release look: since libadwaita 1.4 with sidebars of their own
  /// color over the full height, and flat bars in toolbar views.
  ///
  /// The page's file has them as 1.2 does, with raised bars and lines between panes.
  func modernize(_ panes: [SamplePane], without separators: [String]) {
    guard BuilderCatalogue.availability(of: "AdwToolbarView") == .available else { return }
    for pane in panes {
      guard let widget = widget(pane.id) else { continue }
      if pane.classes.contains("sidebar-pane") { widget.removeStyleClass("background") }
      pane.classes.forEach(widget.addStyleClass)
      if pane.bars > 0, let box = widget.as(Box.self) { addToolbarView(to: box, pane.bars) }
    }
    // The panes have an edge of their own.
    for separator in separators { widget(separator)?.isVisible = false }
  }

  /// Moves what a box has into a toolbar view in it.
  private func addToolbarView(to box: Box, _ bars: Int) {
    guard let view = Builder.widget(ofType: "AdwToolbarView") else { return }
    let children = box.children
    children.forEach(box.remove)
    for bar in children.prefix(bars) { view.add(bar, as: "top") }
    let content = Box(.vertical)
    children.dropFirst(bars).forEach(content.append)
    view.add(content)
    view.hexpand = true
    view.vexpand = true
    box.append(view)
  }
}
