import Fixtures
import Foundation
import Testing

@Suite struct DocumentationTests {
  @Test func leavesThePageOfTheThemeFileCurrent() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/theme-file.md"), encoding: .utf8)
    let made = try Program.run("schema", "--format", "markdown").output
    #expect(page == made, "run 'make reference'")
    // Every row says something.
    #expect(!page.contains("|  |"))
    #expect(try Program.run("schema", "--config", "--format", "markdown").status == 64)
  }

  @Test func printsASchemaOfEveryKey() throws {
    let object = try JSONSerialization.jsonObject(
      with: Data(try Program.run("schema").output.utf8))
    let schema = try #require(object as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(properties["colors"]?["additionalProperties"] as? Bool == false)
    let known = try #require(
      (schema["else"] as? [String: Any])?["properties"] as? [String: [String: Any]])
    let styles = try #require(known["styles"]?["propertyNames"] as? [String: String])
    let pattern = try Regex(try #require(styles["pattern"]))
    for selector in ["button", "card card button:hover:focus", "tab:selected"] {
      #expect(try pattern.wholeMatch(in: selector) != nil, "\(selector)")
    }
    for selector in ["buton", "button:hoover", "card card card card card", "button,card", ""] {
      #expect(try pattern.wholeMatch(in: selector) == nil, "\(selector)")
    }
  }

  @Test func printsAManualPageOfEveryCommand() throws {
    let page = try Program.run("manual").output
    #expect(page.hasPrefix(".TH LIVERY 1 \"\" \"livery "))
    let help = try Program.run("--help").output
    let names = help.split(separator: "\n").drop { $0 != "SUBCOMMANDS:" }.dropFirst()
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first }
    #expect(names.contains("check") && names.contains("watch"))
    for name in names where name.allSatisfy(\.isLetter) && name != "See" {
      #expect(page.contains(".SS \"livery \(name)\"\n"), "\(name)")
    }
    #expect(page.contains("\n.B \\-\\-list\\-rules\n"))
    #expect(page.contains("\n.TP\n.B 73\n"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func writesCompletions(shell: String) throws {
    let script = try Program.run("--generate-completion-script", shell)
    #expect(script.status == 0 && script.output.contains("list-rules"))
  }
}
