import Desk
import Fixtures
import Foundation
import Testing
import ThemeCSS
import ThemeModel

/// What `livery export --kind app` writes, loaded by an application that is not Livery's.
@Suite(.enabled(if: Desk.isAvailable && ExportedResources.canBeShown), .serialized)
struct ExportedResourcesTests {
  @Test(arguments: [
    (false, false), (true, false), (false, true), (true, true),
  ])
  func anApplicationShowsEachAppearance(isDark: Bool, isHighContrast: Bool) throws {
    let exported = try ExportedResources("harbor.livery.toml", ExportedResourcesTests.theme)
    let expected = try exported.colors(isDark: isDark, isHighContrast: isHighContrast)
    let desk = try Desk(width: 700, height: 260)
    let names = ColorRole.allCases.map(\.namedColor) + ["harbor_light"]
    let pid = try desk.ask(
      "start",
      [
        "arguments": .list(
          ([
            "/usr/bin/python3", ExportedResources.application, exported.resources,
            "org.example.Sea",
          ]
            + names).map { .string($0) }),
        "environment": [
          "ADW_DEBUG_COLOR_SCHEME": .string(isDark ? "prefer-dark" : "prefer-light"),
          "ADW_DEBUG_HIGH_CONTRAST": .string(isHighContrast ? "1" : "0"),
        ],
      ], for: DeskValue.self)
    let place = { (role: String, name: String) in
      let numbers = try desk.ask(
        "place", ["role": .string(role), "name": .string(name), "seconds": 30], for: [Int].self)
      return Place(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    // Shown, so the report before it is whole.
    let (plain, card) = (try place("label", "Plain"), try place("label", "Card"))
    let button = try place("push button", "Suggested")
    let log = try desk.ask("log", ["pid": pid], for: String.self)
    let line = try #require(log.split(separator: "\n").first { $0.hasPrefix("{") }, "\(log)")
    let report = try JSONDecoder().decode(Report.self, from: Data(line.utf8))
    #expect(report.isDark == isDark && report.isHighContrast == isHighContrast)
    // All that the theme sets anywhere has the value that it comes to here.
    for (name, color) in expected where exported.names.contains(name) {
      #expect(report.colors[name] == color.css, "\(name)")
    }
    #expect(exported.names.count == 5)
    for (point, role) in [
      (plain.beside, "window_bg_color"), (button.padding, "accent_bg_color"),
      (card.beside, "card_bg_color"),
    ] {
      let shown = try desk.ask(
        "awaitPixel",
        [
          "x": .number(Double(point.x)), "y": .number(Double(point.y)),
          "color": .string(String(expected[role]?.hex.dropLast(2) ?? "")),
        ], for: String.self)
      #expect("\(shown)ff" == expected[role]?.hex, "\(role)")
    }
    _ = try desk.ask("end", ["pid": pid], for: Int.self)
  }

  private struct Report: Decodable {
    let isDark, isHighContrast: Bool
    let colors: [String: String]
  }

  /// Each of the four appearances differs; what only light says is libadwaita's own in dark.
  private static let theme = """
    livery = 1
    name = "Harbor"
    [colors]
    window-bg = { light = "#e8f0e0", dark = "#102030", "light+high-contrast" = "#ffffff", "dark+high-contrast" = "#000000" }
    accent-bg = { light = "#7a1fa2", dark = "#b05010" }
    card-bg = { light = "#fff0d0", dark = "#334455", "dark+high-contrast" = "#443311" }
    headerbar-bg = { light = "#ccddee" }
    [custom-colors]
    harbor-light = { light = "red", dark = "lime", "light+high-contrast" = "blue" }
    """
}

/// A theme as an application's resources, made by the programs that people use.
struct ExportedResources {
  struct Color: Decodable {
    let css, hex: String
    let set: Bool
  }

  private struct Resolved: Decodable {
    struct Appearance: Decodable {
      let traits: [String]
      let colors: [String: Color]
    }
    let appearances: [Appearance]
  }

  static let application = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("application.py").path
  private static let compiler = "/usr/bin/glib-compile-resources"
  private static let python = "/usr/bin/python3"

  /// Whether this machine has what the application needs.
  static let canBeShown =
    [compiler, python].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
    && (try? run(python, ["-c", "import gi; gi.require_version('Adw', '1')"])) != nil

  /// The compiled resources.
  let resources: String

  /// The named colors of its stylesheets, of all of them.
  let names: Set<String>

  private let resolved: Resolved
  private let folder: TemporaryFolder

  init(_ name: String, _ text: String) throws {
    folder = try TemporaryFolder()
    let file = try folder.write(name, text)
    let livery = Preview.programs.appendingPathComponent("livery").path
    try Self.run(
      livery,
      ["export", file, "--kind", "app", "--application", "org.example.Sea", "-o", folder.path])
    resources = folder.path + "/sea.gresource"
    try Self.run(
      Self.compiler,
      ["--sourcedir", folder.path, "--target", resources, folder.path + "/harbor.gresource.xml"])
    resolved = try JSONDecoder().decode(
      Resolved.self, from: try Self.run(livery, ["resolve", file, "--format", "json"]))
    let sheet = try String(contentsOfFile: folder.path + "/style.css", encoding: .utf8)
    names = Set(sheet.matches(of: #/@define-color (\w+)/#).map { String($0.1) })
  }

  /// What each named color comes to, as `livery resolve` says.
  func colors(isDark: Bool, isHighContrast: Bool) throws -> [String: Color] {
    let found = resolved.appearances.first {
      $0.traits.contains("dark") == isDark && $0.traits.contains("high-contrast") == isHighContrast
    }
    var colors: [String: Color] = [:]
    for (name, color) in try #require(found).colors {
      let role = ColorRole.allCases.first { $0.name == name }
      colors[role?.namedColor ?? name.replacing("-", with: "_")] = color
    }
    return colors
  }

  /// Runs a program to its end, and gives what it prints.
  @discardableResult
  private static func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return printed
  }
}
