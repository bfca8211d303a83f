import ThemeSource

/// Reads a message's parameters; a missing value or one of the wrong type is an error that names
/// it.
package struct Parameters: Sendable {
  /// The value; `nil` if there is none.
  let node: SourceNode?

  /// The name of the value in messages, such as `params.textDocument.uri`.
  private let path: String

  init(_ node: SourceNode?, _ path: String) {
    self.node = node?.kind == .null ? nil : node
    self.path = path
  }

  /// A member of an object, which may be missing.
  subscript(key: String) -> Parameters {
    Parameters(node?[key], "\(path).\(key)")
  }

  var isMissing: Bool { node == nil }

  func string() throws(RPCError) -> String {
    guard let string = node?.string else { throw expected("a string") }
    return string
  }

  /// A whole number from 0 to 2^31 - 1, as the protocol's `uinteger`.
  func index() throws(RPCError) -> Int {
    let number = try integer()
    guard number >= 0 else { throw expected("a number from 0 on") }
    return number
  }

  /// A whole number of 32 bits, as the protocol's `integer`.
  func integer() throws(RPCError) -> Int {
    guard let node, node.kind == .integer,
      let number = node.number.flatMap({ Int32(exactly: $0) })
    else { throw expected("a whole number of 32 bits") }
    return Int(number)
  }

  func number() throws(RPCError) -> Double {
    guard let number = node?.number else { throw expected("a number") }
    return number
  }

  func elements() throws(RPCError) -> [Parameters] {
    guard let node, node.kind == .array else { throw expected("an array") }
    return node.children.enumerated().map { Parameters($1, "\(path)[\($0)]") }
  }

  func checkObject() throws(RPCError) {
    guard node?.kind == .table else { throw expected("an object") }
  }

  func expected(_ what: String) -> RPCError { .invalidParameters("expected '\(path)', \(what)") }
}
