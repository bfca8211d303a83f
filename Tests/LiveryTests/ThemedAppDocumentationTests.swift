import Fixtures
import Foundation
import Testing

/// What the tutorial and the README show of an app is in the example, which other tests build and run.
@Suite struct ThemedAppDocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["Sources/LiveryGTK/LiveryGTK.docc/UseItInAnApp.md", "README.md"])
  func showsOnlyCodeOfTheExample(file: String) throws {
    let example = Self.root.appending(path: "Tests/Examples/ThemedApp")
    let known = try ["Package.swift", "Sources/ThemedApp/main.swift"].flatMap {
      try lines(of: String(contentsOf: example.appending(path: $0), encoding: .utf8))
    }
    let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(!blocks.isEmpty)
    for line in blocks.flatMap(lines) {
      #expect(known.contains(line), "\(line)")
    }
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
