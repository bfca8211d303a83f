import Fixtures
import LanguageServer
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

@Suite struct DiagnosticTests {
  private static let path = "/none/x.livery.toml"
  private static let uri = "file://\(path)"
  private static let text = """
    livery = 1
    name = "😀"
    summary = "é😀" # later
    [colors]
    acent-bg = "#fff"
    view-fg = { light = "#eee", dark = "#222" }
    """

  /// What check finds in a text, as lines and columns from 0 in UTF-16.
  private func expected(_ text: String, path: String) throws -> [String] {
    let source = SourceText(file: path, text)
    let reading = try ThemeLibrary(userFolder: nil).read(source, path: path)
    return Linter.check(reading).map { finding in
      let ends = [finding.location.range.lowerBound, finding.location.range.upperBound].map {
        let place = source.textPosition(at: $0, in: .utf16)
        return "\(place.line):\(place.character)"
      }
      return "\(ends[0])-\(ends[1]) \(finding.rule) \(finding.message)"
    }
  }

  private func lines(_ diagnostics: Reply) -> [String] {
    diagnostics.elements.map {
      "\($0["range"].range) \($0["code"].string ?? "") \($0["message"].string ?? "")"
    }
  }

  @Test(arguments: [
    (uri, path, text),
    ("file:///none/a%20b.css", "/none/a b.css", "/* 😀 */ buton { colour: @acent_color; }\n"),
    ("file:///none/s.yaml", "/none/s.yaml", "scheme: \"x\"\nbase00: \"zzz\"\n"),
  ])
  func saysWhatCheckSays(uri: String, path: String, text: String) throws {
    var client = TestClient()
    client.open(uri, text)
    let sent = client.diagnostics()
    #expect(sent.count == 1 && sent[0]["uri"].string == uri)
    let expected = try expected(text, path: path)
    #expect(!expected.isEmpty && lines(sent[0]["diagnostics"]) == expected)
    #expect(client.diagnostics().isEmpty)
  }

