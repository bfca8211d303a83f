import ThemeCSS
import ThemeSource

extension LanguageServer {
  typealias Request =
    @Sendable (inout LanguageServer, Parameters) throws(RPCError) -> JSONValue
  typealias Notification = @Sendable (inout LanguageServer, Parameters) throws(RPCError) -> Void

  /// What answers each request.
  static let requests: [String: Request] = [
    "textDocument/diagnostic": { (server, parameters) throws(RPCError) in
      try server.diagnostics(parameters)
    },
    "textDocument/documentColor": { (server, parameters) throws(RPCError) in
      try server.documentColors(parameters)
    },
    "textDocument/colorPresentation": { (server, parameters) throws(RPCError) in
      try server.colorPresentations(parameters)
    },
    "textDocument/definition": { (server, parameters) throws(RPCError) in
      try server.definition(parameters)
    },
    "textDocument/prepareRename": { (server, parameters) throws(RPCError) in
      try server.prepareRename(parameters)
    },
    "textDocument/rename": { (server, parameters) throws(RPCError) in
      try server.rename(parameters)
    },
    "textDocument/codeAction": { (server, parameters) throws(RPCError) in
      try server.codeActions(parameters)
    },
    "textDocument/hover": { (server, parameters) throws(RPCError) in
      try server.hover(parameters)
    },
    "textDocument/completion": { (server, parameters) throws(RPCError) in
      try server.completion(parameters)
    },
  ]

  /// What follows each notification; others, such as `initialized`, ask for nothing.
  static let notifications: [String: Notification] = [
    "textDocument/didOpen": { (server, parameters) throws(RPCError) in
      try server.open(parameters)
    },
    "textDocument/didChange": { (server, parameters) throws(RPCError) in
      try server.change(parameters)
    },
    "textDocument/didClose": { (server, parameters) throws(RPCError) in
      try server.close(parameters)
    },
    "textDocument/didSave": { (server, _) throws(RPCError) in server.forgetChecks() },
    "workspace/didChangeWatchedFiles": { (server, _) throws(RPCError) in server.forgetChecks() },
    "workspace/didChangeConfiguration": { (server, parameters) throws(RPCError) in
      try server.setTarget(parameters["settings"]["livery"])
      server.forgetChecks()
    },
  ]

  /// What the server can do, as `ServerCapabilities` of the protocol.
  var capabilities: JSONValue {
    var members: [JSONValue.Member] = [
      .init("positionEncoding", .string(client.encoding.rawValue)),
      .init(
        "textDocumentSync",
        [
          "openClose": true, "change": 2,
          "save": ["includeText": false],
        ]),
      .init("colorProvider", true),
      .init("hoverProvider", true),
      .init("definitionProvider", true),
      .init("renameProvider", ["prepareProvider": true]),
      .init(
        "codeActionProvider", ["codeActionKinds": ["quickfix"]]),
      .init(
        "completionProvider",
        [
          "triggerCharacters": .array(["$", "@", ":", ".", "-", "\""].map { .string($0) })
        ]),
    ]
    if client.pullsDiagnostics {
      members.append(
        .init(
          "diagnosticProvider",
          [
            "identifier": "livery", "interFileDependencies": true,
            "workspaceDiagnostics": false,
          ]))
    }
    return .object(members)
  }

  /// Takes the release that a client asks for, in `{"target": "4.8..4.18"}`.
  mutating func setTarget(_ options: Parameters) throws(RPCError) {
    guard !options["target"].isMissing else { return }
    let text = try options["target"].string()
    do throws(TargetError) {
      askedTarget = try Target(parsing: text)
    } catch {
      throw .invalidParameters("\(error)")
    }
  }
}
