import Fixtures
import Foundation
import TestDisplay
import Testing
import ThemeFormats

@testable import LiveryPreview

/// How a person exports a theme from the window, and what goes wrong with it.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct ExportDialogTests {
  private let home: ThemeFolder

  init() throws {
    home = try ThemeFolder()
  }

  private static let nameField: [String: RequestValue] = ["role": "text", "name": "Name:"]

  /// Opens the dialog by its keys, and chooses what to export by keys.
  private func start(_ kind: ExportKind? = nil, in preview: Preview) throws {
    try preview.type("Control_L", "e")
    try preview.await("focused", of: "push button", "Export…")
    guard let kind, let index = ExportKind.all.firstIndex(of: kind) else { return }
    try preview.type("Tab")
    try preview.type("space")
    try preview.type("Home")
    for _ in 0..<index { try preview.type("Down") }
    try preview.type("Return")
    _ = try preview.text(saying: kind.label)
  }

  /// Types a name over the one that the file dialog suggests.
  ///
  /// A dialog that is slow to list its folder suggests its own again, over what was typed.
  private func name(_ text: String, by keys: [String], in preview: Preview) throws {
    try preview.poll("the dialog does not take '\(text)'") {
      try preview.type("Control_L", "a")
      for key in keys { try preview.type(key) }
      let end = Date(timeIntervalSinceNow: 5)
      while Date() < end {
        if try preview.display.request("text", Self.nameField, for: String.self) == text {
          return true
        }
      }
      return nil
    }
  }

  /// Waits for the file dialog and the name that it suggests.
  private func awaitName(_ name: String, in preview: Preview) throws {
    try preview.await("focused", of: "text", "Name:")
    try preview.poll("the dialog does not suggest '\(name)'") {
      try preview.display.request("text", Self.nameField, for: String.self) == name ? true : nil
    }
  }

  @Test func exportsBesideTheFileByKeysAlone() throws {
    let preview = try Preview([home.path])
    try start(in: preview)
    #expect(try preview.display.request("unnamed") == [String]())
    _ = try preview.text(saying: "One stylesheet, in the appearance that is shown")
    try preview.type("Return")
    try awaitName("harbor.css", in: preview)
    try preview.type("Return")
    _ = try preview.text(saying: "Exported “harbor.css”")
    #expect(try home.text("harbor.css").contains("@define-color accent_bg_color #204060;"))
    #expect(try home.text() == ThemeFolder.theme)
    try preview.expectHealth()
  }

  @Test func closesByEscapeAndWritesNothing() throws {
    let preview = try Preview([home.path])
    try start(in: preview)
    try preview.type("Escape")
    try preview.awaitEnd(of: "Export Theme")
    #expect(try home.files == ["harbor.livery.toml"])
    try preview.expectHealth()
  }

  @Test func addsTheEndingOfTheFormatAndAsksAboutTheFileThatThisNames() throws {
    try home.folder.write("quay.css", "mine")
    let preview = try Preview([home.path])
    try start(in: preview)
    try preview.type("Return")
    try awaitName("harbor.css", in: preview)
    try name("quay", by: ["q", "u", "a", "y"], in: preview)
    try preview.type("Return")
    _ = try preview.text(saying: "“quay.css” already exists")
    try preview.type("Return")
    try preview.awaitEnd(of: "already exists")
    #expect(try home.text("quay.css") == "mine")
    try preview.expectHealth()
  }

  @Test func writesTheThemeInAnotherFormat() throws {
    let preview = try Preview([home.path])
    try start(.file(.livery, ending: ".livery.json"), in: preview)
    try preview.press("Export…", role: "push button")
    try awaitName("harbor.livery.json", in: preview)
    try preview.type("Return")
    _ = try preview.text(saying: "Exported “harbor.livery.json”")
    #expect(try home.text("harbor.livery.json").contains("\"accent-bg\": \"#204060\""))
    try preview.expectHealth()
  }

  @Test func leavesTheFileOfTheThemeAlone() throws {
    let preview = try Preview([home.path])
    try start(.file(.livery, ending: ".livery.toml"), in: preview)
    try preview.press("Export…", role: "push button")
    try awaitName("harbor.livery.toml", in: preview)
    try preview.type("Return")
    // The file dialog asks first whether to replace it.
    _ = try preview.text(saying: "A file named “harbor.livery.toml” already exists")
    try preview.type("Return")
    _ = try preview.text(saying: "“harbor.livery.toml” is a file of the theme itself")
    #expect(try home.text() == ThemeFolder.theme)
    try preview.expectHealth()
  }

  @Test func writesAPictureOfThePageThatIsShown() throws {
    let preview = try Preview([home.path, "--page", "controls"])
    try start(.picture, in: preview)
    _ = try preview.text(saying: "“Controls” as it is shown")
    try preview.press("Export…", role: "push button")
    try awaitName("harbor.png", in: preview)
    try preview.type("Return")
    _ = try preview.text(saying: "Exported “harbor.png”")
    let bytes = try home.folder.read("harbor.png")
    #expect(bytes.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]) && bytes.count > 20_000)
    try preview.expectHealth()
  }

  @Test func writesTheFolderOfAnAppAndAsksBeforeItReplacesFiles() throws {
    try home.folder.write("style.css", "mine")
    let preview = try Preview([home.path])
    let export = {
      try preview.press("Export…", role: "push button")
      _ = try preview.text(saying: "Export Into")
      try preview.type("Alt_L", "s")
      return try preview.text(saying: "already exist")
    }
    try start(.app, in: preview)
    _ = try export()
    try preview.type("Return")
    try preview.awaitEnd(of: "already exist")
    #expect(try home.text("style.css") == "mine")
    _ = try export()
    try preview.press("Replace", role: "push button")
    _ = try preview.text(saying: "Exported “")
    #expect(try home.text("style.css").contains("accent"))
    #expect(try home.files.contains("harbor.gresource.xml"))
    try preview.expectHealth()
  }

  @Test func saysInTheDialogThatTheFolderIsReadOnly() throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: home.folder.path)
    let preview = try Preview([home.path])
    try start(in: preview)
    try preview.type("Return")
    try awaitName("harbor.css", in: preview)
    try preview.type("Return")
    _ = try preview.text(saying: "harbor.css' cannot be written: permission denied")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: home.folder.path)
    #expect(try home.files == ["harbor.livery.toml"])
    try preview.press("Export…", role: "push button")
    try awaitName("harbor.css", in: preview)
    try preview.type("Return")
    _ = try preview.text(saying: "Exported “harbor.css”")
    try preview.expectHealth()
  }

  @Test func saysInTheDialogThatTheDiskIsFull() throws {
    let preview = try Preview([home.path], fileLimit: 20_000)
    try start(.picture, in: preview)
    try preview.press("Export…", role: "push button")
    try awaitName("harbor.png", in: preview)
    try preview.type("Return")
    _ = try preview.text(saying: "cannot be written: file too large")
    #expect(try home.files == ["harbor.livery.toml"])
    try preview.expectHealth()
  }
}
