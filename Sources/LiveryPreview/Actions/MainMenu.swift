import Adwaita

extension Menu {
  /// The main menu of the window.
  static var main: Menu {
    let files = Menu([
      "_Open…": "open", "Open _UI…": "open-ui", "_Save": "save", "Save _As…": "save-as",
      "_Export…": "export",
    ])
    let steps = Menu(["_Undo": "undo", "_Redo": "redo"])
    let vision = Menu([
      "_Full Color": "vision::full", "_Protanopia, No Red": "vision::protanopia",
      "_Deuteranopia, No Green": "vision::deuteranopia",
      "_Tritanopia, No Blue": "vision::tritanopia", "_Grayscale": "vision::grayscale",
    ])
    let view = Menu()
    view.append("_Compare…", action: "win.compare")
    view.append(submenu: vision, label: "_Color Vision")
    view.append("_Roles Under the Pointer", action: "win.roles")
    view.append("_Marks on Problems", action: "win.problem-marks")
    view.append("_Clear Widget Overrides", action: "win.clear-overrides")
    view.append("F_ull Screen", action: "win.full-screen")
    let help = Menu(["_Keyboard Shortcuts": "shortcuts", "_About Livery": "about"])
    let menu = Menu()
    for section in [files, steps, view, help] { menu.append(section: section) }
    return menu
  }

  /// Creates a menu of labels with actions of the window.
  private convenience init(_ items: KeyValuePairs<String, String>) {
    self.init()
    for (label, action) in items { append(label, action: "win.\(action)") }
  }
}
