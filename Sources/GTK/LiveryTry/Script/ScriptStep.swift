/// One action on an app, as in a line of a script.
nonisolated enum ScriptStep: Hashable {
  /// Presses the object with an accessible name.
  case press(String)

  /// Presses it, after which something must show.
  case openMenu(String)

  /// Waits until something has the name.
  case wait(String)

  /// Types a text at the keyboard focus.
  case type(String)

  case key(KeyCombination)

  /// Takes a picture of all windows; the value is the name of its file.
  case picture(String)
}

/// Steps that an app is led through, read from a file.
package nonisolated struct Script: Sendable {
  /// The maximum numbers of bytes of a file, of lines with a step, and of letters of a text.
  static let (sizeLimit, stepLimit, textLimit) = (64 * 1024, 200, 1_000)

  /// The name of the file as messages show it.
  let file: String

  /// The steps, each with the number of its line, from 1.
  let steps: [(line: Int, step: ScriptStep)]

  static let none = Script(file: "", steps: [])
}
