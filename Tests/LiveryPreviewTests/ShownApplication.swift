import Desk
import Foundation
import Testing

/// The application of `application.py`, which is not Livery's, on a screen of its own.
final class ShownApplication {
  /// What the application says of its window.
  struct Report: Decodable {
    let isDark, isHighContrast: Bool

    /// The named colors that it was asked for, as GTK prints them.
    let colors: [String: String]
  }

  static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("application.py").path

  let report: Report
  private let desk: Desk
  private let pid: DeskValue

  /// Starts it, and waits until it is shown.
  ///
  /// - Parameters:
  ///   - resources: The compiled resources that it loads, if any.
  ///   - names: The named colors that it is to report.
  ///   - environment: Variables beside those of the screen.
  /// - Throws: What the desk says where the application does not show itself.
  init(
    resources: String? = nil, names: [String], environment: [String: DeskValue] = [:]
  ) throws {
    desk = try Desk(width: 700, height: 260)
    let words = ["/usr/bin/python3", Self.script, resources ?? "-", "org.example.Sea"] + names
    pid = try desk.ask(
      "start",
      ["arguments": .list(words.map { .string($0) }), "environment": .table(environment)])
    try desk.tell("wait", ["role": "label", "name": "Plain", "seconds": 60])
    let log = try desk.ask("log", ["pid": pid], for: String.self)
    let line = try #require(log.split(separator: "\n").first { $0.hasPrefix("{") }, "\(log)")
    report = try JSONDecoder().decode(Report.self, from: Data(line.utf8))
  }

  deinit {
    _ = try? desk.ask("end", ["pid": pid], for: Int.self)
  }

  /// The color left of an object's text, once it is the one expected, or at the latest after 10 s.
  func pixel(beside role: String, _ name: String, awaiting color: String) throws -> String {
    let numbers = try desk.ask(
      "place", ["role": .string(role), "name": .string(name)], for: [Int].self)
    let place = Place(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let point = role == "label" ? place.beside : place.padding
    return try desk.ask(
      "awaitPixel",
      [
        "x": .number(Double(point.x)), "y": .number(Double(point.y)), "color": .string(color),
      ])
  }
}
