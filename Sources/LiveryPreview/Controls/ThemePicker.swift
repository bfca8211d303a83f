import LiveryAdwaita

/// The themes in the header bar: a segment each, or a menu where there is no room for segments.
final class ThemePicker {
  /// A theme as the picker shows it.
  struct Item: Hashable {
    /// How the settings name it: the ID of a built-in theme or the path of a file.
    let key: String

    /// The ID of its entry; `nil` for a file that is not open yet.
    let id: String?
    let name: String

    /// The file, unless the theme is built in.
    let path: String?
  }

  /// How many themes have a segment.
  static let pinned = 6

  /// How many characters of a name a segment shows.
  private static let longestName = 16

  /// Called when the user chooses a theme.
  var onChosen: (Item) -> Void = { _ in }

  let widget = Squeezer()
  private let segments = SegmentedControl()
  private var labels: [Label] = []
  private let more = ThemeMenu(title: translated("More Themes"))
  private let menu = ThemeMenu()
  private var items: [Item] = []

  init() {
    // Segments are inserted before it.
    segments.widget.append(more.button)
    widget.add(segments.widget)
    widget.add(menu.button)
    segments.onChosen = { [weak self] in self?.choose($0) }
    more.onChosen = { [weak self] in self?.choose($0) }
    menu.onChosen = { [weak self] in self?.choose($0) }
  }

  private func choose(_ index: Int) {
    guard items.indices.contains(index) else { return }
    onChosen(items[index])
  }

  /// Adds an action for each segment to a window: `theme-1` and so on.
  func addActions(to window: Window) {
    for index in 0..<Self.pinned {
      window.addAction("theme-\(index + 1)") { [weak self] in self?.choose(index) }
    }
  }

  /// Shows themes in this order, and marks the current one.
  func show(_ items: [Item], current id: String) {
    if items != self.items {
      self.items = items
      fill()
    }
    let index = items.firstIndex { $0.id == id }
    segments.setActive(index.flatMap { $0 < Self.pinned ? $0 : nil })
    menu.show(index)
    more.show(index)
  }

  /// Updates the segments and menus, and reuses those that exist.
  private func fill() {
    let pinned = items.prefix(Self.pinned)
    while segments.count > pinned.count {
      segments.removeLast()
      labels.removeLast()
    }
    while segments.count < pinned.count {
      let label = Label("")
      segments.add(label)
      labels.append(label)
    }
    for (index, item) in pinned.enumerated() {
      let isShortened = item.name.count > Self.longestName
      // Shortened here and not by the label, so that the menu is shown where this does not fit.
      labels[index].text = isShortened ? item.name.prefix(Self.longestName - 1) + "…" : item.name
      let whole = [isShortened ? item.name : nil, item.path].compactMap(\.self)
      segments.describe(
        index, name: item.name, tooltip: whole.isEmpty ? nil : whole.joined(separator: "\n"))
    }
    menu.fill(items)
    more.fill(items)
    more.button.isVisible = items.count > Self.pinned
  }
}
