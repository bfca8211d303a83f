import Foundation
import TestDisplay
import Testing
import UIFuzzing

/// UI files that once were read wrongly, or try what GtkBuilder would do for them.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct KeptUITests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Inputs/ui")

  @Test func readsEveryKeptInput() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(!names.isEmpty)
    let checks = UIChecks()
    var finds: [String] = []
    // GTK may complain about them.
    withKnownIssue(isIntermittent: true) {
      for name in names {
        do {
          let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
          try checks.run(on: bytes, isThorough: true)
        } catch {
          finds.append("\(name): \(error)")
        }
      }
    }
    #expect(finds == [])
  }
}
