import Fixtures
import Foundation
import Glibc
import Testing

/// `livery lsp` as editors start it.
@Suite struct LanguageServerTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("LanguageServer").path

  /// The Python that `make test` gives the types of the protocol to.
  static let python = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/python/bin/pygls-ready").path

  private static let text = """
    livery = 1
    name = "😀"
    appearances = ["light"] # 😀
    palette = { reef = "#f0f8ff" }
    [colors]
    acent-bg = "#0b7285"
    view-bg = "$reef"

    """

  private static func frame(_ message: String) -> String {
    "Content-Length: \(message.utf8.count)\r\n\r\n\(message)"
  }

  private static let initialize = frame(
    #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}"#)
  private static let end =
    frame(#"{"jsonrpc": "2.0", "id": 2, "method": "shutdown"}"#)
    + frame(#"{"jsonrpc": "2.0", "method": "exit"}"#)

  @Test(.enabled("needs neovim") { access("/usr/bin/nvim", X_OK) == 0 })
  func servesNeovim() throws {
    let folder = try TemporaryFolder()
    try folder.write("x.livery.toml", Self.text)
    let run = try ProgramRun(
      [
        "/usr/bin/nvim", "--headless", "--clean", "-n", "-i", "NONE",
        "-c", "luafile \(Self.folder)/editor.lua",
      ], in: folder.path,
      environment: [
        "LIVERY": Program.path(of: "livery"), "THEME": "x.livery.toml", "HOME": folder.path,
      ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        6:1 no role is called 'acent-bg'; did you mean 'accent-bg'? [name/role]
        palette = { coral = "#f0f8ff" } / [colors] / acent-bg = "#0b7285" / view-bg = "$coral"
        `$coral`

        """)
  }

  @Test(.enabled("needs pygls, which 'make test' installs") { access(python, X_OK) == 0 })
  func servesPygls() throws {
    let folder = try TemporaryFolder()
    try folder.write("x.livery.toml", Self.text)
    let run = try ProgramRun(
      [Self.python, "\(Self.folder)/editor.py", Program.path(of: "livery"), folder.path])
    #expect(run.status == 0, "\(run.errors)")
    let reply = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let expected: [String: any Equatable] = [
      "hover": "`$reef`", "completion": true, "definition": 3, "prepared": 12, "colors": 2,
      "chosen": "#ff0000", "action": "accent-bg", "closed": 0, "status": 0,
    ]
    for (key, value) in expected {
      #expect("\(reply[key] ?? "")" == "\(asPrinted(value))", "\(key)")
    }
    #expect(reply["rename"] as? [String] == ["coral", "coral"])
    let path = "\(folder.path)/x.livery.toml"
    let checked = try Program.run("check", path).output.split(separator: "\n")
    let found = try #require(reply["found"] as? [[Any]])
    #expect(
      found.map { "\(path):\(($0[0] as? Int ?? 0) + 1)" } + [""] == checked.map {
        String($0.prefix(path.utf8.count + 2))
      } + [""])
    for (line, one) in zip(checked, found) { #expect(line.hasSuffix(": \(one[2]) [\(one[1])]")) }
  }

  /// A value of JSON as Foundation prints it.
  private func asPrinted(_ value: any Equatable) -> Any {
    if let value = value as? Bool { return NSNumber(value: value) }
    return value
  }

  @Test func endsWhenTheClientAsksForIt() throws {
    let run = try Program.run("lsp", input: Self.initialize + Self.end)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasSuffix(#"{"jsonrpc":"2.0","id":2,"result":null}"#))
  }

  @Test(arguments: [
    ("", ""), (initialize, ""), (frame(#"{"jsonrpc": "2.0", "method": "exit"}"#), ""),
    ("Content-Length: 10\r\n\r\n{\"js", "in the middle of a message"),
    (initialize + "Content-Le", "in the middle of a message"),
    ("GET / HTTP/1.1\r\n\r\n", "expected a header"), ("{}\n", "expected a header"),
    ("Content-Length: -5\r\n\r\n", "expected a number of bytes"),
    ("Content-Length: 999999999999\r\n\r\n", "a message has at most"),
    ("\u{0}\u{1}\u{2}", "expected a header"),
  ])
  func endsWhereTheClientFails(input: String, error: String) throws {
    let run = try Program.run("lsp", input: input)
    #expect(run.status == 1)
    #expect(error.isEmpty ? run.errors.isEmpty : run.errors.contains(error))
    if error.hasPrefix("expected") || error.hasPrefix("a message") {
      #expect(run.output.contains(#""id":null,"error":{"code":-32700,"#))
    }
  }

  @Test func answersAMessageThatIsNoJSONAndGoesOn() throws {
    let run = try Program.run("lsp", input: Self.initialize + Self.frame("{]") + Self.end)
    #expect(run.status == 0 && run.output.contains(#""error":{"code":-32700"#))
  }

  @Test func endsWhereNobodyReads() throws {
    let (input, output) = (Pipe(), Pipe())
    let process = try ProgramRun.start(
      [Program.path(of: "livery"), "lsp"], output: output, input: input)
    try output.fileHandleForReading.close()
    try input.fileHandleForWriting.write(contentsOf: Data(Self.initialize.utf8))
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 1)
  }

  @Test func readsADocumentOfTenMegabytes() throws {
    let rules = String(repeating: "button { color: red; }\\n", count: 450_000)
    let open =
      #"{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": "#
      + #"{"uri": "file:///none/a.css", "languageId": "css", "version": 1, "text": "\#(rules)"}}}"#
    let ask =
      #"{"jsonrpc": "2.0", "id": 3, "method": "textDocument/diagnostic", "#
      + #""params": {"textDocument": {"uri": "file:///none/a.css"}}}"#
    let run = try Program.run(
      "lsp", input: Self.initialize + Self.frame(open) + Self.frame(ask) + Self.end)
    #expect(run.status == 0 && run.output.contains("a stylesheet has at most 1 MiB"))
  }
}
