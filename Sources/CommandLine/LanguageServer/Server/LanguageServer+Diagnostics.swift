package import ThemeSource

extension LanguageServer {
  package var hasWork: Bool { !unsent.isEmpty }

  /// Sends the diagnostics of one document, for its present text.
  package mutating func work() -> [JSONValue] {
    guard !unsent.isEmpty else { return [] }
    if client.pullsDiagnostics {
      unsent = []
      return client.refreshesDiagnostics ? [refreshRequest()] : []
    }
    let uri = unsent.removeFirst()
    guard let index = documents.firstIndex(where: { $0.uri == uri }) else { return [] }
    let check = check(at: index)
    publish(list(of: check, at: index), of: uri, version: documents[index].version)
    defer { outbox = [] }
    return outbox
  }

  /// Answers `textDocument/diagnostic`.
  mutating func diagnostics(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let index = try index(parameters)
    unsent.removeAll { $0 == documents[index].uri }
    let check = check(at: index)
    return ["kind": "full", "items": list(of: check, at: index)]
  }

  private func list(of check: FileCheck, at index: Int) -> JSONValue {
    let text = documents[index].text
    return DiagnosticList(
      of: text.file, check, TextPlaces(text, client.encoding), hasRelated: client.hasRelated
    ).value
  }

  /// Sends diagnostics that replace all earlier ones of the document.
  mutating func publish(_ diagnostics: JSONValue, of uri: String, version: Int?) {
    var members = [JSONValue.Member("uri", .string(uri))]
    if let version { members.append(.init("version", .integer(version))) }
    members.append(.init("diagnostics", diagnostics))
    outbox.append(
      RPCMessage.notification("textDocument/publishDiagnostics", .object(members)))
  }

  private mutating func refreshRequest() -> JSONValue {
    requestCount += 1
    return RPCMessage.request(
      .string("livery-\(requestCount)"), "workspace/diagnostic/refresh")
  }
}
