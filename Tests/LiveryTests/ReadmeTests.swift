import Fixtures
import Foundation
import Testing

@Suite struct ReadmeTests {
  private static let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")

  /// The blocks of a language, in order.
  private static func blocks(of language: String) throws -> [String] {
    let text = try String(contentsOf: readme, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test func theExamplesPrintWhatTheReadmeSays() throws {
    let folder = try TemporaryFolder()
    let theme = try #require(try ReadmeTests.blocks(of: "toml").first)
    try folder.write("reef.livery.toml", theme + "\n")
    try folder.write(
      "broken.livery.toml",
      "livery = 1\nname = \"Broken\"\n\n[colors]\nacent-bg = \"#0b7285\"\n"
        + "window-bg = \"mix($foam, white, 0.5)\"\n")
    let examples = try ReadmeTests.blocks(of: "console")
    #expect(examples.count >= 3)
    // Tests with a screen run the audit.
    for example in examples where !example.hasPrefix("$ livery audit ") {
      let lines = example.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let words = lines[0].dropFirst("$ livery ".count).split(separator: " ").map(String.init)
      let result = try Program.run(words, in: folder.path)
      let expected = lines.count > 1 ? String(lines[1]) : ""
      #expect(result.output.hasPrefix(expected), "\(lines[0])\n\(result.output)\(result.errors)")
    }
  }
}
