import Fixtures
import Foundation
import GTKFixtures
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What `audit` prints for other programs, read back.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen }, .serialized)
struct AuditReportTests {
  private let folder: TemporaryFolder

  /// A role and a rule that have faults of several kinds.
  private static let body = """
    [colors]
    view-fg = "#d0d0d0"

    [extra]
    css = '''
    row:selected { background: #fff; color: #eee }
    '''

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("faint.livery.toml", "livery = 1\nname = \"Faint\"\n" + Self.body)
  }

  private func report(_ format: String) throws -> String {
    let run = try PreviewCommand.run(
      [
        "audit", "--timeout", "600", "--format", format, "faint.livery.toml", "--page", "lists",
        "--appearance", "light",
      ], in: folder.path)
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    return run.output
  }

  private struct Log: Decodable {
    struct Run: Decodable { let results: [Result] }
    struct Result: Decodable {
      let ruleId, level: String
      let ruleIndex: Int
      let partialFingerprints: [String: String]
    }
    let version: String
    let runs: [Run]
  }

  private struct Issue: Decodable {
    let check_name, description, fingerprint, severity: String
  }

  private func issues() throws -> [Issue] {
    try JSONDecoder().decode([Issue].self, from: Data(report("gitlab").utf8))
  }

  private func results() throws -> [Log.Result] {
    let log = try JSONDecoder().decode(Log.self, from: Data(report("sarif").utf8))
    #expect(log.version == "2.1.0" && log.runs.count == 1)
    return log.runs.flatMap(\.results)
  }

  @Test func everyFormatHasTheSameFindings() throws {
    let reading = try JSONDecoder().decode(AuditReading.self, from: Data(report("json").utf8))
    let rules = reading.findings.map(\.rule)
    #expect(Set(rules).isSuperset(of: ["audit/contrast", "audit/state"]), "\(rules)")
    #expect(reading.findings.allSatisfy { !$0.places.isEmpty })
    #expect(try results().map(\.ruleId) == rules)
    #expect(try issues().map(\.check_name) == rules)
    #expect(try issues().map(\.description) == reading.findings.map(\.message))

    let lines = try report("github").split(separator: "\n")
    #expect(lines.count == rules.count)
    for (line, finding) in zip(lines, reading.findings) {
      #expect(line.hasPrefix("::\(finding.severity) file=faint.livery.toml,line=\(finding.line),"))
      #expect(line.contains("title=\(finding.rule)::"))
    }
    let junit = try report("junit")
    let parser = XMLParser(data: Data(junit.utf8))
    #expect(parser.parse())
    #expect(junit.contains("<testsuites name=\"livery audit\" tests=\"\(rules.count)\" "))
    #expect(junit.components(separatedBy: "<testcase ").count == rules.count + 1)
  }

  /// The messages have figures, paths and counts, which change with what is said elsewhere.
  @Test func keepsFingerprintsWhileLinesAreAddedAboveAndFiguresChange() throws {
    let before = try (issues(), results())
    #expect(Set(before.0.map(\.fingerprint)).count == before.0.count)
    #expect(
      before.0.map(\.fingerprint) == before.1.flatMap { $0.partialFingerprints.map(\.value) })
    try folder.write(
      "faint.livery.toml",
      "livery = 1\nname = \"Faint\"\nsummary = \"S\"\n# A remark\n\n"
        + Self.body.replacing("#eee", with: "#ddd"))
    let after = try (issues(), results())
    #expect(before.0.map(\.description) != after.0.map(\.description))
    #expect(before.0.map(\.fingerprint) == after.0.map(\.fingerprint))
    #expect(before.1.map(\.partialFingerprints) == after.1.map(\.partialFingerprints))
  }
}
