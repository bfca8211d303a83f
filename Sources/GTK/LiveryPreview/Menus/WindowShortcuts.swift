/// The keys of the window, by the action that they start.
enum WindowShortcuts {
  /// The keys that the application handles before the widget with the focus.
  static let application: [(action: String, keys: [String])] =
    [
      ("window.close", ["<Control>w"]),
      ("win.new-theme", ["<Control>n"]),
      ("win.open", ["<Control>o"]),
      ("win.open-ui", ["<Control><Shift>o"]),
      ("win.save", ["<Control>s"]),
      ("win.save-as", ["<Control><Shift>s"]),
      ("win.export", ["<Control>e"]),
      ("win.compare", ["<Control><Shift>c"]),
      ("win.split", ["F7"]),
      ("win.toggle-dark", ["<Control>d"]),
      ("win.next-page", ["<Control>Page_Down"]),
      ("win.previous-page", ["<Control>Page_Up"]),
      ("win.inspector", ["F9"]),
      ("win.next-pane", ["F6"]),
      ("win.roles", ["<Control>r"]),
      ("win.zoom-in", ["<Control>plus", "<Control>equal", "<Control>KP_Add"]),
      ("win.zoom-out", ["<Control>minus", "<Control>KP_Subtract"]),
      ("win.reset-view", ["<Control>0", "<Control>KP_0"]),
      ("win.full-screen", ["F11"]),
      ("win.preferences", ["<Control>comma"]),
      ("win.shortcuts", ["<Control>question"]),
    ] + (1...ThemePicker.pinned).map { ("win.theme-\($0)", ["<Alt>\($0)"]) }

  /// Shortcuts that the focused widget may handle first, such as an entry that undoes its text.
  static let window: [(keys: String, action: String)] =
    undo + [("<Shift>F10", "win.override"), ("Menu", "win.override")]

  /// Shortcuts that our own fields handle only after text was typed.
  static let undo: [(keys: String, action: String)] = [
    // If an action has two shortcuts, menus show the last one.
    ("<Control>z", "win.undo"), ("<Control>y", "win.redo"), ("<Control><Shift>z", "win.redo"),
  ]

  /// All shortcuts, for popovers, in which the application's shortcuts do not work.
  static let popover: [(keys: String, action: String)] =
    window + application.flatMap { shortcut in shortcut.keys.map { ($0, shortcut.action) } }
}
