import Foundation
import TestDisplay
import Testing

/// The application of `application.py`, which is not Livery's, on a screen of its own.
final class ShownApplication {
  /// What the application says of its window.
  struct Report: Decodable {
    let isDark, isHighContrast: Bool

    /// The named colors that it was asked for, or the variables of these names, as GTK prints them.
    let colors: [String: String]

    /// A point of the screen within each of its widgets: x and y.
    let points: [String: [Int]]
  }

  static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("application.py").path

  let report: Report
  private let display: TestDisplay
  private let pid: RequestValue

  /// Starts it, and waits until it is shown.
  ///
  /// - Parameters:
  ///   - resources: The compiled resources that it loads, if any.
  ///   - names: The named colors that it is to report.
  ///   - environment: Variables beside those of the screen.
  /// - Throws: What the display reports where the application does not show itself.
  init(
    resources: String? = nil, names: [String], environment: [String: RequestValue] = [:]
  ) throws {
    display = try TestDisplay(width: 700, height: 260)
    // Nothing is to have the pointer over it.
    try display.perform("move", ["x": 690, "y": 250])
    let words = ["/usr/bin/python3", Self.script, resources ?? "-", "org.example.Sea"] + names
    pid = try display.request(
      "start",
      ["arguments": .list(words.map { .string($0) }), "environment": .table(environment)])
    try display.perform("wait", ["role": "frame", "name": "Shown", "seconds": 60])
    let log = try display.request("log", ["pid": pid], for: String.self)
    let line = try #require(log.split(separator: "\n").first { $0.hasPrefix("{") }, "\(log)")
    report = try JSONDecoder().decode(Report.self, from: Data(line.utf8))
  }

  deinit {
    _ = try? display.request("end", ["pid": pid], for: Int.self)
  }

  /// The color near the left edge of a widget, once it is the one expected, or at the latest after
  /// two minutes.
  func pixel(of name: String, awaiting color: String) throws -> String {
    let numbers = try #require(report.points[name])
    return try display.pixel(Point(x: numbers[0], y: numbers[1]), awaiting: color)
  }
}
