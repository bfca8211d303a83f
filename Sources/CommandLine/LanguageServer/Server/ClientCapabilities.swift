import ThemeSource

/// What a client said that it can do, as far as it matters.
struct ClientCapabilities: Sendable {
  /// What columns count: UTF-8 where the client offers it.
  var encoding = PositionEncoding.utf16

  /// Whether it asks for diagnostics itself, so that none are sent unasked.
  var pullsDiagnostics = false

  /// Whether it asks again for the diagnostics of all documents when it is told to.
  var refreshesDiagnostics = false

  /// Whether it shows places beside a diagnostic.
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
