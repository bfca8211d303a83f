import LanguageServer
import Testing

/// Documents that are made to take long: each loop in a loop would take minutes.
@Suite struct HostileDocumentTests {
  private static let documents: [(uri: String, text: String)] = [
    ("file:///none/x.css", String(repeating: "a:", count: 50_000)),
    ("file:///none/x.css", "a { color: " + String(repeating: "rgb(", count: 30_000)),
    ("file:///none/x.css", String(repeating: "a{b:c}", count: 10_000)),
    ("file:///none/x.css", String(repeating: "@media x {", count: 20_000)),
    (
      "file:///none/x.livery.toml",
      "[palette]\na = \"\\u0020" + String(repeating: "$a", count: 50_000) + "\"\n"
    ),
    ("file:///none/x.livery.toml", String(repeating: "[colors]\n", count: 20_000)),
    ("file:///none/x.livery.toml", "a = " + String(repeating: "{ a = ", count: 20_000)),
    ("file:///none/x.livery.json", String(repeating: "{\"a\":", count: 20_000)),
  ]

  @Test(.timeLimit(.minutes(2)), arguments: documents.indices)
  func areAnswered(index: Int) {
    let (uri, text) = Self.documents[index]
    var client = TestClient()
    client.open(uri, text)
    let end = #"{"line": 99999, "character": 0}"#
    let start = #"{"line": 0, "character": 0}"#
    for method in [
      "completion", "hover", "definition", "rename", "prepareRename", "documentColor", "codeAction",
    ] {
      let reply = client.request(
        "textDocument/\(method)",
        """
        {"textDocument": {"uri": "\(uri)"}, "position": \(end), "newName": "x", "context": {},
        "range": {"start": \(start), "end": \(end)}}
        """)
      #expect(reply.keys.contains("result") || reply["error"]["code"].number == -32803, "\(method)")
    }
  }

  @Test(.timeLimit(.minutes(2)))
  func findingsOfOneLongLineHaveTheirPlaces() {
    var client = TestClient()
    client.open("file:///none/x.css", String(repeating: "é{b:c}", count: 4_000))
    let sent = client.diagnostics()[0]["diagnostics"].elements
    #expect(sent.contains { $0["range"].range.hasPrefix("0:2-") })
    #expect(sent.contains { $0["range"].range.hasPrefix("0:23996-") })
  }
}
