import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeLint
import ThemeSource

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reports, read back by readers of their formats.
@Suite struct ReportTests {
  /// A file whose findings are after letters of several bytes and code units.
  private static let body = """
    [palette]
    "a" = "red" # 🎨 ä
    [colors]
    popover-fg = { light = "#444444", dark = "white" } # näher & <dunkler>
    "link" = 'color(display-p3 0 0 1)'
    [styles]
    "card document" = { font-family = "Ärger 🎨", opacity = { light = 1, dark = 1, default = 1 } }
    """

  private func files() throws -> [CheckedFile] {
    try [Self.body, ""].enumerated().map { number, body in
      let text = SourceText(
        file: number == 0 ? "a <b> & \u{1b}, 100%.toml" : "clean.toml",
        "livery = 1\nname = \"T\"\n\(body)\n")
      let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil)
      return CheckedFile(reading, Linter.check(reading))
    }
  }

  @Test func writesSARIFThatAReaderTakes() throws {
    let files = try files()
    let text = SARIFReport.value(files, version: "1.2.3").text
    let log = try SARIFLog(parsing: Data(text.utf8))
    #expect(log.columnKind == "utf16CodeUnits")
    #expect(log.rules.count == RuleCatalog.all.count)
    let findings = files.flatMap(\.findings)
    #expect(log.results.map(\.ruleID) == findings.map(\.rule.rawValue))
    #expect(log.results.map(\.level) == findings.map(\.severity.rawValue))
    #expect(log.results.map(\.message) == findings.map(\.message))
    for result in log.results {
      #expect(log.rules[result.ruleIndex] == result.ruleID)
      #expect(result.uri == "a%20%3Cb%3E%20%26%20%1B%2C%20100%25.toml")
    }
    // Each place, cut out of the text by UTF-16 columns, is what its bytes are.
    let lines = String(decoding: files[0].text.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (result, finding) in zip(log.results, findings) {
      let line = Array(lines[result.startLine - 1].utf16)
      let cut = line[(result.startColumn - 1)..<(result.endColumn - 1)]
      #expect(
        String(decoding: cut, as: UTF16.self)
          == String(decoding: files[0].text.bytes[finding.location.range], as: UTF8.self))
    }
    let idle = try #require(log.results.first { $0.ruleID == "reference/never-holds" })
    #expect((idle.startLine, idle.startColumn, idle.endColumn) == (9, 90, 91))
    #expect(log.results.compactMap(\.replacement).first == "\"#333333\"")
  }

  /// Builds the objects that Microsoft's sarif-om made of the schema: what the schema has no name
  /// for, and what it asks for and is missing, fails.
  private static let sarifReader = """
    om = sarif_om
    text, message, place = om.MultiformatMessageString, om.Message, om.ArtifactLocation
    kinds = {
      "runs": om.Run, "tool": om.Tool, "driver": om.ToolComponent, "rules": om.ReportingDescriptor,
      "shortDescription": text, "help": text, "defaultConfiguration": om.ReportingConfiguration,
      "results": om.Result, "message": message, "description": message, "locations": om.Location,
      "physicalLocation": om.PhysicalLocation, "artifactLocation": place, "region": om.Region,
      "fixes": om.Fix, "artifactChanges": om.ArtifactChange, "replacements": om.Replacement,
      "deletedRegion": om.Region, "insertedContent": om.ArtifactContent,
      "partialFingerprints": dict,
    }
    def read(kind, value):
      if isinstance(value, list):
        return [read(kind, element) for element in value]
      if not isinstance(value, dict) or kind is dict:
        return value
      names = {f.metadata["schema_property_name"]: f.name for f in kind.__attrs_attrs__}
      return kind(**{names[key]: read(kinds.get(key), value[key]) for key in value})
    print(len(read(om.SarifLog, json.load(sys.stdin)).runs[0].results))
    """

  @Test(.enabled("needs python3-sarif-python-om") { PythonModule("sarif_om").isInstalled })
  func writesSARIFOfMicrosoftsObjects() throws {
    let (om, files) = (PythonModule("sarif_om"), try files())
    let text = SARIFReport.value(files, version: "1.2.3").text
    let count = try om.run(Self.sarifReader, input: text)
    #expect(Int(count) == files.flatMap(\.findings).count)
    for (name, other) in [("ruleIndex", "ruleNumber"), ("message", "markdown")] {
      let wrong = text.replacing("\"\(name)\"", with: "\"\(other)\"")
      #expect(throws: PythonModule.Complaint.self) { try om.run(Self.sarifReader, input: wrong) }
    }
  }

  @Test(arguments: [false, true])
  func writesJUnitThatAReaderTakes(isStrict: Bool) throws {
    let files = try files()
    let text = JUnitReport.text(files, isStrict: isStrict)
    let reader = JUnitReader()
    #expect(reader.read(Data(text.utf8)))
    let findings = files.flatMap(\.findings)
    let failures = findings.filter { $0.severity > (isStrict ? .note : .warning) }
    #expect(reader.cases.count == findings.count + 1)
    #expect(reader.failures == failures.map(\.message))
    #expect(reader.suites.map { $0["tests"] } == ["\(findings.count)", "1"])
    #expect(reader.suites.map { $0["failures"] } == ["\(failures.count)", "0"])
    #expect(reader.total["tests"] == "\(findings.count + 1)")
    #expect(reader.total["failures"] == "\(failures.count)")
    #expect(reader.suites[0]["name"] == "a <b> & \u{fffd}, 100%.toml")
  }

  @Test(.enabled("needs python3-junitparser") { PythonModule("junitparser").isInstalled })
  func writesJUnitThatJunitparserTakes() throws {
    let files = try files()
    let output = try PythonModule("junitparser").run(
      """
      suites = list(junitparser.JUnitXml.fromstring(sys.stdin.buffer.read()))
      print([suite.tests for suite in suites], [suite.failures for suite in suites],
        sum(isinstance(result, junitparser.Failure)
          for suite in suites for case in suite for result in case.result))
      """, input: JUnitReport.text(files, isStrict: true))
    let findings = files.flatMap(\.findings)
    let failures = findings.count { $0.severity > .note }
    #expect(output == "[\(findings.count), 1] [\(failures), 0] \(failures)")
  }

  @Test func writesAnnotationsForGitHub() throws {
    let lines = GitHubReport.text(try files().findings).split(separator: "\n")
    #expect(
      lines[0]
        == "::warning file=a <b> & \\u{1b}%2C 100%25.toml,line=4,endLine=4,col=1,endColumn=4,"
        + "title=reference/unused::no color uses the palette entry 'a'")
    #expect(
      lines.contains { $0.hasPrefix("::notice ") } && lines.contains { $0.hasPrefix("::error ") })
  }

  /// A log is shown in a terminal, whatever the report is for.
  @Test(arguments: [
    ReportFormat.json, .sarif, .junit, .github, .gitlab,
  ])
  func leavesNoControlCharacterInAReport(format: ReportFormat) throws {
    let name = "a\u{7}\u{1b}]0;x\u{7f}\u{9b}2J\u{85}\u{2028}\u{202e}\u{2066}.css"
    let text = SourceText(file: name, "")
    let finding = Finding(.error, "syntax/css", at: text.location(of: 0..<0), "in '\(name)'")
    let report = try #require(
      format.report(
        of: [CheckedFile(text, [finding])], by: "livery check", version: "1", isStrict: false))
    let controls = report.unicodeScalars.filter { scalar in
      scalar != "\n" && scalar.properties.generalCategory == .control
        || "\u{2028}\u{202e}\u{2066}".unicodeScalars.contains(scalar)
    }
    #expect(controls.isEmpty, "\(controls)")
    #expect(report.contains("syntax/css"))
  }

  @Test func writesRulesAsJSON() throws {
    let object = try JSONSerialization.jsonObject(
      with: Data(JSONReport.value(RuleCatalog.all).text.utf8))
    let rules = try #require((object as? [String: Any])?["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["rule"] as? String } == RuleCatalog.all.map(\.id.rawValue))
  }
}
