import LiveryAdwaita

/// A button that opens a list of themes with the current one marked.
final class ThemeMenu {
  /// Called with the index of the theme that the user chose.
  var onChosen: (Int) -> Void {
    get { menu.onChosen }
    set { menu.onChosen = newValue }
  }

  /// Called before the list opens, in time to fill it.
  var onOpening: () -> Void {
    get { menu.onOpening }
    set { menu.onOpening = newValue }
  }

  /// The accessible name of the button, given the name of the current theme.
  var buttonName: (String) -> String = { $0 }

  private let menu = ListMenu(width: 200, longest: 32)
  private let label = Label("")
  private let showsName: Bool
  private var items: [ThemePicker.Item] = []

  /// Creates a menu with the name of the current theme on its button, or with a fixed `title`.
  init(title: String? = nil) {
    label.ellipsize(afterCharacters: 20)
    showsName = title == nil
    if let title {
      button.setName(title)
    } else {
      button.setChild(label)
      button.alwaysShowsArrow = true
      button.tooltip = translated("Theme")
      button.align(horizontally: .center)
    }
  }

  var button: MenuButton { menu.button }

  /// Updates the list.
  func fill(_ items: [ThemePicker.Item]) {
    self.items = items
    menu.fill(items.map { ListMenu.Item(text: $0.name, name: $0.name) })
  }

  func show(_ index: Int?) {
    menu.mark(index)
    show(name: index.map { items[$0].name } ?? translated("Theme"))
  }

  /// Shows the name of the current theme on the button.
  func show(name: String) {
    guard showsName else { return }
    label.text = name
    button.setAccessibleLabel(buttonName(label.text))
  }
}
