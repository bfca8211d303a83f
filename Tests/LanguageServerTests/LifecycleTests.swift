import LanguageServer
import Testing

@Suite struct LifecycleTests {
  @Test(arguments: [
    ("{", -32700), ("", -32700), ("{\"jsonrpc\": \"2.0\", \"id\": 1,}", -32700),
    (#"{"id": 1, "id": 2}"#, -32700), (#""\ud800""#, -32700),
    ("[]", -32600), ("1", -32600), ("{}", -32600), (#"{"jsonrpc": 2.0}"#, -32600),
    (#"{"jsonrpc": "1.0", "id": 1, "method": "shutdown"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": 1}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": {}, "method": "shutdown"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1.5, "method": "shutdown"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": null, "method": "shutdown"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "shutdown", "params": 1}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "textDocument/none"}"#, -32601),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "textDocument/diagnostic"}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}"#, -32600),
  ])
  func answersWhatIsNoRequestByItsCode(message: String, code: Int) {
    var client = TestClient()
    let replies = client.send(message)
    #expect(replies.count == 1 && replies[0]["error"]["code"].number == Double(code))
    #expect(client.request("shutdown", "null")["result"].isNull)
  }

  @Test func refusesDeepMessages() {
    var client = TestClient()
    let replies = client.send(String(repeating: "[", count: 100_000))
    #expect(replies.count == 1 && replies[0]["error"]["code"].number == -32700)
  }

  @Test func asksForInitializeFirst() {
    var client = TestClient(initialized: false)
    #expect(client.request("shutdown", "null")["error"]["code"].number == -32002)
    client.open("file:///x.css", "a {")
    #expect(client.diagnostics().isEmpty)
    #expect(client.request("initialize", "{}")["result"]["serverInfo"]["name"].string == "livery")
    #expect(client.request("initialize", "[]")["error"]["code"].number == -32600)
  }

  @Test func refusesRequestsAfterShutdown() {
    var client = TestClient()
    #expect(client.request("shutdown", "null")["result"].isNull)
    #expect(client.request("shutdown", "null")["error"]["code"].number == -32600)
    client.notify("exit", "null")
    #expect(client.server.status == 0)
  }

  @Test(arguments: [true, false])
  func exitWithoutShutdownIsAFailure(initialized: Bool) {
    var client = TestClient(initialized: initialized)
    client.notify("exit", "null")
    #expect(client.server.status == 1)
  }

  @Test func answersARequestThatWasTakenBack() {
    var client = TestClient()
    let replies = client.send(
      #"{"jsonrpc": "2.0", "id": "a", "method": "textDocument/diagnostic", "params": {}}"#,
      #"{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "a"}}"#)
    #expect(replies.count == 1 && replies[0]["error"]["code"].number == -32800)
    #expect(replies[0]["id"].string == "a")
  }

  @Test func leavesOutNotificationsAndAnswersThatItDoesNotKnow() {
    var client = TestClient()
    #expect(client.notify("textDocument/none", "{}").isEmpty)
    #expect(client.notify("$/setTrace", #"{"value": "off"}"#).isEmpty)
    #expect(client.send(#"{"jsonrpc": "2.0", "id": 1, "result": null}"#).isEmpty)
  }

  @Test(arguments: [
    ("{}", "utf-16"), (#"{"general": {"positionEncodings": ["utf-16", "utf-8"]}}"#, "utf-8"),
    (#"{"general": {"positionEncodings": ["utf-32"]}}"#, "utf-16"),
  ])
  func choosesHowColumnsCount(capabilities: String, encoding: String) {
    var client = TestClient(initialized: false)
    let reply = client.request("initialize", #"{"capabilities": \#(capabilities)}"#)
    #expect(reply["result"]["capabilities"]["positionEncoding"].string == encoding)
  }
}
