import Desk
import Foundation

extension Preview {
  /// Replaces the text of a field, as an input method does.
  func writeText(_ text: String, into field: String) throws {
    try desk.tell("write", ["role": "text", "name": .string(field), "text": .string(text)])
  }

  /// Chooses a file in the dialog for pictures, by keys.
  func choosePicture(_ path: String) throws {
    try press("Choose a Picture…", role: "push button")
    try desk.tell("wait", ["name": "Choose a Picture"])
    try type("Control_L", "l")
    try poll("the dialog takes no path") {
      let texts = try focused.filter { $0.hasPrefix("text ") }
      return texts.contains { !$0.hasPrefix("text 'Name'") && !$0.hasPrefix("text 'Color'") }
        ? true : nil
    }
    try write(path)
    // A Return is lost while the dialog still reads the folder that it begins with.
    var looks = 0
    try poll("the dialog for pictures stays") {
      let tree = try desk.ask("tree", for: String.self)
      guard tree.contains("'Choose a Picture'") else { return true }
      looks += 1
      if looks % 25 == 0 { try type("Return") }
      return nil
    }
  }

  /// Goes down so many items of the menu that opens, without those that cannot be chosen, and chooses.
  func chooseMenuItem(below count: Int) throws {
    try awaitMenu()
    if try !focused.contains(where: { $0.contains("menu item") }) { try type("Down") }
    var index = try awaitFocusedItem()
    for _ in 0..<count {
      try type("Down")
      index = try awaitFocusedItem(after: index, orLater: true)
    }
    try type("Return")
  }
}
