import Foundation
import LanguageServer
import ThemeCSS
import ThemeFormats
import ThemeSource

/// A client beside the server, without a process between them.
struct TestClient {
  private(set) var server: LanguageServer
  private var count = 0

  /// A server for a target that has answered `initialize`, unless that is left out.
  init(initialized: Bool = true, capabilities: String = "{}", target: Target = .all4) {
    server = LanguageServer(
      version: "1", target: target, library: ThemeLibrary(userFolder: nil))
    if initialized { _ = request("initialize", #"{"capabilities": \#(capabilities)}"#) }
  }

  /// Sends messages that come together.
  mutating func send(_ messages: String...) -> [Reply] {
    server.receive(messages.map { Array($0.utf8) }).map { Reply($0) }
  }

  /// Sends a request and gives its answer.
  mutating func request(_ method: String, _ parameters: String) -> Reply {
    count += 1
    let replies = send(
      #"{"jsonrpc": "2.0", "id": \#(count), "method": "\#(method)", "params": \#(parameters)}"#)
    return replies.first { $0["id"].number == Double(count) } ?? Reply(nil)
  }

  @discardableResult
  mutating func notify(_ method: String, _ parameters: String) -> [Reply] {
    send(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(parameters)}"#)
  }

  /// Opens a document.
  mutating func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      """
      {"textDocument": {"uri": "\(uri)", "languageId": "x", "version": \(version), \
      "text": \(JSONValue.string(text).line)}}
      """)
  }

  /// The diagnostics that are sent once no message comes, the documents' in the order in which they
  /// come.
  mutating func diagnostics() -> [Reply] {
    work().map { $0["params"] }
  }

  /// What is sent once no message comes.
  mutating func work() -> [Reply] {
    var replies: [Reply] = []
    while server.hasWork { replies += server.work().map { Reply($0) } }
    return replies
  }
}

/// A part of what a server sent.
struct Reply: CustomStringConvertible {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  init(_ message: JSONValue) {
    value = try? JSONSerialization.jsonObject(with: Data(message.line.utf8))
  }

  subscript(key: String) -> Reply { Reply((value as? [String: Any])?[key]) }

  subscript(index: Int) -> Reply {
    let elements = elements
    return elements.indices.contains(index) ? elements[index] : Reply(nil)
  }

  var elements: [Reply] { (value as? [Any])?.map { Reply($0) } ?? [] }
  var keys: [String] { (value as? [String: Any])?.keys.sorted() ?? [] }
  var string: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var boolean: Bool? { value as? Bool }
  var isNull: Bool { value is NSNull }

  /// A range as `LINE:COLUMN-LINE:COLUMN`, from 0.
  var range: String {
    let ends = ["start", "end"].map { end in
      ["line", "character"].map { self[end][$0].number.map { "\(Int($0))" } ?? "?" }
        .joined(separator: ":")
    }
    return ends.joined(separator: "-")
  }

  var description: String { value.map { "\($0)" } ?? "nothing" }
}
