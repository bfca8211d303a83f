import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// An app that `livery-preview try` shows, for a user with a screen, a bus and a home.
final class TriedApp {
  let display: TestDisplay
  let home: TemporaryFolder
  private(set) var pid: RequestValue = .null

  /// The app that `tried.py` is.
  static let words = [
    "/usr/bin/python3",
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "tried.py").path,
  ]

  /// Prepares the user, who has a configuration.
  init() throws {
    display = try TestDisplay(width: 500, height: 400)
    home = try TemporaryFolder()
    try home.write("config/gtk-4.0/gtk.css", "window { background: lime; }")
    try home.write("config/gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n")
    try home.write("config/dconf/user", "no database")
    try home.write("temporary/README", "")
    try setBackground("#204060")
  }

  /// The theme's file.
  var theme: String { "\(home.path)/tried.livery.toml" }

  /// Saves the theme with a color.
  func setBackground(_ color: String) throws {
    try home.write(
      "tried.livery.toml",
      "livery = 1\nname = \"Tried\"\n\n[colors]\nwindow-bg = \"\(color)\"\n")
  }

  /// Starts `tried.py show` in the theme.
  func show(gtk version: String = "4", _ mode: String = "show") throws {
    try run(Self.words + [mode, version, "\(home.path)/activated"])
  }

  /// Starts an app in the theme.
  func run(_ app: [String]) throws {
    pid = try start(PreviewCommand.words(["try", theme, "--"]) + app)
  }

  /// Starts a program of the user's.
  func start(_ words: [String]) throws -> RequestValue {
    try display.request(
      "start",
      [
        "arguments": .list(words.map { .string($0) }),
        "environment": [
          "XDG_CONFIG_HOME": .string("\(home.path)/config"),
          "TMPDIR": .string("\(home.path)/temporary"), "GTK_A11Y": "none",
        ],
      ])
  }

  /// Waits until the window has a color, and returns the last one that it had.
  func color(awaiting color: String) throws -> String {
    try display.pixel(Point(x: 200, y: 200), awaiting: color, seconds: 30)
  }

  /// Whether the window has another color soon.
  func hasLostColor(_ color: String) throws -> Bool {
    try isSoon { try display.pixel(Point(x: 200, y: 200)) != color }
  }

  /// Whether the program says something soon.
  func says(_ words: String) throws -> Bool {
    try isSoon { try display.request("log", ["pid": pid], for: String.self).contains(words) }
  }

  /// The processes that were activated, in order.
  var activated: [Double] {
    let lines = (try? home.read("activated")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return lines.split(separator: "\n").compactMap { Double($0) }
  }

  /// Whether it is activated so many times soon.
  func isActivated(times count: Int) throws -> Bool { try isSoon { activated.count == count } }

  /// What is left of runs.
  var leftovers: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: "\(home.path)/temporary")
        .filter { $0 != "README" }
    }
  }

  /// Runs something else in a theme, which removes what is left.
  func runAnother() throws {
    _ = try PreviewCommand.run(
      ["try", "ocean", "--", "/bin/true"],
      environment: ["TMPDIR": "\(home.path)/temporary", "DISPLAY": display.name])
  }

  /// Whether nothing is left soon.
  func becomesClean() throws -> Bool {
    try isSoon { try leftovers.isEmpty }
  }

  private func isSoon(_ condition: () throws -> Bool) throws -> Bool {
    let end = Date.now + 15
    while Date.now < end {
      if try condition() { return true }
      usleep(20_000)
    }
    return false
  }

  /// Whether the process that was activated last has ended, or ends soon.
  func hasEnded() throws -> Bool {
    let app = try #require(activated.last)
    return try display.request("ended", ["pid": .number(app), "seconds": 15])
  }
}
