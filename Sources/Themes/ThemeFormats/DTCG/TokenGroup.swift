import ThemeSource

/// A group of design tokens (Design Tokens Format 2025.10): tokens and groups by name, in order.
struct TokenGroup {
  enum Member {
    case token(Token)
    indirect case group(TokenGroup)
  }

  /// The group's object.
  let node: SourceNode

  /// The default type of tokens in the group.
  var type: TokenType?

  /// The node that names the base group, by `$extends` or `$ref`.
  var base: SourceNode?

  private(set) var names: [String] = []
  private var members: [String: Member] = [:]

  /// The name of a group's own token.
  static let root = "$root"

  init(_ node: SourceNode) {
    self.node = node
  }

  subscript(name: String) -> Member? { members[name] }

  mutating func set(_ name: String, to member: Member) {
    if members.updateValue(member, forKey: name) == nil { names.append(name) }
  }
}

/// A design token as its file has it.
struct Token {
  /// The token's object.
  let node: SourceNode

  let value: SourceNode

  /// The token's own type.
  let type: TokenType?

  /// The type that the token inherits from the groups around it in its own file; it stays if
  /// another group extends that one.
  let inherited: TokenType?

  var dialect = TokenDialect.standard
}

/// A type's name with its node.
struct TokenType {
  let name: String
  let node: SourceNode

  /// The types of the format, section 8 and 9.
  static let standard: Set<String> = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]
}

/// The names that lead from the root to a token or a group.
typealias TokenPath = [String]

extension TokenPath {
  /// The path as an alias spells it.
  var dotted: String { joined(separator: ".") }
}
