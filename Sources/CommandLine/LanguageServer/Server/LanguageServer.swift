package import ThemeCSS
package import ThemeFormats
package import ThemeSource

/// A server of the Language Server Protocol 3.17 for themes and stylesheets, without its streams:
/// messages go in, messages come out.
package struct LanguageServer: Sendable {
  enum State: Hashable {
    case waiting, running, shutDown
  }

  private(set) var state = State.waiting

  /// The exit status, once the client has sent `exit`.
  package private(set) var status: Int32?

  /// Whether the client sent `shutdown`.
  var isShutDown: Bool { state == .shutDown }

  let version: String

  /// The target that the client or the command line names; `nil` to use that of each file's
  /// project.
  var askedTarget: Target?

  /// The named target, or all known releases.
  var target: Target { askedTarget ?? .all4 }

  var library: ThemeLibrary
  var client = ClientCapabilities()

  var documents: [OpenDocument] = []

  /// The URIs of the documents whose diagnostics are not sent yet, the next one first.
  var unsent: [String] = []

  /// The names of the target's CSS; created on first use.
  var vocabulary: CSSVocabulary?

  /// How many requests were sent to the client.
  var requestCount = 0

  /// Messages to send in addition to the responses.
  var outbox: [JSONValue] = []

  /// Creates a server that waits for `initialize`.
  package init(version: String, target: Target?, library: ThemeLibrary) {
    self.version = version
    askedTarget = target
    self.library = library
  }

  /// Handles messages that arrived together.
  package mutating func receive(_ contents: [[UInt8]]) -> [JSONValue] {
    var sent: [JSONValue] = []
    let messages = contents.map { content in
      Result { () throws(RPCMessage.Refusal) in try RPCMessage(content) }
    }
    let cancelled = LanguageServer.cancelled(in: messages)
    for message in messages where status == nil {
      switch message {
      case .failure(let refusal): sent.append(RPCMessage.response(to: refusal.id, refusal.error))
      case .success(.response): break
      case .success(.notification(let method, let parameters)): notify(method, parameters)
      case .success(.request(let id, let method, let parameters)):
        do throws(RPCError) {
          if cancelled.contains(id) { throw .cancelled }
          sent.append(RPCMessage.response(to: id, try answer(method, parameters)))
        } catch {
          sent.append(RPCMessage.response(to: id, error))
        }
      }
      sent += outbox
      outbox = []
    }
    return sent
  }

  /// The requests that a later message of the same batch cancels.
  private static func cancelled(in messages: [Result<RPCMessage, RPCMessage.Refusal>]) -> Set<RPCID>
  {
    Set(
      messages.compactMap { message in
        guard case .success(.notification("$/cancelRequest", let parameters)) = message else {
          return nil
        }
        return parameters["id"].node.flatMap(RPCID.init)
      })
  }

  private mutating func answer(
    _ method: String, _ parameters: Parameters
  ) throws(RPCError) -> JSONValue {
    switch (state, method) {
    case (.waiting, "initialize"): return try initialize(parameters)
    case (.waiting, _): throw .notInitialized
    case (.running, "shutdown"):
      state = .shutDown
      return .null
    case (.running, "initialize"): throw .invalidRequest("'initialize' is sent once")
    case (.running, _): return try answer(method, with: parameters)
    case (.shutDown, _): throw .invalidRequest("nothing but 'exit' is expected after 'shutdown'")
    }
  }

  private mutating func initialize(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    try parameters.checkObject()
    client = try ClientCapabilities(parameters["capabilities"])
    try setTarget(parameters["initializationOptions"])
    state = .running
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "livery", "version": .string(version)],
    ]
  }

  private mutating func notify(_ method: String, _ parameters: Parameters) {
    if method == "exit" {
      status = state == .shutDown ? 0 : 1
      return
    }
    guard state == .running else { return }
    do throws(RPCError) {
      try follow(method, with: parameters)
    } catch {
      log("'\(method)' is left out: \(error.message)")
    }
  }

  /// Tells the client about an error that does not belong to a request.
  private mutating func log(_ message: String) {
    outbox.append(
      RPCMessage.notification(
        "window/logMessage",
        ["type": 1, "message": .string(message.escapingControls)]))
  }
}
