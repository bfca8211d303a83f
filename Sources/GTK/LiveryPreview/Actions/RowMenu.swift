import LiveryAdwaita

/// What the menu of a row offers.
protocol RowCommand: CaseIterable {
  /// The name of its action.
  var action: String { get }

  var label: String { get }
}

/// The menu of the rows of a list: it acts on the row that it was opened for.
final class RowMenu<Command: RowCommand, Row> {
  private let popover = Popover(
    menu: Menu(Command.allCases.map { ($0.label, "row.\($0.action)") }))
  private let holder: Widget
  private var actions: [(command: Command, action: Action)] = []
  private var row: Row?

  /// Creates a menu that a widget around the rows holds.
  init(in holder: Widget, _ perform: @escaping (Command, Row) -> Void) {
    self.holder = holder
    // It stands on no part of the gallery.
    let group = ActionGroup()
    actions = Command.allCases.map { command in
      let action = group.add(command.action) { [weak self] in
        if let row = self?.row { perform(command, row) }
      }
      return (command, action)
    }
    holder.install(group, as: "row")
  }

  isolated deinit {
    popover.detach()
  }

  func open(_ row: Row, named name: String, at widget: Widget, allows: (Command) -> Bool) {
    self.row = row
    for (command, action) in actions { action.isEnabled = allows(command) }
    popover.setAccessibleLabel(translated("Menu of \(name)"))
    popover.open(on: holder, at: widget)
  }

  /// Opens the menu of a list's row with the focus by the keys for menus, and does what some commands
  /// say by keys of their own; both closures get the index of the row.
  static func connect(
    _ list: ListBox, keys: [(keys: String, command: Command)] = [],
    open: @escaping (Int) -> Void, perform: @escaping (Command, Int) -> Void = { _, _ in }
  ) {
    let actions = ActionGroup()
    actions.add("open") { [weak list] in list?.focused.map(open) }
    for (_, command) in keys {
      actions.add(command.action) { [weak list] in list?.focused.map { perform(command, $0) } }
    }
    list.install(actions, as: "row-menu")
    list.addShortcuts(
      [("<Shift>F10", "row-menu.open"), ("Menu", "row-menu.open")]
        + keys.map { ($0.keys, "row-menu.\($0.command.action)") })
  }
}
