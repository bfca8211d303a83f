import ThemeSource

/// The capabilities of a client that matter here.
struct ClientCapabilities: Sendable {
  /// The unit of columns: UTF-8 if the client offers it.
  var encoding = PositionEncoding.utf16

  /// Whether the client requests diagnostics, so that the server need not send them.
  var pullsDiagnostics = false

  /// Whether the client can be asked to request the diagnostics of all documents again.
  var refreshesDiagnostics = false

  /// Whether the client shows related locations of a diagnostic.
  var hasRelated = false

  init() {}

  /// Reads the `ClientCapabilities` of the protocol.
  init(_ value: Parameters) throws(RPCError) {
    let encodings = value["general"]["positionEncodings"]
    if !encodings.isMissing {
      for offered in try encodings.elements() where try offered.string() == "utf-8" {
        encoding = .utf8
      }
    }
    let documents = value["textDocument"]
    pullsDiagnostics = !documents["diagnostic"].isMissing
    refreshesDiagnostics =
      value["workspace"]["diagnostics"]["refreshSupport"].node?.boolean ?? false
    hasRelated = documents["publishDiagnostics"]["relatedInformation"].node?.boolean ?? false
  }
}
