import Fixtures
import Foundation
import Testing

/// What the program says of files that were installed with it.
@Suite struct InstalledFileTests {
  /// A prefix with the program, and what `data/install-reference` writes beside it.
  private struct Prefix {
    let folder: TemporaryFolder
    let path: String
    let program: String

    init(_ name: String = "a prefix ü", without missing: String = "") throws {
      folder = try TemporaryFolder()
      path = "\(folder.path)/\(name)"
      program = "\(path)/bin/livery"
      try FileManager.default.createDirectory(
        atPath: "\(path)/bin", withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: Program.path(of: "livery"), toPath: program)
      let run = try ProgramRun(["data/install-reference".inRepository, program, "\(path)/share"])
      try #require(run.status == 0, "\(run.errors)")
      if !missing.isEmpty { try FileManager.default.removeItem(atPath: "\(path)/share/\(missing)") }
    }

    func run(
      _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
    ) throws -> ProgramRun {
      try ProgramRun([program] + arguments, environment: environment, input: input)
    }

    /// The URL of a file in its `share`.
    func url(_ name: String) -> String {
      "file://\(folder.path)/a%20prefix%20%C3%BC/share/\(name)"
    }
  }

  private func helpURIs(_ report: String) throws -> [String: String] {
    let log = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    return rules.reduce(into: [:]) { uris, rule in
      if let id = rule["id"] as? String { uris[id] = rule["helpUri"] as? String }
    }
  }

  @Test func areNamedByTheirURLs() throws {
    let prefix = try Prefix()
    let theme = try prefix.run("new", "Shore", "--accent", "#0b7285")
    let first = theme.output.split(separator: "\n")[0]
    #expect(first == "#:schema \(prefix.url("livery/theme.schema.json"))")
    let checked = try prefix.run("check", "--strict", "--format", "sarif", "-", input: theme.output)
    #expect(checked.status == 0, "\(checked)")
    let uris = try helpURIs(checked.output)
    #expect(uris["contrast/text"] == prefix.url("doc/livery/rules.md#contrast-text"))
    let page = try String(
      contentsOfFile: "\(prefix.path)/share/doc/livery/rules.md", encoding: .utf8)
    for (rule, uri) in uris {
      let anchor = try #require(uri.split(separator: "#").last)
      #expect(page.contains("<a id=\"\(anchor)\"></a>"), "\(rule)")
    }
    let elsewhere = try prefix.run(
      "check", "--format", "sarif", "-", input: theme.output,
      environment: ["LIVERY_RULES_URL": "https://example.org/rules"])
    #expect(
      try helpURIs(elsewhere.output)["contrast/text"] == "https://example.org/rules#contrast-text")
    // A link elsewhere leads to the same files.
    let link = "\(prefix.folder.path)/livery"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: prefix.program)
    #expect(try ProgramRun([link, "new", "Shore", "--accent", "#0b7285"]).output == theme.output)
  }

  @Test func areLeftOutWhereTheyAreMissing() throws {
    let built = try Program.run("new", "Shore").output
    #expect(built.hasPrefix("# A theme"))
    let prefix = try Prefix(without: "livery/theme.schema.json")
    #expect(try prefix.run("new", "Shore").output == built)
    let report = try Program.run("check", "--format", "sarif", "-", input: built)
    #expect(try helpURIs(report.output).isEmpty && report.status == 0)
  }
}

extension String {
  /// The path of a file of the repository.
  fileprivate var inRepository: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../\(self)").standardized.path
  }
}
