import Fixtures
import Foundation
import TestDisplay
import Testing
import ThemeCSS
import ThemeModel

/// What `livery export --kind app` writes, loaded by an application that is not Livery's.
@Suite(.enabled(if: TestDisplay.isAvailable && ExportedResources.canBeShown), .serialized)
struct ExportedResourcesTests {
  @Test(arguments: [
    (false, false), (true, false), (false, true), (true, true),
  ])
  func anApplicationShowsEachAppearance(isDark: Bool, isHighContrast: Bool) throws {
    let exported = try ExportedResources("harbor.livery.toml", ExportedResourcesTests.theme)
    let expected = try exported.colors(isDark: isDark, isHighContrast: isHighContrast)
    let shown = try ShownApplication(
      resources: exported.resources, names: ColorRole.allCases.map(\.namedColor) + ["harbor_light"],
      environment: [
        "ADW_DEBUG_COLOR_SCHEME": .string(isDark ? "prefer-dark" : "prefer-light"),
        "ADW_DEBUG_HIGH_CONTRAST": .string(isHighContrast ? "1" : "0"),
      ])
    let report = shown.report
    #expect(report.isDark == isDark && report.isHighContrast == isHighContrast)
    // All that the theme sets anywhere has its value for this appearance.
    for (name, color) in expected where exported.names.contains(name) {
      #expect(report.colors[name] == color.css, "\(name)")
    }
    // The four that it sets for light, its own one, and where libadwaita derives it from
    // 'accent-bg', what stylesheets of before call the accent.
    let own: Set = [
      "window_bg_color", "accent_bg_color", "card_bg_color", "headerbar_bg_color", "harbor_light",
    ]
    #expect(exported.names.subtracting(["accent_color"]) == own)
    for (name, color) in [
      ("Plain", "window_bg_color"), ("Suggested", "accent_bg_color"), ("Card", "card_bg_color"),
    ] {
      let hex = try #require(expected[color]?.hex)
      let pixel = try shown.pixel(of: name, awaiting: String(hex.dropLast(2))) + "ff"
      #expect(pixel == hex, "'\(name)'")
    }
  }

  @Test func anyApplicationShowsWhatIsInstalled() throws {
    let home = try TemporaryFolder()
    let own = "@define-color success_bg_color #010203;\n"
    try home.write("gtk-4.0/gtk.css", own)
    let theme = try home.write("harbor.livery.toml", ExportedResourcesTests.theme)
    try ExportedResources.runLivery(["install", theme, "--appearance", "dark"], home: home.path)
    let shown = try ShownApplication(
      names: ["accent_bg_color", "window_bg_color", "success_bg_color"],
      environment: ["XDG_CONFIG_HOME": .string(home.path)])
    #expect(
      shown.report.colors == [
        "accent_bg_color": "rgb(176,80,16)", "window_bg_color": "rgb(16,32,48)",
        // What the user wrote wins.
        "success_bg_color": "rgb(1,2,3)",
      ])
    try ExportedResources.runLivery(["uninstall"], home: home.path)
    #expect(try home.read("gtk-4.0/gtk.css") == Data(own.utf8))
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
    let livery = BuiltProgram.path("livery")
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
    // A stylesheet for 4.20 and later sets variables alone.
    names = Set(
      sheet.matches(of: #/@define-color (\w+)|--([a-z-]+):/#).map {
        String($0.1 ?? $0.2 ?? "").replacing("-", with: "_")
      })
  }

  /// The value of each named color, as `livery resolve` prints it.
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

  /// Runs `livery` for a user whose configuration is a folder.
  static func runLivery(_ arguments: [String], home: String) throws {
    try run(
      "/usr/bin/env",
      ["XDG_CONFIG_HOME=\(home)", BuiltProgram.path("livery")]
        + arguments)
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
