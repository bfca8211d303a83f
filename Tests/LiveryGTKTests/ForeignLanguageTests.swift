import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// The examples of apps in C and in Python, which show themselves in a theme by `liblivery-gtk`.
@Suite(.enabled(if: TestDisplay.isAvailable && ForeignApp.isAvailable), .serialized)
struct ForeignLanguageTests {
  private static let file = """
    livery = 1
    name = "Brand"
    [colors]
    window-bg = { light = "#f4ecd8", dark = "#2a211c" }
    """

  /// What starts an example.
  private func words(_ language: String, in folder: TemporaryFolder) throws -> [String] {
    guard language == "C" else {
      return ["/usr/bin/python3", ForeignApp.examples.appending(path: "PythonApp/app.py").path]
    }
    let app = "\(folder.path)/app"
    let build = try ProgramRun([
      "/bin/sh", "-c",
      """
      cc -Wall -Werror '\(ForeignApp.examples.path)/CApp/app.c' -o '\(app)' \
        -I '\(ForeignApp.root.path)/Sources/GTK/LiveryGTKForC' $(pkg-config --cflags --libs gtk4) \
        '\(ForeignApp.library)' -Wl,-rpath,'\(BuiltProgram.folder.path)'
      """,
    ])
    try #require(build.status == 0, "\(build.errors)")
    return [app]
  }

  @Test(arguments: ["C", "Python"])
  func showAThemeAndADarkPartAndFollowAFile(language: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("brand.livery.toml", Self.file)
    let words = try words(language, in: folder)
    let environment = ["LIVERY_LIBRARY": RequestValue.string(ForeignApp.library)]
    let display = try TestDisplay(width: 700, height: 400)
    try display.perform("portal", ["scheme": 2])
    let pid: RequestValue = try display.request(
      "start",
      [
        "arguments": .list((words + [path]).map { .string($0) }),
        "environment": .table(environment),
      ])
    try display.perform("wait", ["role": "frame", "name": "light, viewer light"])
    func point(_ panel: String) throws -> Point {
      let numbers = try display.request(
        "place", ["role": "label", "name": .string(panel)], for: [Int].self)
      return Point(x: numbers[0] + 24, y: numbers[1] + numbers[3] - 4)
    }
    let (page, viewer) = (try point("Page"), try point("Viewer"))
    #expect(try display.pixel(page, awaiting: "#f4ecd8") == "#f4ecd8")
    try display.perform("press", ["role": "push button", "name": "Dark Viewer"])
    try display.perform("wait", ["role": "frame", "name": "light, viewer dark"])
    #expect(try display.pixel(viewer, awaiting: "#2a211c") == "#2a211c")
    try folder.write("brand.livery.toml", Self.file.replacing("#f4ecd8", with: "#d8ecf4"))
    #expect(try display.pixel(page, awaiting: "#d8ecf4") == "#d8ecf4")
    try display.perform("portal", ["scheme": 1])
    try display.perform("wait", ["role": "frame", "name": "dark, viewer dark"])
    try display.perform("press", ["role": "push button", "name": "Mint"])
    let mint = try ResolvedColors("mint", "dark")["window-bg"]
    #expect(try display.pixel(page, awaiting: mint) == mint)
    #expect(try display.request("exit", ["pid": pid], for: Int?.self) == nil, "it ended")
    let log = try display.request("log", ["pid": pid], for: String.self)
    for line in log.split(separator: "\n") where !GLibMessages.isOfEveryProgram(line) {
      #expect(!line.contains("CRITICAL") && !line.contains("WARNING"), "\(log)")
    }
  }

  /// Each says why there is no theme, and ends.
  @Test(arguments: [
    ("nobody", "no theme has the ID 'nobody'"), ("./missing.toml", "missing.toml:1:1: error: "),
  ])
  func sayWhyThereIsNoTheme(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let words = try words("C", in: folder)
    let display = try TestDisplay(width: 300, height: 200)
    let run = try ProgramRun(
      words + [name], in: folder.path,
      environment: ProcessInfo.processInfo.environment.merging(
        ["DISPLAY": display.name, "GDK_BACKEND": "x11"]) { $1 })
    #expect(run.status == 1 && run.errors.contains(reason), "\(run.errors)")
  }
}

/// The examples and the library that they call.
private enum ForeignApp {
  static let library = BuiltProgram.folder.appending(path: "liblivery-gtk.so").path
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let examples = root.appending(path: "Tests/Examples")

  /// Whether this machine can build the one in C, and has the library.
  static let isAvailable =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/pkg-config")
    && FileManager.default.fileExists(atPath: library)
}
