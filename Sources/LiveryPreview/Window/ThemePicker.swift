import Adwaita

/// The themes in the header bar: a segment each, or a menu where there is no room for segments.
final class ThemePicker {
  /// A theme as the picker shows it.
  struct Item: Hashable {
    /// What the settings call it.
    let key: String

    /// The id of its entry; `nil` for a file that is not open yet.
    let id: String?
    let name: String

    /// The file, unless the theme is built in.
    let path: String?
  }

  /// How many themes have a segment.
  static let pinned = 6

  /// How many characters of a name a segment shows.
  private static let longestName = 16

  let widget = Squeezer()
  private let segments = SegmentedControl()
  private var labels: [Label] = []
  private let more: ThemeMenu
  private let menu: ThemeMenu
  private var items: [Item] = []

  init(onChosen: @escaping (Item) -> Void) {
    more = ThemeMenu(title: "More Themes", onChosen: onChosen)
    menu = ThemeMenu(onChosen: onChosen)
    segments.appendTrailing(more.button)
    widget.add(segments.widget)
    widget.add(menu.button)
    segments.onChosen = { [weak self] index in
      guard let self, items.indices.contains(index) else { return }
      onChosen(items[index])
    }
  }

  /// Shows themes in this order and which of them is current.
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

  /// The theme of a segment, counted from 0.
  func item(_ index: Int) -> Item? {
    index < Self.pinned && items.indices.contains(index) ? items[index] : nil
  }

  /// Brings the segments and menus in line with the items, and keeps those that are there.
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
      let isCut = item.name.count > Self.longestName
      // Cut here, and not by the label: where there is no room for so much, the menu takes over.
      labels[index].text = isCut ? item.name.prefix(Self.longestName - 1) + "…" : item.name
      let whole = [isCut ? item.name : nil, item.path].compactMap(\.self)
      segments.describe(
        index, name: item.name, tooltip: whole.isEmpty ? nil : whole.joined(separator: "\n"))
    }
    menu.fill(items)
    more.fill(items)
    more.button.isVisible = items.count > Self.pinned
  }
}
