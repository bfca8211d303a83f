import LiveryAdwaita

extension Menu {
  /// The main menu of a window, with the menu of recently opened files.
  ///
  /// It has ten entries. Entries that only change the view are in the view menu, and *New* is a
  /// button of the header bar.
  static func main(recent: Menu) -> Menu {
    let open = Menu([translated("_Open…"): "open", translated("Open _UI…"): "open-ui"])
    open.append(section: recent)
    let files = Menu()
    files.append(submenu: open, label: translated("_Open"))
    files.append([
      translated("_Save"): "save", translated("Save _As…"): "save-as",
      translated("_Export…"): "export",
    ])
    let theme = Menu()
    theme.append(submenu: .theme, label: translated("T_heme"))
    theme.append([
      translated("_Install on This Desktop…"): "install", translated("Unins_tall…"): "uninstall",
    ])
    let help = Menu([
      translated("_Preferences"): "preferences", translated("_Keyboard Shortcuts"): "shortcuts",
      translated("_About Livery"): "about",
    ])
    let menu = Menu()
    for section in [files, theme, help] { menu.append(section: section) }
    return menu
  }

  /// The commands for the shown theme.
  private static var theme: Menu {
    let menu = Menu()
    menu.append(
      section: Menu([
        translated("_New Theme…"): "new-theme", translated("_Adjust Colors…"): "adjust",
        translated("De_rive Colors…"): "derive-colors", translated("_Modernize…"): "modernize",
      ]))
    menu.append(section: Menu([translated("_Undo"): "undo", translated("_Redo"): "redo"]))
    menu.append(section: Menu(ThemeCommand.allCases.map { ($0.label, "win.\($0.action)") }))
    return menu
  }

  convenience init(_ items: [(label: String, action: String)]) {
    self.init()
    for (label, action) in items { append(label, action: action) }
  }

  /// Creates a menu of labels with actions of the window.
  private convenience init(_ items: KeyValuePairs<String, String>) {
    self.init()
    append(items)
  }

  private func append(_ items: KeyValuePairs<String, String>) {
    for (label, action) in items { append(label, action: "win.\(action)") }
  }
}
