import LiveryAdwaita

/// The search above the lists of the inspector, with a switch for values that the theme itself
/// sets.
final class FilterBar {
  let widget: Box
  private let search = SearchEntry()
  private let own = ToggleButton()
  private let elsewhere = Button(label: "")

  /// Called when the filter changes.
  var onChanged: () -> Void = {}

  /// Called when the user wants to see the matches in another view.
  var onElsewhere: () -> Void = {}

  init() {
    search.setPlaceholder(translated("Search the theme"))
    search.setAccessibleLabel(translated("Search the Theme"))
    search.hexpand = true
    own.child = Label(translated("Set Here"))
    own.setName(translated("Set Here"), tooltip: translated("Only what the theme’s own file sets"))
    own.focusesOnClick = false
    let row = Box(.horizontal, spacing: 6, [search, own])
    elsewhere.addStyleClass("flat")
    elsewhere.align(horizontally: .center)
    elsewhere.isVisible = false
    widget = Box(.vertical, spacing: 6, [row, elsewhere])
    widget.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    search.onSearch { [weak self] in self?.onChanged() }
    search.onStopped { [weak self] in self?.clear() }
    own.onToggled { [weak self] in self?.onChanged() }
    elsewhere.onClicked { [weak self] in self?.onElsewhere() }
  }

  var filter: ListFilter { ListFilter(text: search.text, showsOnlyOwn: own.isActive) }

  /// Shows everything again.
  func clear() {
    search.text = ""
    own.isActive = false
    onChanged()
  }

  /// Says to a screen reader, whose focus stays in the search, that the list is empty.
  func show(isEmpty: Bool) {
    search.setAccessibleDescription(isEmpty ? translated("Nothing Found") : "")
  }

  /// Offers another view that has something of what is searched for; none for `nil`.
  func show(elsewhere found: (count: Int, title: String)?) {
    elsewhere.isVisible = found != nil
    guard let found else { return }
    let words = translated("\(found.count) in “\(found.title)”")
    (elsewhere.child?.as(Label.self))?.text = words
    elsewhere.setName(translated("Show \(words)"))
  }
}
