import ThemeCSS
import ThemeSource

extension LanguageServer {
  /// Answers a request.
  mutating func answer(
    _ method: String, with parameters: Parameters
  ) throws(RPCError) -> JSONValue {
    switch method {
    case "textDocument/diagnostic": try diagnostics(parameters)
    case "textDocument/documentColor": try documentColors(parameters)
    case "textDocument/colorPresentation": try colorPresentations(parameters)
    case "textDocument/definition": try definition(parameters)
    case "textDocument/prepareRename": try prepareRename(parameters)
    case "textDocument/rename": try rename(parameters)
    case "textDocument/codeAction": try codeActions(parameters)
    case "textDocument/hover": try hover(parameters)
    case "textDocument/completion": try completion(parameters)
    default: throw .methodNotFound(method)
    }
  }

  /// Handles a notification; other notifications, such as `initialized`, are ignored.
  mutating func follow(_ method: String, with parameters: Parameters) throws(RPCError) {
    switch method {
    case "textDocument/didOpen": try open(parameters)
    case "textDocument/didChange": try change(parameters)
    case "textDocument/didClose": try close(parameters)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": forgetChecks()
    case "workspace/didChangeConfiguration":
      try setTarget(parameters["settings"]["livery"])
      forgetChecks()
    default: break
    }
  }

  /// The server's capabilities, as `ServerCapabilities` of the protocol.
  var capabilities: JSONValue {
    let always: JSONValue = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "colorProvider": true,
      "hoverProvider": true,
      "definitionProvider": true,
      "renameProvider": ["prepareProvider": true],
      "codeActionProvider": ["codeActionKinds": ["quickfix", .string(Self.modernizing)]],
      "completionProvider": ["triggerCharacters": ["$", "@", ":", ".", "-", "\""]],
    ]
    guard client.pullsDiagnostics else { return always }
    let diagnostics: JSONValue = [
      "identifier": "livery", "interFileDependencies": true, "workspaceDiagnostics": false,
    ]
    return .object(always.members + [.init("diagnosticProvider", diagnostics)])
  }

  /// Sets the target from a client's options, such as `{"target": "4.8..4.18"}`.
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
