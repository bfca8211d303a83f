import ThemeSource

/// The target of an alias or a JSON pointer.
struct TokenReference {
  let path: TokenPath

  /// The path inside the token, after `$value` or another of its keys; `nil` for the whole token.
  let inside: [String]?

  /// The reference of a node: `"{a.b}"`, or a JSON pointer in `{"$ref": "#/a/b"}` or as a string.
  static func of(_ node: SourceNode) -> TokenReference? {
    if node.kind == .table { return node["$ref"].flatMap(pointer) }
    guard let text = node.string, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let names = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
    return TokenReference(path: names.map(String.init), inside: nil)
  }

  /// The reference of a JSON pointer (RFC 6901), or of an alias.
  static func pointer(_ node: SourceNode) -> TokenReference? {
    guard let text = node.string, text.hasPrefix("#") else { return of(node) }
    let parts = parts(ofPointer: text)
    guard let cut = parts.firstIndex(where: { $0.hasPrefix("$") && $0 != TokenGroup.root }) else {
      return TokenReference(path: parts, inside: nil)
    }
    return TokenReference(path: Array(parts[..<cut]), inside: Array(parts[cut...]))
  }

  /// The names in a pointer within the same file; empty if the node is not such a pointer.
  static func names(of node: SourceNode) -> [String] {
    guard let text = node.string, text.hasPrefix("#/") else { return [] }
    return parts(ofPointer: text)
  }

  /// The names in a JSON pointer (RFC 6901), `#/a/b` or `/a/b`.
  static func parts(ofPointer text: String) -> [String] {
    text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }
}
