import Fixtures
import Foundation
import TestDisplay
import Testing

/// A running `livery-preview` on a screen of its own, worked by an accessibility client.
final class Preview {
  let display: TestDisplay
  private(set) var pid: RequestValue

  /// What starts the program, but for its arguments, and what is the last to come onto the screen.
  private let request: [String: RequestValue]
  private let words: [String]
  private let last: String

  /// Starts the program with a window that fills the upper left of its screen.
  ///
  /// The arguments follow the size; of an option that is given twice the last holds. Unless it is
  /// not awaited, the window is there on return. A portal is what a person prefers, if anything
  /// says so; the limit is that of what it may write into a file, in bytes. The whole window wears
  /// the theme, so that any of its parts shows that, unless its gallery is to wear it alone, as for
  /// a person.
  init(
    _ arguments: [String] = [], width: Int = 1120, height: Int = 760, program: String? = nil,
    directory: String? = nil, environment: [String: String] = [:],
    portal: [String: RequestValue]? = nil, fileLimit: Int? = nil, isAwaited: Bool = true,
    wearsTheme: Bool = true
  ) throws {
    display = try TestDisplay(width: width + 40, height: height + 40)
    if let portal { try display.perform("portal", portal) }
    let program = program ?? BuiltProgram.path("livery-preview")
    words = [program, "--size", "\(width)x\(height)"]
    // In a narrow window the sidebar is out of sight, and later GTKs do not tell of it then.
    last = width < 700 ? "Main Menu" : "Livery"
    var request: [String: RequestValue] = [
      "directory": directory.map { .string($0) } ?? .null,
      "environment": .table(environment.mapValues { .string($0) }),
      // Root may write what is read-only, and a designer not.
      "isOrdinary": .boolean(true),
    ]
    fileLimit.map { request["fileLimit"] = .number(Double($0)) }
    self.request = request
    request["arguments"] = .list((words + arguments).map { .string($0) })
    pid = try display.request("start", request)
    guard isAwaited else { return }
    try display.perform("wait", ["name": .string(last)])
    if wearsTheme { try act("whole-window") }
  }

  /// Starts the program again on the same screen and with the same home, once it has ended.
  func restart(_ arguments: [String]) throws {
    let all = RequestValue.list((words + arguments).map { .string($0) })
    pid = try display.request("start", request.merging(["arguments": all]) { $1 })
    try display.perform("wait", ["name": .string(last)])
  }

  func press(_ name: String, role: String = "toggle") throws {
    try display.perform("press", ["role": .string(role), "name": .string(name)])
  }

  func type(_ keys: String...) throws {
    try display.perform("key", ["keys": .list(keys.map { .string($0) })])
  }

  /// Starts an action of a window, counted from 1.
  func act(_ action: String, window: Int = 1, _ values: String...) throws {
    try display.perform(
      "act",
      [
        "window": .number(Double(window)), "action": .string(action),
        "values": .list(values.map { .string($0) }),
      ])
  }

  func states(_ role: String, _ name: String) throws -> Set<String> {
    try display.request("states", ["role": .string(role), "name": .string(name)])
  }

  /// Where an object is on the screen, in px.
  func place(_ role: String, _ name: String) throws -> Place {
    let numbers = try display.request(
      "place", ["role": .string(role), "name": .string(name)], for: [Int].self)
    return Place(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func pixel(_ point: Point) throws -> String {
    try display.pixel(point)
  }

  /// The color of a point once it is the one expected, or at the latest after two minutes.
  func pixel(_ point: Point, awaiting color: String) throws -> String {
    try display.pixel(point, awaiting: color)
  }

  /// Waits until something on screen says a text, and gives all that it says.
  func text(saying part: String) throws -> String {
    try display.request("name", ["containing": .string(part)])
  }

  /// The field of the inspector that has the accent color.
  static let accent: [String: RequestValue] = ["role": "text", "name": "accent-bg value"]

  /// Edits the accent color of Ocean, so that there is a copy which is not saved.
  func editAccent(_ color: String) throws {
    try type("F9")
    try click("text", "accent-bg value")
    try display.perform("write", Self.accent.merging(["text": .string(color)]) { $1 })
    try type("Return")
    try display.perform("wait", ["role": "frame", "name": "Ocean copy — Livery"])
    try awaitPainted(of: color)
  }

  /// Opens the inspector on the list of problems.
  func showProblems() throws {
    try type("F9")
    try press("Problems")
    try `await`("pressed", of: "toggle", "Problems")
  }

  /// Waits until what is recorded of the window has a text in it, and was painted.
  ///
  /// Until then a crash or a hang is blamed on the change, and not on what is shown.
  func awaitPainted(of text: String) throws {
    try awaitPainted("'\(text)'") { $0.contains(text) }
  }

  /// Waits until the page of the user's own UI is recorded as shown, and was painted.
  func awaitPaintedOwnPage() throws {
    // Only pages of the gallery are recorded by their name.
    try awaitPainted("the own page") { !$0.contains("\"page\":") }
  }

  private func awaitPainted(_ what: String, _ isMeant: (String) -> Bool) throws {
    try poll("\(what) is not recorded as painted") {
      let files = try display.request("files", ["folder": "livery"], for: [String].self)
      return try files.filter { $0.hasSuffix(".json") }.first { name in
        let session = try display.request(
          "read", ["file": .string("livery/\(name)")], for: String.self)
        return isMeant(session) && !session.contains("\"pending\"")
      }
    }
  }

  /// Fails the test if the program has ended or GLib printed a warning.
  func expectHealth(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let status = try display.request("exit", ["pid": pid], for: Int?.self)
    #expect(status == nil, "it ended", sourceLocation: sourceLocation)
    let log = try display.request("log", ["pid": pid], for: String.self)
    for line in log.split(separator: "\n") where !GLibMessages.isOfEveryProgram(line) {
      #expect(!line.contains("CRITICAL"), "\(log)", sourceLocation: sourceLocation)
      #expect(!line.contains("WARNING"), "\(log)", sourceLocation: sourceLocation)
    }
  }
}

/// Where an object is.
///
/// GTK 4.8 leaves out the space that a style puts around the content. Later ones have it in the
/// size, but leave that of all that is around the object out of the position, so it is further up
/// and left than on screen.
struct Place: Hashable {
  var x, y, width, height: Int

  /// A point within an object that is larger than what the position lacks: its lower right.
  var inside: Point { Point(x: x + width - 4, y: y + height - 4) }

  /// A point left of the content, beyond it.
  var beside: Point { Point(x: x - 14, y: y + height / 2) }
}
