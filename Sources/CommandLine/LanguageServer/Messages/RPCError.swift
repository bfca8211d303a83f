import ThemeSource

/// An error response to a request (JSON-RPC 2.0, section 5.1, and LSP 3.17, `ErrorCodes`).
package struct RPCError: Error, Hashable, Sendable {
  package let code: Int

  package let message: String

  static func parse(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }

  static func invalidRequest(_ message: String) -> RPCError {
    RPCError(code: -32600, message: message)
  }

  static func methodNotFound(_ name: String) -> RPCError {
    RPCError(code: -32601, message: "no request is called '\(name.escapingControls)'")
  }

  static func invalidParameters(_ message: String) -> RPCError {
    RPCError(code: -32602, message: message)
  }

  static let notInitialized = RPCError(
    code: -32002, message: "expected 'initialize' before every other request")

  static let cancelled = RPCError(code: -32800, message: "the client cancelled the request")

  /// A request that is well formed and cannot be done.
  static func failed(_ message: String) -> RPCError { RPCError(code: -32803, message: message) }

  var value: JSONValue {
    ["code": .integer(code), "message": .string(message)]
  }
}
