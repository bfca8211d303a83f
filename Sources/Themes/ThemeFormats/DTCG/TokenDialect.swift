import ThemeColor
import ThemeSource

/// How a file writes its tokens.
enum TokenDialect {
  /// As the Design Tokens Format 2025.10 has them: `$value`, in the form that its type asks for.
  case standard

  /// As in Style Dictionary 3 and Tokens Studio: a text with references and arithmetic.
  case text

  /// The dialect of a file by its content; `nil` if it holds no token.
  init?(_ root: SourceNode) {
    if TokenSets.areNamed(in: root) || !TokenDialect.holds(root, TokenDialect.isStandard) {
      guard TokenDialect.holds(root, TokenDialect.isLikely) else { return nil }
      self = .text
    } else {
      self = .standard
    }
  }

  /// The value of an object that is a token of the dialect `text`; `nil` if it is a group.
  static func value(of node: SourceNode) -> SourceNode? {
    guard node.kind == .table, let value = node["value"] ?? node["$value"] else { return nil }
    // A group may be called 'value'; a token whose value is an object says its type.
    return value.kind != .table || type(of: node) != nil ? value : nil
  }

  /// What an object says of its type in the dialect `text`.
  static func type(of node: SourceNode) -> SourceNode? {
    [node["type"], node["$type"], node["attributes"]?["category"]].lazy
      .compactMap { $0 }.first { $0.string != nil }
  }

  private static func holds(_ node: SourceNode, _ isToken: (SourceNode) -> Bool) -> Bool {
    guard node.kind == .table else { return false }
    return isToken(node) || node.children.contains { holds($0, isToken) }
  }

  private static func isStandard(_ node: SourceNode) -> Bool { node["$value"] != nil }

  /// Whether an object is a token that colors are made of: other files have values, too.
  private static func isLikely(_ node: SourceNode) -> Bool {
    guard let value = value(of: node) else { return false }
    if type(of: node)?.string == "color" { return true }
    guard let text = value.string, let first = text.first else { return false }
    return first == "{" && text.last == "}" || first == "#" && Color(hex: text) != nil
      || text.contains("(") && CSSColor(text) != nil
  }
}
