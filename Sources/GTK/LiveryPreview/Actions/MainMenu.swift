import LiveryAdwaita

extension Menu {
  /// The main menu of a window, with the menu of files that were opened lately.
  ///
  /// It is as high as a small screen, which cuts what is more.
  static func main(recent: Menu) -> Menu {
    let files = Menu([
      translated("_New Theme…"): "new-theme", translated("_Open…"): "open",
    ])
    files.append(submenu: recent, label: translated("Open _Recent"))
    files.append([
      translated("Open _UI…"): "open-ui", translated("_Save"): "save",
      translated("Save _As…"): "save-as",
      translated("_Export…"): "export",
    ])
    let theme = Menu()
    let commands = Menu([translated("De_rive Colors…"): "derive-colors"])
    commands.append(
      section: Menu(ThemeCommand.allCases.map { ($0.label, "win.\($0.action)") }))
    theme.append(submenu: commands, label: translated("T_heme"))
    theme.append([
      translated("_Install on This Desktop…"): "install", translated("Unins_tall…"): "uninstall",
    ])
    let steps = Menu([translated("_Undo"): "undo", translated("_Redo"): "redo"])
    let vision = Menu([
      translated("_Full Color"): "vision::full",
      translated("_Protanopia, No Red"): "vision::protanopia",
      translated("_Deuteranopia, No Green"): "vision::deuteranopia",
      translated("_Tritanopia, No Blue"): "vision::tritanopia",
      translated("_Grayscale"): "vision::grayscale",
    ])
    let view = Menu()
    view.append(translated("Side _by Side"), action: "win.split")
    view.append(translated("_Compare…"), action: "win.compare")
    view.append(submenu: vision, label: translated("_Color Vision"))
    let page = Menu([
      translated("_Roles Under the Pointer"): "roles",
      translated("_Marks on Problems"): "problem-marks",
      translated("_Clear Widget Overrides"): "clear-overrides",
    ])
    view.append(submenu: page, label: translated("On the _Page"))
    let help = Menu([
      translated("_Preferences"): "preferences", translated("_Keyboard Shortcuts"): "shortcuts",
      translated("_About Livery"): "about",
    ])
    let menu = Menu()
    for section in [files, theme, steps, view, help] { menu.append(section: section) }
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
