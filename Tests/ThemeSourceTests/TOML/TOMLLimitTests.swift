import Testing
import ThemeSource

@Suite struct TOMLLimitTests {
  @Test(arguments: [1_000, 100_000, 2_000_000])
  func boundsNesting(size: Int) {
    let texts = [
      "a = " + String(repeating: "[", count: size),
      "a = " + String(repeating: "{a=", count: size / 3),
      "a" + String(repeating: ".a", count: size / 2) + " = 1",
      "[a" + String(repeating: ".a", count: size / 2) + "]",
      "a = " + String(repeating: "[{a=", count: size / 4),
    ]
    for text in texts {
      let findings = findings(in: text, limits: SourceLimits(bytes: 4_000_000))
      #expect(findings.map(\.rule) == ["syntax/size"])
      #expect(findings.first?.message == "nested more than 32 deep, the rest is not read")
    }
  }

  @Test func readsTablesAsDeepAsTheLimit() {
    let depth = 32
    let arrays =
      "a = " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(findings(in: arrays).isEmpty)
    #expect(findings(in: "a = [" + arrays.dropFirst(4) + "]").count == 1)
    let dotted = Array(repeating: "a", count: depth + 1).joined(separator: ".") + " = 1"
    #expect(findings(in: dotted).isEmpty)
    #expect(findings(in: "a." + dotted).count == 1)
  }

  @Test func boundsTheNumberOfValues() {
    let text = (0..<30_000).map { "k\($0) = 1\n" }.joined()
    let findings = findings(in: text, limits: SourceLimits(bytes: 1_000_000))
    #expect(
      findings.map(\.description) == [
        "t:20001:1: error: more than 20000 values, the rest is not read [syntax/size]"
      ])
  }

  @Test func boundsTheSizeOfAFile() {
    let text = String(repeating: "#", count: 256 * 1024)
    #expect(findings(in: text).isEmpty)
    #expect(
      findings(in: text + "#").map(\.message) == ["a file of 262145 bytes, expected at most 262144"]
    )
  }

  @Test func stopsAfterAHundredMistakes() {
    let findings = findings(in: String(repeating: "?\n", count: 5_000))
    #expect(findings.count == 101)
    #expect(findings.last?.message == "too many mistakes, the rest is not read")
  }

  @Test(arguments: [
    "k%d = 1\n", "\"k%d\" = 1\n", "\"\\u006b%d\" = 1\n", "[k%d]\n", "k%d.a = 1\n", "[t]k%d=1\n",
  ])
  func findsADuplicateAmongManyKeys(line: String) {
    let prefix = line.hasPrefix("[t]") ? "[t]\n" : ""
    let line = line.hasPrefix("[t]") ? String(line.dropFirst(3)) : line
    func spelled(_ number: Int) -> String {
      line.split(separator: "%d", omittingEmptySubsequences: false).joined(separator: "\(number)")
    }
    let text = prefix + (0..<9_000).map(spelled).joined() + spelled(4_321)
    let findings = findings(in: text)
    #expect(findings.map(\.rule) == ["syntax/duplicate-key"])
    #expect(findings.first?.location.start.line == 9_001 + (prefix.isEmpty ? 0 : 1))
  }

  @Test func findsTheMembersOfABigTable() throws {
    var findings: [Finding] = []
    let text = (0..<5_000).map { "k\($0) = \($0)\n" }.joined()
    let document = SourceDocument(toml: SourceText(file: "t", text), findings: &findings)
    for number in stride(from: 0, to: 5_000, by: 7) {
      #expect(try #require(document.root["k\(number)"]).number == Double(number))
    }
    #expect(document.root["k5000"] == nil)
  }

  private func findings(in text: String, limits: SourceLimits = .theme) -> [Finding] {
    var findings: [Finding] = []
    _ = SourceDocument(toml: SourceText(file: "t", text), limits: limits, findings: &findings)
    return findings
  }
}
