import Foundation
import Fuzzing
import Testing

/// Inputs that once were read wrongly, or reach a corner of a reader that others do not.
@Suite struct KeptInputTests {
  /// The folder `Inputs` beside the tests, with a folder for each reader.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Inputs")

  @Test(.timeLimit(.minutes(5)), arguments: InputReader.allCases)
  func readsEveryKeptInput(reader: InputReader) throws {
    let folder = KeptInputTests.folder.appendingPathComponent(reader.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    let checks = InputChecks(reader)
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      do {
        try checks.run(on: bytes, isThorough: true)
      } catch {
        Issue.record("\(reader)/\(name): \(error)")
      }
    }
  }
}
