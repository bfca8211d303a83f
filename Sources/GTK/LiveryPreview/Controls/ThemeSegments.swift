import LiveryAdwaita

/// Some of the themes, each with a segment, and a menu of all after them.
final class ThemeSegments {
  let widget: Widget

  /// Called with the index of the theme that the user chose.
  var onChosen: (Int) -> Void = { _ in }

  /// How many themes have a segment at most.
  let limit: Int

  /// How many characters of a name a segment shows.
  private static let longestName = 16

  private let segments = SegmentedControl()
  private var labels: [Label] = []
  private let more = ThemeMenu(title: translated("More Themes"))

  /// The indices of the themes that have a segment.
  private var shown: [Int] = []

  init(limit: Int) {
    self.limit = limit
    widget = segments.widget
    // Segments are inserted before it.
    segments.widget.append(more.button)
    segments.onChosen = { [weak self] in
      guard let self, shown.indices.contains($0) else { return }
      onChosen(shown[$0])
    }
    more.onChosen = { [weak self] in self?.onChosen($0) }
  }

  /// Updates the segments and the menu, and reuses existing ones; the current theme always has a
  /// segment.
  func show(_ items: [ThemePicker.Item], current: Int?) {
    shown = Array(items.indices.prefix(limit))
    if let current, current < ThemePicker.pinned, !shown.contains(current), !shown.isEmpty {
      shown[shown.count - 1] = current
    }
    while segments.count > shown.count {
      segments.removeLast()
      labels.removeLast()
    }
    while segments.count < shown.count {
      let label = Label("")
      segments.add(label)
      labels.append(label)
    }
    for (index, item) in shown.map({ items[$0] }).enumerated() {
      let isShortened = item.name.count > Self.longestName
      // It is shortened here and not by the label, so that fewer segments are shown if this does
      // not fit.
      labels[index].text = item.shortName(Self.longestName)
      let whole = [isShortened ? item.name : nil, item.path].compactMap(\.self)
      segments.describe(
        index, name: item.name, tooltip: whole.isEmpty ? nil : whole.joined(separator: "\n"))
    }
    segments.setActive(current.flatMap(shown.firstIndex))
    more.fill(items)
    more.show(current)
    more.button.isVisible = items.count > limit
  }
}

extension ThemePicker.Item {
  /// A name of at most so many characters: of themes with the same name, the end of their files.
  func shortName(_ limit: Int) -> String {
    guard name.count > limit else { return name }
    guard let place else { return name.prefix(limit - 1) + "…" }
    let file = place.replacing(".livery.", with: ".")
    return file.count > limit ? "…" + file.suffix(limit - 1) : file
  }
}
