import Fixtures
import Foundation
import Testing

@Suite struct RuleCommandTests {
  @Test func explainsARuleWithItsExample() throws {
    let result = try Program.run("rule", "name/role")
    #expect(result.status == 0)
    #expect(
      result.output == """
        name/role (error)
          finds: a role that nobody knows
          remedy: take the name that the finding suggests

        bad, theme:

            [colors]
            windw-bg = "white"

          error: no role is called 'windw-bg'; did you mean 'window-bg'?

        good:

            [colors]
            window-bg = { light = "white", dark = "black" }

        """)
  }

  @Test func explainsAFamily() throws {
    let output = try Program.run("rule", "shade").output
    let rules = output.split(separator: "\n").filter { $0.hasPrefix("shade/") }
    #expect(
      rules.map { $0.prefix { $0 != " " } } == ["shade/backdrop", "shade/opaque", "shade/outline"])
  }

  @Test func listsAllWithoutAName() throws {
    let list = try Program.run("rule")
    #expect(list.status == 0 && !list.output.isEmpty)
    #expect(try list.output == Program.run("check", "--list-rules").output)
  }

  @Test func writesJSON() throws {
    struct Page: Decodable {
      struct Rule: Decodable {
        struct Example: Decodable { let language, bad, finding, good: String }
        let rule: String
        let severities: [String]
        let example: Example
      }
      let rules: [Rule]
    }
    let output = try Program.run("rule", "css/property", "--format", "json").output
    let rule = try #require(JSONDecoder().decode(Page.self, from: Data(output.utf8)).rules.first)
    #expect(rule.rule == "css/property" && rule.severities == ["error", "warning"])
    #expect(rule.example.bad == "label { colr: red; }")
  }

  @Test(arguments: [
    ("contrast/txt", "no rule is called 'contrast/txt'; did you mean 'contrast/text'?"),
    ("contrst", "no rule is called 'contrst'; did you mean 'contrast'?"),
    ("", "no rule is called ''"), ("\u{1b}[2J", "no rule is called '"),
  ])
  func refusesAnUnknownName(name: String, message: String) throws {
    let result = try Program.run("rule", name)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains(message) && !result.errors.contains("\u{1b}"))
  }

  @Test func leavesThePageOfRulesCurrent() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/rules.md"), encoding: .utf8)
    let made = try Program.run("rule", "--format", "markdown").output
    #expect(page == made, "run 'make reference'")
  }
}
