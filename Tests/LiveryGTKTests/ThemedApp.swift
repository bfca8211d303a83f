import Desk
import Fixtures
import Foundation
import Testing

/// The example of an app outside the package, built as its own package and run on a screen of its own.
final class ThemedApp {
  let desk: Desk
  let pid: DeskValue
  private let folder: TemporaryFolder

  /// The example's folder.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/ThemedApp")

  /// Where it is built, beside what the tests are built into; the next time most is there already.
  private static let scratch = Preview.programs.deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "examples")

  private static let program = scratch.appending(path: "debug/ThemedApp")

  /// Whether this machine can build it, or has it built.
  static var isAvailable: Bool {
    canBuild || FileManager.default.isExecutableFile(atPath: program.path)
  }

  /// A machine with a later GTK alone runs what was built elsewhere.
  private static let canBuild = FileManager.default.isExecutableFile(atPath: "/usr/bin/pkg-config")

  /// What went wrong in building it, once it was tried; empty where nothing did.
  static let complaints: String = {
    guard canBuild else { return "" }
    var environment = ProcessInfo.processInfo.environment
    // An app's debug build does not optimize the library, which takes three times as long to build.
    environment["LIVERY_OPTIMIZED"] = nil
    let run = try? ProgramRun(
      [
        "/usr/bin/env", "swift", "build", "--package-path", package.path, "--scratch-path",
        scratch.path, "--disable-index-store", "--product", "ThemedApp",
        // It knows no file of another package that was added since.
        "--disable-build-manifest-caching",
      ],
      environment: environment)
    guard let run else { return "swift cannot be started" }
    return run.status == 0 ? "" : run.output + run.errors
  }()

  /// Starts the app with a theme, and pictures beside its file by their names.
  init(
    _ theme: String, pictures: [String: Data] = [:], portal: [String: DeskValue] = ["scheme": 2]
  ) throws {
    try #require(Self.complaints.isEmpty, "\(Self.complaints)")
    folder = try TemporaryFolder()
    for (name, content) in pictures { try folder.write(name, content) }
    let file = try folder.write("brand.livery.toml", theme)
    desk = try Desk(width: 700, height: 400)
    try desk.tell("portal", portal)
    pid = try desk.ask("start", ["arguments": .list([.string(Self.program.path), .string(file)])])
    try desk.tell("wait", ["role": "label", "name": "Viewer"])
  }

  /// Saves the theme.
  func save(_ theme: String) throws {
    try folder.write("brand.livery.toml", theme)
  }

  func press(_ name: String) throws {
    try desk.tell("press", ["role": "push button", "name": .string(name)])
  }

  /// A point beside the text of a panel.
  func ground(of panel: String) throws -> Point {
    let numbers = try desk.ask("place", ["role": "label", "name": .string(panel)], for: [Int].self)
    return Point(x: numbers[0] + 24, y: numbers[1] + numbers[3] - 4)
  }

  /// A point right over the text of a panel.
  func above(_ panel: String) throws -> Point {
    let numbers = try desk.ask("place", ["role": "label", "name": .string(panel)], for: [Int].self)
    return Point(x: numbers[0] + 24, y: numbers[1] - 3)
  }

  /// A point right under the text of a panel.
  func below(_ panel: String) throws -> Point {
    let numbers = try desk.ask("place", ["role": "label", "name": .string(panel)], for: [Int].self)
    return Point(x: numbers[0] + 24, y: numbers[1] + numbers[3] + 3)
  }

  /// The color of a point once it is the one expected, or at the latest after two minutes.
  func pixel(_ point: Point, awaiting color: String) throws -> String {
    try desk.ask(
      "awaitPixel",
      ["x": .number(Double(point.x)), "y": .number(Double(point.y)), "color": .string(color)])
  }

  /// Fails the test if the app has ended or GLib complained.
  func expectHealth(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let status = try desk.ask("exit", ["pid": pid], for: Int?.self)
    #expect(status == nil, "it ended", sourceLocation: sourceLocation)
    let log = try desk.ask("log", ["pid": pid], for: String.self)
    for line in log.split(separator: "\n") where !GLibMessages.isOfEveryProgram(line) {
      #expect(
        !line.contains("CRITICAL") && !line.contains("WARNING"), "\(log)",
        sourceLocation: sourceLocation)
    }
  }
}
