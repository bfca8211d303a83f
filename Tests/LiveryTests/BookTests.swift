import Fixtures
import Foundation
import Testing

/// The book for people, followed word for word: each page in an empty folder.
@Suite struct BookTests {
  private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let pages = [
    "first-theme", "from-a-wallpaper", "from-tokens", "apps-ci", "own-components",
  ]

  /// The pages with commands that are to be followed, in the folder of the documentation.
  private static let followed = pages.map { "book/\($0)" } + ["adjusting"]

  /// A block of a page: the words behind its fence, and its lines.
  private static func blocks(of page: String) throws -> [(words: [Substring], text: String)] {
    let file = checkout.appendingPathComponent("docs/\(page).md")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let lines = parts[index].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (lines[0].split(separator: " "), lines.count > 1 ? String(lines[1]) : "")
    }
  }

  @Test func hasAllPagesHere() throws {
    let folder = Self.checkout.appendingPathComponent("docs/book").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names) == Set(Self.pages.map { "\($0).md" } + ["README.md"]))
  }

  @Test(arguments: followed) func saysWhatItsCommandsPrint(page: String) throws {
    let folder = try TemporaryFolder()
    var count = 0
    for (words, text) in try Self.blocks(of: page) {
      if words.count == 2 {
        let url = URL(fileURLWithPath: folder.path).appendingPathComponent(String(words[1]))
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      } else if words == ["console"] {
        count += try follow(text, in: folder)
      }
    }
    #expect(count > 0)
  }

  /// Runs the commands of a block, and returns how many there are.
  private func follow(_ text: String, in folder: TemporaryFolder) throws -> Int {
    let commands = text.components(separatedBy: "$ livery ").dropFirst()
    for command in commands {
      let lines = command.split(separator: "\n", omittingEmptySubsequences: false)
      let arguments = lines[0].split(separator: " ").map { $0.filter { $0 != "'" } }
      let result = try Program.run(arguments, in: folder.path)
      // Findings end with 1; anything above is no use of the command at all.
      #expect(result.status <= 1, "livery \(lines[0])\n\(result.errors)")
      var expected = lines.dropFirst().joined(separator: "\n")
      if expected.hasSuffix("…\n") {
        expected.removeLast(2)
        #expect(result.output.hasPrefix(expected), "livery \(lines[0])\n\(result.output)")
      } else {
        #expect(result.output == expected, "livery \(lines[0])")
      }
    }
    return commands.count
  }

  @Test func linksToWhatThereIs() throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [
      "-B", Self.checkout.appendingPathComponent("docs/site/site.py").path, "--check",
    ]
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: bytes, as: UTF8.self) == "")
    #expect(process.terminationStatus == 0)
  }
}