  @Test func whatIsInAnImportedFileStandsAtTheImport() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.css", "@import \"c.css\";\n")
    try folder.write("c.css", "\n@define-color a #1;\n")
    var client = TestClient()
    client.open("file://\(folder.path)/main.css", "label {\n  color: red;\n}\n@import \"b.css\";\n")
    let said = lines(client.diagnostics()[0]["diagnostics"])
    #expect(said.contains { $0.hasPrefix("3:8-3:15 css/value ") }, "\(said)")
  }

  @Test func theLatestTextCounts() {
    var client = TestClient()
    client.open(Self.uri, Self.text)
    for version in 2...9 {
      client.notify(
        "textDocument/didChange",
        """
        {"textDocument": {"uri": "\(Self.uri)", "version": \(version)}, "contentChanges": [
        {"range": {"start": {"line": 4, "character": \(version - 1)},
        "end": {"line": 4, "character": \(version - 1)}}, "text": "c"}]}
        """)
    }
    let sent = client.diagnostics()
    #expect(sent.count == 1 && sent[0]["version"].number == 9)
    #expect(sent[0]["diagnostics"][0]["message"].string?.contains("'acccccccccent-bg'") == true)
  }

  @Test func changesFollowEachOtherInUTF16() throws {
    var client = TestClient()
    client.open(Self.uri, Self.text)
    client.notify(
      "textDocument/didChange",
      """
      {"textDocument": {"uri": "\(Self.uri)", "version": 2}, "contentChanges": [
      {"range": {"start": {"line": 1, "character": 8}, "end": {"line": 2, "character": 11}},
      "text": "\\ud83d\\ude00 "},
      {"range": {"start": {"line": 1, "character": 11}, "end": {"line": 1, "character": 12}},
      "text": "X"}]}
      """)
    let changed = Self.text.replacing("😀\"\nsummary = \"é", with: "😀 X")
    #expect(try lines(client.diagnostics()[0]["diagnostics"]) == expected(changed, path: Self.path))
  }

  @Test(arguments: [
    #"{"textDocument": {"uri": "file:///other", "version": 2}, "contentChanges": []}"#,
    #"{"textDocument": {"uri": "\#(uri)"}, "contentChanges": []}"#,
    #"{"textDocument": {"uri": "\#(uri)", "version": 2}, "contentChanges": [{"text": 1}]}"#,
    #"{"textDocument": {"uri": "\#(uri)", "version": 2}, "contentChanges": [{"text": "a"}, {}]}"#,
    #"""
    {"textDocument": {"uri": "\#(uri)", "version": 2}, "contentChanges": [{"text": "",
    "range": {"start": {"line": 2, "character": 0}, "end": {"line": 1, "character": 0}}}]}
    """#,
    #"""
    {"textDocument": {"uri": "\#(uri)", "version": 2}, "contentChanges": [{"text": "",
    "range": {"start": {"line": -1, "character": 0}, "end": {"line": 1, "character": 0}}}]}
    """#,
  ])
  func aChangeThatMakesNoSenseLeavesTheTextAsItWas(parameters: String) {
    var client = TestClient(capabilities: #"{"textDocument": {"diagnostic": {}}}"#)
    client.open(Self.uri, Self.text)
    let ask = #"{"textDocument": {"uri": "\#(Self.uri)"}}"#
    let before = client.request("textDocument/diagnostic", ask)["result"]
    let logged = client.notify("textDocument/didChange", parameters)
    #expect(logged.first?["method"].string == "window/logMessage")
    let after = client.request("textDocument/diagnostic", ask)["result"]
    #expect(after["kind"].string == "full" && !after["items"].elements.isEmpty)
    #expect(lines(after["items"]) == lines(before["items"]))
  }

  @Test func takesThemAwayWhenADocumentIsClosed() {
    var client = TestClient()
    client.open(Self.uri, Self.text)
    let sent = client.notify(
      "textDocument/didClose", #"{"textDocument": {"uri": "\#(Self.uri)"}}"#)
    #expect(sent.count == 1 && sent[0]["params"]["diagnostics"].elements.isEmpty)
    #expect(sent[0]["params"]["uri"].string == Self.uri && client.diagnostics().isEmpty)
  }

  @Test func unsavedTextOfAThemeThatIsExtendedCounts() throws {
    let folder = try TemporaryFolder()
    let base = try folder.write("base.livery.toml", "livery = 1\nname = 'b'\n")
    let text = "livery = 1\nname = 'x'\nextends = 'base'\n[colors]\nview-bg = '$mine'\n"
    let path = try folder.write("x.livery.toml", text)
    var client = TestClient(
      capabilities: #"{"textDocument": {"publishDiagnostics": {"relatedInformation": true}}}"#)
    client.open("file://\(path)", text)
    #expect(client.diagnostics()[0]["diagnostics"].elements.count == 1)
    client.open("file://\(base)", "livery = 1\nname = 'b'\n[custom-colors]\nmine = '#fff'\n")
    let sent = client.diagnostics()
    #expect(Set(sent.map { $0["uri"].string }) == ["file://\(path)", "file://\(base)"])
    #expect(
      sent.flatMap { $0["diagnostics"].elements }.allSatisfy {
        $0["code"].string != "reference/undefined"
      })

    // An error there is here at the line that names the file, and leads to it.
    client.open("file://\(base)", "livery = 1\nname = 'b'\ncolors = 1\n", version: 2)
    let mine = client.diagnostics().first { $0["uri"].string == "file://\(path)" }
    let error = try #require(
      mine?["diagnostics"].elements.first { $0["code"].string == "syntax/type" })
    #expect(error["range"].range == "2:10-2:16")
    let related = error["relatedInformation"][0]["location"]
    #expect(related["uri"].string == "file://\(base)" && related["range"].range == "2:9-2:10")
  }

  @Test func asksAClientThatPullsToPull() {
    var client = TestClient(
      capabilities: #"""
        {"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}
        """#)
    client.open(Self.uri, Self.text)
    #expect(client.work().map { $0["method"].string } == ["workspace/diagnostic/refresh"])
    #expect(!client.server.hasWork)
  }

  @Test func takesTheTargetOfTheClient() {
    let text = "label { outline-color: oklch(0.5 0.1 20); }\n"
    var counts: [Int] = []
    for target in ["4.8", "4.24"] {
      var client = TestClient(initialized: false)
      _ = client.request("initialize", #"{"initializationOptions": {"target": "\#(target)"}}"#)
      client.open("file:///none/a.css", text)
      counts.append(client.diagnostics()[0]["diagnostics"].elements.count)
    }
    #expect(counts[0] > counts[1])
    var client = TestClient(initialized: false)
    let options = #"{"initializationOptions": {"target": "5"}}"#
    #expect(client.request("initialize", options)["error"]["code"].number == -32602)
  }

  @Test func sayNothingOfFilesThatAreNoThemes() {
    var client = TestClient()
    client.open("file:///none/package.json", "{\"name\": \"x\"}")
    client.open("file:///none/x.livery.json", "{\"a\": 1}")
    client.open("untitled:1", "")
    let sent = client.diagnostics()
    #expect(sent.count == 3)
    #expect(sent.map { $0["diagnostics"].elements.count }.sorted() == [0, 0, 1])
  }
}
