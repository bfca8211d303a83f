import LiveryAdwaita
import ThemeSession

/// The button that lists the steps that can be undone and redone, of which one can be gone to.
final class HistoryMenu {
  /// How many steps are listed of each kind.
  private static let limit = 20

  let button = MenuButton()

  /// The steps, asked for when the list opens.
  var steps: (_ count: Int) -> (done: [HistoryStep], undone: [HistoryStep]) = { _ in ([], []) }

  /// Called with how many steps are to be redone, less than none for those to be undone.
  var onChosen: (Int) -> Void = { _ in }

  private let list = ListBox()
  private let popover: Popover
  private var rows: [ListRow] = []
  private var places: [Int] = []

  init() {
    list.setSelectable(false)
    list.setMinimumSize(width: 300)
    list.setAccessibleLabel(translated("History"))
    let scroller = ScrolledWindow(child: list)
    scroller.growWithContent(upToHeight: 420)
    popover = Popover(child: scroller)
    popover.addStyleClass("menu")
    // It stands on no part of the gallery.
    popover.addStyleClass(SafeSheet.mark)
    popover.setAccessibleLabel(translated("History"))
    button.setIcon("document-open-recent-symbolic", label: translated("History"))
    button.addStyleClass("flat")
    button.focusesOnClick = false
    button.setPopover(popover)
    button.onOpening { [weak self] in self?.fill() }
    list.onActivated { [weak self] index in
      guard let self, places.indices.contains(index) else { return }
      popover.close()
      if places[index] != 0 { onChosen(places[index]) }
    }
  }

  /// Lists the newest state first, down to the one before all steps.
  private func fill() {
    let (done, undone) = steps(Self.limit)
    while let row = rows.popLast() { list.remove(row) }
    places = []
    for (place, step) in undone.enumerated().reversed() { add(step.words, place + 1) }
    for (place, step) in done.enumerated() { add(step.words, -place) }
    if done.count < Self.limit { add(translated("Before all changes"), -done.count) }
  }

  private func add(_ words: String, _ place: Int) {
    let label = Label(atStart: words)
    label.ellipsize(afterCharacters: 48)
    label.hexpand = true
    label.setStyleClass("dim-label", place > 0)
    let mark = Icon("object-select-symbolic")
    mark.isVisible = place == 0
    let name =
      place == 0
      ? translated("\(words), shown now") : place > 0 ? translated("\(words), undone") : words
    let row = ListRow(name: name, child: Box(.horizontal, spacing: 12, [label, mark]))
    row.tooltip = words
    list.append(row)
    rows.append(row)
    places.append(place)
  }
}
