import LiveryAdwaita
import ThemeSession

/// The button that lists the steps to undo and redo; choosing one goes to that step.
final class HistoryMenu {
  /// How many steps are listed of each kind.
  private static let limit = 20

  /// Returns the steps when the list opens.
  var steps: (_ count: Int) -> (done: [HistoryStep], undone: [HistoryStep]) = { _ in ([], []) }

  /// Called with the number of steps to redo; a negative number undoes steps.
  var onChosen: (Int) -> Void = { _ in }

  private let menu = ListMenu(width: 300, longest: 48)

  /// The number of steps at the start of the list that can be redone.
  private var undone = 0

  init() {
    // It is not a part of the gallery.
    menu.setAccessibleLabel(translated("History"))
    button.setIcon("document-open-recent-symbolic", label: translated("History"))
    button.addStyleClass("flat")
    button.focusesOnClick = false
    menu.onOpening = { [weak self] in self?.fill() }
    menu.onChosen = { [weak self] index in
      guard let self, index != undone else { return }
      onChosen(undone - index)
    }
  }

  var button: MenuButton { menu.button }

  /// Lists the newest state first, down to the one before all steps.
  private func fill() {
    let (done, undone) = steps(Self.limit)
    self.undone = undone.count
    let words = undone.reversed().map(\.words) + done.map(\.words)
    let first = done.count < Self.limit ? [translated("Before all changes")] : []
    menu.fill((words + first).enumerated().map { item($1, at: $0) })
    menu.mark(undone.count)
  }

  private func item(_ words: String, at index: Int) -> ListMenu.Item {
    let name =
      index == undone
      ? translated("\(words), shown now") : index < undone ? translated("\(words), undone") : words
    return ListMenu.Item(text: words, name: name, isDimmed: index < undone, tooltip: words)
  }
}
