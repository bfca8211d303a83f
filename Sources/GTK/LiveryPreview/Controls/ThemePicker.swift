import LiveryAdwaita

/// The themes in the header bar: as many segments as fit, or a menu.
final class ThemePicker {
  /// A theme as the picker shows it.
  struct Item: Hashable {
    /// How the settings name it: the ID of a built-in theme or the path of a file.
    let key: String

    /// The ID of its entry; `nil` for a file that is not open yet.
    let id: String?
    let name: String

    /// The file; `nil` for a built-in theme.
    let path: String?

    /// The part of the path that tells it from other themes of its name.
    var place: String?
  }

  /// How many themes have a segment.
  static let pinned = 6

  /// The numbers of segments to try as the width decreases.
  private static let counts = [pinned, 4, 3, 2]

  var onChosen: (Item) -> Void = { _ in }

  let widget = Squeezer()
  private let segments = counts.map { ThemeSegments(limit: $0) }
  private let menu = ThemeMenu()
  private var items: [Item] = []
  private var current: Int?

  init() {
    for part in segments {
      widget.add(part.widget)
      part.onChosen = { [weak self] in self?.choose($0) }
    }
    widget.add(menu.button)
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
    let index = items.firstIndex { $0.id == id }
    guard items != self.items || index != current else { return }
    if items != self.items { menu.fill(items) }
    (self.items, current) = (items, index)
    menu.show(index)
    for part in segments { part.show(items, current: index) }
  }
}
