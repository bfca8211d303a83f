import Adwaita

extension Menu {
  /// The main menu of the window.
  static var main: Menu {
    let files = Menu()
    files.append("_Open…", action: "win.open")
    files.append("Open _UI…", action: "win.open-ui")
    files.append("_Save", action: "win.save")
    files.append("Save _As…", action: "win.save-as")
    files.append("_Export…", action: "win.export")
    let steps = Menu()
    steps.append("_Undo", action: "win.undo")
    steps.append("_Redo", action: "win.redo")
    let vision = Menu()
    for (label, name) in [
      ("_Full Color", "full"), ("_Protanopia, No Red", "protanopia"),
      ("_Deuteranopia, No Green", "deuteranopia"), ("_Tritanopia, No Blue", "tritanopia"),
      ("_Grayscale", "grayscale"),
    ] {
      vision.append(label, action: "win.vision::\(name)")
    }
    let view = Menu()
    view.append("_Compare…", action: "win.compare")
    view.append(submenu: vision, label: "_Color Vision")
    view.append("_Roles Under the Pointer", action: "win.roles")
    view.append("_Clear Widget Overrides", action: "win.clear-overrides")
    view.append("F_ull Screen", action: "win.full-screen")
    let help = Menu()
    help.append("_Keyboard Shortcuts", action: "win.shortcuts")
    help.append("_About Livery", action: "win.about")
    let menu = Menu()
    for section in [files, steps, view, help] { menu.append(section: section) }
    return menu
  }
}
