import Foundation
import TestDisplay

extension Preview {
  /// Replaces the text of a field, as an input method does.
  func writeText(_ text: String, into field: String, role: String = "text") throws {
    try display.perform(
      "write", ["role": .string(role), "name": .string(field), "text": .string(text)])
  }

  /// Chooses a file in the dialog for pictures, by keys.
  func choosePicture(_ path: String) throws {
    try press("Choose a Picture…", role: "push button")
    try display.perform("wait", ["name": "Choose a Picture"])
    try poll("the dialog for pictures stays") { () -> Bool? in
      try type("Control_L", "l")
      guard try isSoon({ try isPathFocused }) else { return nil }
      try type("Control_L", "a")
      try write(path)
      // A Return is lost while the dialog still reads the folder that it begins with.
      return try isSoon {
        try !display.request("tree", for: String.self).contains("'Choose a Picture'")
      }
        ? true : nil
    }
  }

  /// Whether something is true within some seconds.
  private func isSoon(_ question: () throws -> Bool) throws -> Bool {
    for _ in 0..<30 {
      if try question() { return true }
      usleep(100_000)
    }
    return false
  }

  /// Whether the field for a path has the focus, of a dialog that asks for a file.
  private var isPathFocused: Bool {
    get throws {
      try focused.contains { object in
        object.hasPrefix("text ")
          && !["Name", "Color"].contains { object.hasPrefix("text '\($0)'") }
      }
    }
  }

  /// Goes down so many items of the menu that opens, without those that cannot be chosen, and
  /// chooses.
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
