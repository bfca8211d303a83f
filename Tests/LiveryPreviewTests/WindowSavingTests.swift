import Foundation
import TestDisplay
import Testing

/// Saves in real windows that are killed, that share a file, and whose file other programs change:
/// nothing is lost.
///
/// `LIVERY_WINDOW_SAVES` says how often each is tried.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct WindowSavingTests {
  private static let count =
    ProcessInfo.processInfo.environment["LIVERY_WINDOW_SAVES"].flatMap(Int.init) ?? 2

  private let file: ThemeFile

  init() throws {
    file = try ThemeFile(Self.text("#204060"))
  }

  private static func text(_ color: String, outside: Int = 0) -> String {
    "livery = 1\nname = \"Harbor\" # \(outside)\n\n[colors]\naccent-bg = \"\(color)\" # the sea\n"
  }

  /// The color that the window shows in the field of the inspector.
  private func shown(in preview: Preview) throws -> String {
    try preview.display.request("text", Preview.accent)
  }

  private func edit(_ color: String, in preview: Preview) throws {
    try preview.enter("accent-bg value", color)
    try preview.awaitPainted(of: color)
  }

  /// Lets a random time go by.
  private func wait(upTo steps: Int, _ preview: Preview) throws {
    for _ in 0..<Int.random(in: 0...steps) { _ = try preview.pixel(Point(x: 1, y: 1)) }
  }

  @Test func saysThatTheFileIsGoneAndWritesItAgain() throws {
    let preview = try Preview([file.path])
    let text = try file.text()
    try FileManager.default.removeItem(atPath: file.path)
    _ = try preview.text(saying: "was deleted or renamed")
    try preview.press("Save the File Again", role: "push button")
    try preview.poll("it is never written") { try? file.text() == text ? () : nil }
    // The button below the pages is there only while there is something to save.
    let isToBeSaved = {
      try preview.display.request("tree", for: String.self).contains("button 'Save' ")
    }
    try preview.poll("it is still to be saved") { try isToBeSaved() ? nil : () }
    // The keys save it as well, although nothing was edited.
    try FileManager.default.removeItem(atPath: file.path)
    try preview.poll("it is not to be saved") { try isToBeSaved() ? () : nil }
    try preview.type("Control_L", "s")
    try preview.poll("it is never written") { try? file.text() == text ? () : nil }
    try preview.expectHealth()
  }

  @Test func offersAnotherFileWhereAFolderHasTheName() throws {
    let preview = try Preview([file.path])
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createDirectory(
      atPath: file.path, withIntermediateDirectories: false)
    _ = try preview.text(saying: "Save it as another file to keep it.")
    try preview.type("Control_L", "s")
    try preview.display.perform("wait", ["name": "Save Theme"])
    try preview.type("Escape")
    try preview.expectHealth()
  }

  @Test func aKilledWindowLosesNoEdit() throws {
    let preview = try Preview([file.path])
    for number in 1...Self.count {
      let color = "#6020\(40 + number % 50)"
      let old = try file.text()
      try preview.type("F9")
      try edit(color, in: preview)
      try preview.type("Control_L", "s")
      try wait(upTo: 60, preview)
      try preview.display.perform(
        "signal", ["pid": preview.pid, "number": 9, "to": "all"])
      #expect(try preview.display.request("exit", ["pid": preview.pid, "seconds": 60]) == -9)
      let text = try file.text()
      #expect(text == old || text == Self.text(color))

      // The next window has the edit, saved or not.
      try preview.restart([file.path])
      try preview.type("F9")
      try preview.poll("'\(color)' is lost") {
        try shown(in: preview) == color ? true : nil
      }
      try preview.type("Control_L", "s")
      try preview.poll("'\(color)' is never saved") {
        try file.text() == Self.text(color) ? true : nil
      }
      try preview.type("F9")
    }
    try preview.expectHealth()
  }

  @Test func theSecondOfTwoWindowsSaysThatTheFileHasChanged() throws {
    let windows = try (0..<2).map { _ in try Preview([file.path]) }
    for window in windows { try window.type("F9") }
    for number in 1...Self.count {
      let colors = ["#6020\(40 + number % 50)", "#4060\(20 + number % 50)"]
      for (window, color) in zip(windows, colors) { try edit(color, in: window) }
      for window in windows { try window.type("Control_L", "s") }
      let second = try windows[0].poll("no window says that the file has changed") {
        windows.firstIndex { $0.says("was changed by another program") }
      }
      #expect(try file.text() == Self.text(colors[1 - second]))
      #expect(try shown(in: windows[second]) == colors[second])

      // What its user wants to keep is saved, and the other window follows.
      try windows[second].press("Keep Mine", role: "push button")
      try windows[second].awaitEnd(of: "File Changed on Disk")
      try windows[second].type("Control_L", "s")
      try windows[second].poll("the second window never saves") {
        try file.text() == Self.text(colors[second]) ? true : nil
      }
      try windows[1 - second].poll("the first window does not follow") {
        try shown(in: windows[1 - second]) == colors[second] ? true : nil
      }
    }
    for window in windows { try window.expectHealth() }
  }

  @Test func aWindowKeepsWhatIsChangedOutside() throws {
    let preview = try Preview([file.path])
    try preview.type("F9")
    for number in 1...Self.count {
      let color = "#6020\(40 + number % 50)"
      try edit(color, in: preview)
      try preview.type("Control_L", "s")
      try wait(upTo: 60, preview)
      let text = try file.text()
      #expect(text.contains("# \(number - 1)\n"))
      try file.writeByRename(text.replacing("# \(number - 1)\n", with: "# \(number)\n"))
      try preview.poll("the window neither saves nor asks") {
        if preview.says("was changed by another program") {
          try preview.press("Load File", role: "push button")
          try preview.awaitEnd(of: "File Changed on Disk")
        }
        let text = try file.text()
        try #require(text.contains("# \(number)\n"))
        return try text.contains(shown(in: preview)) ? true : nil
      }
    }
    try preview.expectHealth()
  }
}

extension Preview {
  /// Whether something on screen says a text.
  fileprivate func says(_ part: String) -> Bool {
    (try? display.request("name", ["containing": .string(part), "seconds": 0], for: String.self))
      != nil
  }
}
