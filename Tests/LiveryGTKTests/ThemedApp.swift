import Fixtures
import Foundation
import TestDisplay
import Testing

/// The example of an app outside the package, built as its own package and run on a screen of its
/// own.
final class ThemedApp {
  let display: TestDisplay
  let pid: RequestValue
  private let folder: TemporaryFolder

  /// The example's folder.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/ThemedApp")

  /// Where it is built, beside what the tests are built into; the next time most is there already.
  private static let scratch = BuiltProgram.folder.deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "examples")

  private static let program = scratch.appending(path: "debug/ThemedApp")

  /// Whether this machine can build it, or has it built.
  static var isAvailable: Bool {
    canBuild || FileManager.default.isExecutableFile(atPath: program.path)
  }

  /// A machine with a later GTK alone runs what was built elsewhere.
  private static let canBuild = FileManager.default.isExecutableFile(atPath: "/usr/bin/pkg-config")

  /// What went wrong in building it, once it was tried; empty where nothing did.
  static let buildErrors: String = {
    guard canBuild else { return "" }
    var environment = ProcessInfo.processInfo.environment
    // An app's debug build does not optimize the library, which takes three times as long to build.
    environment["LIVERY_OPTIMIZED"] = nil
    let run = try? ProgramRun(
      [
        "/usr/bin/env", "swift", "build", "--package-path", package.path, "--scratch-path",
        scratch.path, "--disable-index-store", "--product", "ThemedApp",
        // What a debugger wants would take a quarter more time.
        "-Xswiftc", "-gnone",
        // It knows no file of another package that was added since.
        "--disable-build-manifest-caching",
      ],
      environment: environment)
    guard let run else { return "swift cannot be started" }
    return run.status == 0 ? "" : run.output + run.errors
  }()

  /// Starts the app with a theme, and pictures beside its file by their names.
  init(
    _ theme: String, pictures: [String: Data] = [:], portal: [String: RequestValue] = ["scheme": 2]
  ) throws {
    try #require(Self.buildErrors.isEmpty, "\(Self.buildErrors)")
    folder = try TemporaryFolder()
    for (name, content) in pictures { try folder.write(name, content) }
    let file = try folder.write("brand.livery.toml", theme)
    display = try TestDisplay(width: 700, height: 400)
    try display.perform("portal", portal)
    pid = try display.request(
      "start", ["arguments": .list([.string(Self.program.path), .string(file)])])
    try display.perform("wait", ["role": "label", "name": "Viewer"])
  }

  /// Saves the theme.
  func save(_ theme: String) throws {
    try folder.write("brand.livery.toml", theme)
  }

  func press(_ name: String) throws {
    try display.perform("press", ["role": "push button", "name": .string(name)])
  }

  /// A point beside the text of a panel.
  func background(of panel: String) throws -> Point {
    let numbers = try display.request(
      "place", ["role": "label", "name": .string(panel)], for: [Int].self)
    return Point(x: numbers[0] + 24, y: numbers[1] + numbers[3] - 4)
  }

  /// A point right over the text of a panel.
  func above(_ panel: String) throws -> Point {
    let numbers = try display.request(
      "place", ["role": "label", "name": .string(panel)], for: [Int].self)
    return Point(x: numbers[0] + 24, y: numbers[1] - 3)
  }

  /// A point right under the text of a panel.
  func below(_ panel: String) throws -> Point {
    let numbers = try display.request(
      "place", ["role": "label", "name": .string(panel)], for: [Int].self)
    return Point(x: numbers[0] + 24, y: numbers[1] + numbers[3] + 3)
  }

  /// The color of a point once it is the one expected, or at the latest after two minutes.
  func pixel(_ point: Point, awaiting color: String) throws -> String {
    try display.pixel(point, awaiting: color)
  }

  /// Fails the test if the app has ended or GLib printed a warning.
  func expectHealth(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let status = try display.request("exit", ["pid": pid], for: Int?.self)
    #expect(status == nil, "it ended", sourceLocation: sourceLocation)
    let log = try display.request("log", ["pid": pid], for: String.self)
    for line in log.split(separator: "\n") where !GLibMessages.isOfEveryProgram(line) {
      #expect(
        !line.contains("CRITICAL") && !line.contains("WARNING"), "\(log)",
        sourceLocation: sourceLocation)
    }
  }
}
