import Fixtures
import Foundation
import GTKFixtures
import LiveryAdwaita
import Testing

/// The stylesheets that libadwaita loads by itself, in the appearances in which it does.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen })
@MainActor struct AppStylesheetTests {
  private let folder: TemporaryFolder

  private static let loadedThemes = [
    ("style.css", "light", "#00ff00"), ("style-dark.css", "dark", "#ff0000"),
    ("style-hc.css", "light+high-contrast", "#0000ff"),
    ("style-hc-dark.css", "dark+high-contrast", "#ff00ff"),
  ]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "data/window.ui",
      """
      <interface><object class="GtkBox">
      <property name="name">berth</property><property name="height-request">40</property>
      </object></interface>
      """)
    for (file, _, color) in Self.loadedThemes {
      try folder.write("data/\(file)", "#berth { background-color: \(color); }\n")
    }
    // What a subfolder has is no part of the set.
    try folder.write("data/parts/style.css", "#berth { background-color: #ffffff; }\n")
    let files = Self.loadedThemes.map(\.0) + ["parts/style.css", "window.ui"]
    try folder.write(
      "data/app.xml",
      "<gresources><gresource prefix=\"/org/example/App\">"
        + files.map { "<file>\($0)</file>" }.joined() + "</gresource></gresources>")
    let compiler = try ProgramRun(
      ["/usr/bin/glib-compile-resources", "--target=../app.gresource", "app.xml"],
      in: "\(folder.path)/data")
    try #require(compiler.status == 0, "\(compiler.errors)")
  }

  @Test(arguments: [
    ["--resource", "app.gresource", "--ui", "/org/example/App/window.ui"],
    ["--ui", "data/window.ui", "--css", "data/style.css"],
    [
      "--resource", "app.gresource", "--ui", "data/window.ui", "--css",
      "/org/example/App/style.css",
    ],
  ])
  func areThereInTheirLooks(arguments: [String]) throws {
    let loadedThemes = Self.loadedThemes.flatMap { ["--appearance", $0.1] }
    let run = try PreviewCommand.run(
      ["render", "adwaita", "-o", "out", "--size", "200x80"] + loadedThemes + arguments,
      in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    for (_, loadedTheme, color) in Self.loadedThemes {
      #expect(try hasColor(color, in: loadedTheme), "\(loadedTheme)")
    }
  }

  @Test func leavesOtherNamesInAllLooks() throws {
    try folder.write("data/night.css", "#berth { background-color: #123456; }\n")
    let run = try PreviewCommand.run(
      [
        "render", "adwaita", "-o", "out", "--size", "200x80", "--ui", "data/window.ui", "--css",
        "data/style-dark.css", "--css", "data/night.css",
      ], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    for loadedTheme in ["light", "dark"] { #expect(try hasColor("#123456", in: loadedTheme)) }
  }

  /// Whether a picture has a color anywhere.
  private func hasColor(_ color: String, in loadedTheme: String) throws -> Bool {
    let texture = try #require(
      Texture(file: "\(folder.path)/out/adwaita/\(loadedTheme)/window.png"))
    let digits = Array(color.dropFirst())
    let wanted = stride(from: 4, through: 0, by: -2).compactMap {
      UInt8(String(digits[$0..<$0 + 2]), radix: 16)
    }
    return stride(from: 0, to: texture.pixels.count, by: 4).contains {
      Array(texture.pixels[$0..<$0 + 3]) == wanted
    }
  }
}
