/// One thing that is done with an app, as a line of a script says it.
nonisolated enum ScriptStep: Hashable {
  /// Presses what has an accessible name.
  case press(String)

  /// Presses it, after which something must show.
  case openMenu(String)

  /// Waits until something has the name.
  case wait(String)

  /// Types a text where the keyboard is.
  case type(String)

  case key(KeyCombination)

  /// Takes a picture of all windows, and what its file is called.
  case picture(String)
}

/// Steps that an app is led through, read from a file.
package nonisolated struct Script: Sendable {
  /// The most bytes of a file, the most lines with a step, and the most letters of a text.
  static let (sizeLimit, stepLimit, textLimit) = (64 * 1024, 200, 1_000)

  /// The name of the file as messages show it.
  let file: String

  /// The steps, each with the number of its line, from 1.
  let steps: [(line: Int, step: ScriptStep)]

  static let none = Script(file: "", steps: [])
}
