import ThemeSource

/// The ID of a request, which its response repeats.
package enum RPCID: Hashable, Sendable {
  case integer(Int)
  case string(String)

  var value: JSONValue {
    switch self {
    case .integer(let number): .integer(number)
    case .string(let string): .string(string)
    }
  }

  /// Reads an ID; `nil` if the value is neither a string nor a whole number.
  init?(_ node: SourceNode) {
    if let string = node.string {
      self = .string(string)
    } else if node.kind == .integer, let number = node.number.flatMap(Int.init(exactly:)) {
      self = .integer(number)
    } else {
      return nil
    }
  }
}

/// A message of JSON-RPC 2.0.
package enum RPCMessage: Sendable {
  case request(RPCID, method: String, Parameters)
  case notification(method: String, Parameters)
  /// An answer of the client to a request of ours.
  case response

  /// The error for an invalid message, and the ID of its request.
  package struct Refusal: Error {
    let id: RPCID?
    let error: RPCError
  }

  /// The limits of a message.
  private static let limits = SourceLimits(
    bytes: MessageReader.lengthLimit, nesting: 64, values: 500_000)

  package init(_ content: [UInt8]) throws(Refusal) {
    var findings: [Finding] = []
    let text = SourceText(file: "message", bytes: content)
    let root = SourceDocument(json: text, limits: RPCMessage.limits, findings: &findings).root
    if let first = findings.first {
      let place = "line \(first.location.start.line), column \(first.location.start.column)"
      throw Refusal(id: nil, error: .parse("\(place) of the message: \(first.message)"))
    }
    guard root.kind == .table else {
      throw Refusal(
        id: nil, error: .invalidRequest("expected an object, and one message at a time"))
    }
    let id = root["id"].flatMap(RPCID.init)
    guard root["jsonrpc"]?.string == "2.0" else {
      throw Refusal(id: id, error: .invalidRequest("expected '\"jsonrpc\": \"2.0\"'"))
    }
    if root["method"] == nil, root["result"] != nil || root["error"] != nil {
      self = .response
      return
    }
    guard let method = root["method"]?.string else {
      throw Refusal(id: id, error: .invalidRequest("expected 'method', a string"))
    }
    if let parameters = root["params"], parameters.kind != .table, parameters.kind != .array,
      parameters.kind != .null
    {
      throw Refusal(id: id, error: .invalidRequest("expected 'params', an object or an array"))
    }
    let parameters = Parameters(root["params"], "params")
    guard root["id"] != nil else {
      self = .notification(method: method, parameters)
      return
    }
    guard let id else {
      throw Refusal(id: nil, error: .invalidRequest("expected 'id', a string or a whole number"))
    }
    self = .request(id, method: method, parameters)
  }
}

extension RPCMessage {
  static func response(to id: RPCID, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.value, "result": result]
  }

  /// The response to an invalid or failed request.
  static func response(to id: RPCID?, _ error: RPCError) -> JSONValue {
    ["jsonrpc": "2.0", "id": id?.value ?? .null, "error": error.value]
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func request(_ id: RPCID, _ method: String) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.value, "method": .string(method)]
  }
}
