import LiveryAdwaita

/// The commands in the menu of a row.
protocol RowCommand: CaseIterable {
  /// The name of its action.
  var action: String { get }

  var label: String { get }
}

/// The menu for the rows of a list; it acts on the row for which it was opened.
final class RowMenu<Command: RowCommand, Row> {
  private let popover = Popover(
    menu: Menu(Command.allCases.map { ($0.label, "row.\($0.action)") }))
  private let holder: Widget
  private var actions: [(command: Command, action: Action)] = []
  private var row: Row?

  /// Creates a menu whose parent is a widget around the rows.
  init(in holder: Widget, _ perform: @escaping (Command, Row) -> Void) {
    self.holder = holder
    // It is not a part of the gallery.
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

  /// Opens the menu of the focused row by the menu keys, and runs some commands by their own keys;
  /// both closures receive the index of the row.
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
