import Foundation
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct SettingsTests {
  @Test func freesTheSchemasOfAFolderWithTheSettings() throws {
    let file = try TemporaryFile("", name: "gschemas.compiled")
    let schemas = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Resources/schemas/gschemas.compiled")
    try Data(contentsOf: schemas).write(to: URL(filePath: file.path))
    var settings = Settings(id: "dev.livery.Livery", keys: []) { file.folder.path }
    #expect(settings != nil)
    // GLib maps the file into memory for as long as anything refers to its schemas.
    try #require(try isMapped(file.path), "the schemas are installed")
    settings = nil
    #expect(try !isMapped(file.path))
  }

  @Test func hasNoSettingsWithoutASchema() {
    #expect(Settings(id: "dev.livery.Nothing", keys: []) { "/nonexistent" } == nil)
  }

  private func isMapped(_ path: String) throws -> Bool {
    let maps = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    return String(decoding: try maps.readToEnd() ?? Data(), as: UTF8.self).contains(path)
  }
}
