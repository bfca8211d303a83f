import LiveryAdwaita

/// The menu of a theme's row in the sidebar.
final class ThemeRowMenu {
  /// The keys that open the menu of the row with the focus.
  static let keys = [("<Shift>F10", "row-menu.open"), ("Menu", "row-menu.open")].map {
    (keys: $0, action: $1)
  }

  private let popover = Popover(
    menu: Menu(ThemeCommand.allCases.map { ($0.label, "row.\($0.action)") }))
  private let holder: Widget
  private var actions: [Action] = []
  private var theme: SidebarTheme?

  /// Creates a menu that a widget around the rows holds.
  init(in holder: Widget, _ perform: @escaping (ThemeCommand, SidebarTheme) -> Void) {
    self.holder = holder
    // It stands on no part of the gallery.
    popover.addStyleClass(SafeSheet.mark)
    let group = ActionGroup()
    actions = ThemeCommand.allCases.map { command in
      group.add(command.action) { [weak self] in
        if let theme = self?.theme { perform(command, theme) }
      }
    }
    holder.install(group, as: "row")
  }

  isolated deinit {
    popover.detach()
  }

  /// Opens the menu of a theme at its row.
  func open(_ theme: SidebarTheme, at row: Widget) {
    self.theme = theme
    for action in actions { action.isEnabled = theme.isOwn }
    popover.setAccessibleLabel(translated("Menu of \(theme.name)"))
    popover.open(on: holder, at: row)
  }
}
