import Fixtures
import Foundation
import TestDisplay
import Testing

@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct ProgramTests {
  private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  @Test func findsItsPagesWhereItIsInstalledAndFromAnywhere() throws {
    let prefix = FileManager.default.temporaryDirectory
      .appendingPathComponent("livery-tests-\(UUID().uuidString)")
    let files = FileManager.default
    for folder in ["bin", "share/livery", "elsewhere"] {
      try files.createDirectory(
        at: prefix.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    defer { try? files.removeItem(at: prefix) }
    let program = prefix.appendingPathComponent("bin/livery-preview")
    try ProgramFile.copy(
      BuiltProgram.path("livery-preview"), to: program.path)
    try files.copyItem(
      at: Self.checkout.appendingPathComponent("Resources/gallery"),
      to: prefix.appendingPathComponent("share/livery/gallery"))
    let link = prefix.appendingPathComponent("elsewhere/preview")
    try files.createSymbolicLink(at: link, withDestinationURL: program)

    let preview = try Preview(program: link.path, directory: "/")
    #expect(try preview.text(saying: "Lisbon to Porto") == "Lisbon to Porto")
    try preview.expectHealth()
  }

  /// Runs a script of `data` on the prefix `usr` of a folder.
  private func run(_ script: String, _ arguments: String..., in folder: TemporaryFolder) throws {
    let path = Self.checkout.appendingPathComponent("data/\(script)").path
    let run = try ProgramRun(
      [path] + arguments + ["\(folder.path)/usr"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    try #require(run.status == 0, "\(run.errors)")
  }

  @Test(
    .enabled("needs gettext and clang") {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/msgfmt")
        && FileManager.default.isExecutableFile(atPath: "/usr/bin/pkg-config")
    })
  func installsEveryFileAndRemovesNoOther() throws {
    let folder = try TemporaryFolder()
    try run("install-files", BuiltProgram.folder.path, in: folder)
    let installed = try folder.contents(of: "usr")
    for (source, target) in [
      ("Resources/gallery", "livery/gallery"), ("Resources/icons", "livery/icons"),
      ("Resources/pictures", "livery/pictures"), ("Resources/window", "livery/window"),
      ("Resources/locale", "locale"), ("data/icons/hicolor", "icons/hicolor"),
    ] {
      let sources = Self.checkout.appendingPathComponent(source)
      for name in try FileManager.default.subpathsOfDirectory(atPath: sources.path) {
        // A folder has no content.
        guard let content = try? Data(contentsOf: sources.appendingPathComponent(name)) else {
          continue
        }
        #expect(installed["share/\(target)/\(name)"] == content, "\(source)/\(name)")
      }
    }
    for name in [
      "lib/livery/liblivery-reload.so", "share/livery/theme.schema.json",
      "share/livery/configuration.schema.json", "share/doc/livery/rules.md",
      "share/applications/dev.livery.Livery.desktop", "share/man/man1/livery-preview.1",
      "share/man/man1/livery.1", "share/glib-2.0/schemas/dev.livery.Livery.gschema.xml",
    ] { #expect(installed[name]?.isEmpty == false, "\(name)") }
    let metainfo = try #require(installed["share/metainfo/dev.livery.Livery.metainfo.xml"])
    #expect(!String(decoding: metainfo, as: UTF8.self).contains("OWNER"))

    try folder.write("usr/share/icons/hicolor/scalable/apps/other.svg", "<svg/>")
    try run("uninstall-files", in: folder)
    #expect(
      try Array(folder.contents(of: "usr").keys) == ["share/icons/hicolor/scalable/apps/other.svg"])
  }

  @Test func namesEverythingThatClientsRelyOn() throws {
    let preview = try Preview()
    let tree = try preview.display.request("tree", for: String.self)
    let expected =
      [("frame", "Adwaita — Livery")]
      + [
        "Adwaita", "Midnight", "Daylight", "Ocean", "Mint", "Pumpkin", "System", "Light", "Dark",
        "High Contrast", "Pure Black", "Inspector", "Sidebar", "Main Menu", "Search Themes",
      ].map { (tree.contains("toggle button ") ? "toggle button" : "push button", $0) }
      + [
        "Overview", "Controls", "Text", "Lists", "Navigation", "Feedback", "Surfaces", "States",
        "Custom Views", "Apps",
      ].map { ("list item", $0) }
    for (role, name) in expected {
      #expect(tree.contains("\(role) '\(name)' "), "\(role) \(name)")
    }
  }

  @Test func leavesNoControlWithoutAName() throws {
    let preview = try Preview(["--theme", "ocean"], width: 1400)
    let expectNames = { (sourceLocation: SourceLocation) in
      let unnamed = try preview.display.request("unnamed", for: [String].self)
      #expect(unnamed.isEmpty, "\(unnamed)", sourceLocation: sourceLocation)
    }
    try preview.type("F9")
    try preview.display.perform("wait", ["role": "text", "name": "reef value"])
    try expectNames(#_sourceLocation)
    try preview.click("push button", "Choose accent-bg")
    try preview.display.perform("wait", ["name": "Hue"])
    try expectNames(#_sourceLocation)
    try preview.type("Escape")
    try preview.press("Problems")
    try expectNames(#_sourceLocation)
    try preview.press("Stylesheet")
    try expectNames(#_sourceLocation)
    try preview.click("push button", "Main Menu")
    try preview.awaitMenu()
    try expectNames(#_sourceLocation)
  }

  @Test func showsAFileThatASecondCopyWasGiven() throws {
    let file = try ThemeFile(headerbar: "#204060")
    let preview = try Preview()
    let header = try preview.place("label", "Livery").beside
    let program = BuiltProgram.path("livery-preview")
    let second = try preview.display.request(
      "start",
      [
        "arguments": [.string(program), "harbor.livery.toml"],
        "directory": .string(URL(fileURLWithPath: file.path).deletingLastPathComponent().path),
      ], for: RequestValue.self)
    #expect(
      try preview.display.request("exit", ["pid": second, "seconds": 60], for: Int?.self) == 0)
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.expectHealth()
  }

  @Test func endsWithItsWindow() throws {
    let preview = try Preview()
    try preview.type("Control_L", "w")
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == 0)
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(log == "")
  }

  /// The window is the child of the process that watches it.
  @Test func givesUpWhatAWindowDoesNotNeed() throws {
    let preview = try Preview()
    guard case .number(let id) = preview.pid else {
      throw TestDisplayError("the program has no ID")
    }
    let text = { (path: String) in try String(contentsOfFile: path, encoding: .utf8) }
    let child = try text("/proc/\(Int(id))/task/\(Int(id))/children").split(separator: " ")
    let window = try #require(child.first)
    let status = try text("/proc/\(window)/status")
    #expect(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"))
    let limits = try text("/proc/\(window)/limits").split(separator: "\n")
    let memory = limits.first { $0.hasPrefix("Max address space") }
    #expect(memory?.contains("unlimited") == false)
    try preview.expectHealth()
  }

  @Test func takesAPictureAndEnds() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("livery-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A theme goes by its ID with and without an option.
    let pictures = try [["--theme", "mint"], ["mint"]].enumerated().map { index, theme in
      let picture = folder.appendingPathComponent("\(index).png")
      let preview = try Preview(
        theme + ["--screenshot", picture.path, "--page", "text"], isAwaited: false)
      #expect(
        try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self)
          == 0)
      return try Data(contentsOf: picture)
    }
    #expect(pictures[0].starts(with: [0x89, 0x50, 0x4e, 0x47]))
    #expect(pictures[0] == pictures[1])
  }

  @Test func startsInTheAppearanceThatItIsGiven() throws {
    let file = try ThemeFile(headerbar: "#204060")
    try file.write(
      """
      livery = 1
      name = "Harbor"
      [traits]
      stormy = { summary = "Rough" }
      [colors.headerbar-bg]
      default = "#204060"
      "dark+high-contrast+stormy" = "#602040"
      """)
    let preview = try Preview(["--appearance", "dark+high-contrast+stormy", file.path])
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#602040") == "#602040")
    try preview.await("pressed", of: "toggle", "Dark")
    try preview.expectHealth()
  }

  @Test(arguments: [
    (["--theme", "nonsense"], 66), (["nonsense"], 66), (["--page", "nonsense"], 64),
    (["--size", "0x0"], 64),
    (["--scale", "9"], 64), (["--appearance", "light+dark"], 64),
    (["--appearance", "dark+nonsense"], 64), (["--screenshot", "/dev/null/picture.png"], 73),
  ])
  func refusesWhatItCannotDo(arguments: [String], status: Int) throws {
    let preview = try Preview(arguments, isAwaited: false)
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self)
        == status)
  }
}
