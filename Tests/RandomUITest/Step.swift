import Fixtures
import TestDisplay

/// One thing that a person does to the window, a line of a file of steps.
enum Step: Hashable {
  /// Keys that are pressed together, by their X11 names.
  case keys([String])
  case click(button: Int, x: Int, y: Int)
  case move(x: Int, y: Int)
  case drag(x: Int, y: Int, toX: Int, toY: Int)
  case wheel(x: Int, y: Int, steps: Int)

  /// An action of a window, counted from 1, with its value if it has one.
  case action(String, window: Int, values: [String])
}

extension Step {
  /// Draws a step within a screen of a size in px.
  static func random(width: Int, height: Int, _ generator: inout SeededGenerator) -> Step {
    let x = Int.random(in: 0..<width, using: &generator)
    let y = Int.random(in: 0..<height, using: &generator)
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<30: return .click(button: generator.pick([1, 1, 1, 1, 1, 1, 3, 3, 2]), x: x, y: y)
    case ..<45: return .move(x: x, y: y)
    case ..<50:
      return .drag(
        x: x, y: y, toX: Int.random(in: 0..<width, using: &generator),
        toY: Int.random(in: 0..<height, using: &generator))
    case ..<57: return .wheel(x: x, y: y, steps: Int.random(in: 1...9, using: &generator))
    case ..<83: return .keys(generator.pick(keys))
    default:
      let action = generator.pick(actions)
      return .action(
        action.name, window: generator.once(in: 5) ? 2 : 1,
        values: action.values.isEmpty ? [] : [generator.pick(action.values)])
    }
  }

  /// What people press; what only types is as frequent as what starts something.
  private static let keys: [[String]] =
    [
      "Tab", "Tab", "Tab", "Up", "Down", "Left", "Right", "Return", "space", "space", "Escape",
      "Escape", "Home", "End", "Prior", "Next", "BackSpace", "Delete", "F6", "F9", "F10", "F11",
      "Menu", "a", "e", "x", "0", "7", "numbersign", "period",
    ].map { [$0] }
    + ["d", "r", "z", "y", "a", "c", "v", "Prior", "Next", "question", "o", "e"]
    .map { ["Control_L", $0] }
    + ["Tab", "F10", "Left", "End"].map { ["Shift_L", $0] }
    + (1...6).map { ["Alt_L", "\($0)"] }
    + [["Control_L", "Shift_L", "c"], ["Control_L", "Shift_L", "z"], ["Control_L", "w"]]

  private static let actions: [(name: String, values: [String])] =
    [
      "open", "open-ui", "save", "save-as", "export", "undo", "redo", "toggle-dark", "next-page",
      "previous-page", "inspector", "problems", "compare", "split", "next-pane", "roles",
      "full-screen", "shortcuts", "about", "override", "clear-overrides", "adjust", "modernize",
      "saved",
    ].map { ($0, []) } + (1...6).map { ("theme-\($0)", []) }
    + [("vision", ["full", "protanopia", "deuteranopia", "tritanopia", "grayscale"])]
}

extension Step {
  /// Does it on a test display; an action that is not there at the moment does nothing.
  func perform(on display: TestDisplay) throws {
    switch self {
    case .keys(let names):
      try display.perform("key", ["keys": .list(names.map { .string($0) })])
    case .click(let button, let x, let y):
      try display.perform(
        "click", ["x": .integer(x), "y": .integer(y), "button": .integer(button)])
    case .move(let x, let y):
      try display.perform("move", ["x": .integer(x), "y": .integer(y)])
    case .drag(let x, let y, let toX, let toY):
      try display.perform(
        "drag", ["x": .integer(x), "y": .integer(y), "toX": .integer(toX), "toY": .integer(toY)])
    case .wheel(let x, let y, let steps):
      try display.perform("wheel", ["x": .integer(x), "y": .integer(y), "steps": .integer(steps)])
    case .action(let name, let window, let values):
      try? display.perform(
        "act",
        [
          "action": .string(name), "window": .integer(window),
          "values": .list(values.map { .string($0) }),
        ])
    }
  }
}

extension Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .keys(let names): "keys \(names.joined(separator: " "))"
    case .click(let button, let x, let y): "click \(button) \(x) \(y)"
    case .move(let x, let y): "move \(x) \(y)"
    case .drag(let x, let y, let toX, let toY): "drag \(x) \(y) \(toX) \(toY)"
    case .wheel(let x, let y, let steps): "wheel \(x) \(y) \(steps)"
    case .action(let name, let window, let values):
      (["action", "\(window)", name] + values).joined(separator: " ")
    }
  }

  /// Reads a line of a file of steps; `nil` where it is none.
  init?(line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    guard let kind = words.first else { return nil }
    let rest = Array(words.dropFirst())
    let numbers = rest.compactMap { Int($0) }
    switch (kind, numbers.count) {
    case ("keys", _): self = .keys(rest)
    case ("click", 3): self = .click(button: numbers[0], x: numbers[1], y: numbers[2])
    case ("move", 2): self = .move(x: numbers[0], y: numbers[1])
    case ("drag", 4):
      self = .drag(x: numbers[0], y: numbers[1], toX: numbers[2], toY: numbers[3])
    case ("wheel", 3): self = .wheel(x: numbers[0], y: numbers[1], steps: numbers[2])
    case ("action", 1...) where rest.count > 1:
      self = .action(rest[1], window: numbers[0], values: Array(rest.dropFirst(2)))
    default: return nil
    }
  }
}

extension RequestValue {
  fileprivate static func integer(_ number: Int) -> RequestValue { .number(Double(number)) }
}
