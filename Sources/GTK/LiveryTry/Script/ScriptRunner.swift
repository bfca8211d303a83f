import CommandLineKit
import LiveryAdwaita
import LiverySystem
import ThemeModel

/// Leads an app on a screen through the steps of a script.
final class ScriptRunner {
  /// How long to wait for the thing that a step names, and how long the app may take to react, in
  /// ms.
  private static let (timeout, reaction) = (10_000.0, 3_000.0)

  private let script: Script
  private let screen: AppScreen
  private let bus: AccessibilityBus

  init(_ script: Script, on screen: AppScreen, _ bus: AccessibilityBus) {
    (self.script, self.screen, self.bus) = (script, screen, bus)
  }

  /// Runs the steps up to the first that fails, while the app runs; `take` takes a named picture.
  func run(while isRunning: () -> Bool, take: (String) throws -> Void) throws {
    for (line, step) in script.steps {
      guard isRunning() else { throw problem(line, "the app has ended") }
      do {
        try run(step, while: isRunning, take)
      } catch let error as AppError {
        throw problem(line, error.description)
      }
    }
  }

  private func problem(_ line: Int, _ message: String) -> AppError {
    AppError("\(script.file):\(line): \(message)", .findings)
  }

  private func run(
    _ step: ScriptStep, while isRunning: () -> Bool, _ take: (String) throws -> Void
  ) throws {
    switch step {
    case .press(let name): try press(name, while: isRunning)
    case .openMenu(let name):
      let before = try screen.picture()
      try press(name, while: isRunning)
      let start = Moment.now
      while try screen.picture() == before {
        guard start.elapsedMilliseconds < Self.reaction else {
          throw AppError("'\(name)' opened nothing")
        }
        _ = MainLoop.run(until: { false }, milliseconds: 30)
      }
    case .wait(let name): _ = try find(name, while: isRunning)
    case .type(let text):
      for scalar in text.unicodeScalars { try screen.press(KeySymbol.of(scalar)) }
      try screen.settle()
    case .key(let key):
      try screen.press(key.symbol, holding: key.modifiers)
      try screen.settle()
    case .picture(let name): try take(name)
    }
  }

  /// Presses the object with a name, or an ancestor, such as the button around a label; if it
  /// cannot be pressed, it gets the focus and the key Return.
  private func press(_ name: String, while isRunning: () -> Bool) throws {
    let (tree, found) = try find(name, while: isRunning)
    screen.arrange()
    // A button is often in another widget of its name, and a label in a button.
    let around = found.first.map { tree.chain(from: $0).dropFirst().prefix(4) } ?? []
    let near = found.map { tree.entries[$0].object } + around
    if !near.contains(where: { bus.press($0.node) }) {
      guard near.contains(where: { bus.focus($0.node) }) else {
        throw AppError("'\(name)' cannot be pressed")
      }
      try screen.press(KeySymbol.named["return"] ?? 0)
    }
    try screen.settle()
  }

  /// Waits until an object has a name; returns all objects, and those with the name.
  private func find(
    _ name: String, while isRunning: () -> Bool
  ) throws -> (tree: AccessibleTree, found: [Int]) {
    let start = Moment.now
    while true {
      let now = Moment.now
      let tree = bus.read()
      let found = tree.find(name)
      if !found.isEmpty { return (tree, found) }
      guard isRunning() else { throw AppError("the app has ended") }
      guard start.elapsedMilliseconds < Self.timeout else {
        throw AppError(Self.message(of: name, among: tree.names))
      }
      // It pauses as long as the search took, so that the app can continue.
      let rest = min(1_000, max(50, now.elapsedMilliseconds))
      _ = MainLoop.run(until: { false }, milliseconds: Int(rest))
    }
  }

  /// The error message if no object has the name.
  private static func message(of name: String, among names: Set<String>) -> String {
    let near = NameSuggestion.nearest(5, to: name, among: names)
    let list = near.map { "'\($0.prefix(60))'" }.joined(separator: ", ")
    return "nothing is called '\(name)'"
      + (near.isEmpty ? "; the app tells of no names" : "; the nearest names are \(list)")
  }
}
