import ThemeColor
import ThemeSource

/// How a file writes its tokens.
enum TokenDialect {
  /// The notation of the Design Tokens Format 2025.10: `$value`, in the form of its type.
  case standard

  /// As in Style Dictionary 3 and Tokens Studio: a text with references and arithmetic.
  case text

  /// The dialect of a file by its content; `nil` if it contains no tokens.
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
    // A group may be named 'value'; a token whose value is an object must have a type.
    return value.kind != .table || type(of: node) != nil ? value : nil
  }

  /// The type of an object in the dialect `text`.
  static func type(of node: SourceNode) -> SourceNode? {
    [node["type"], node["$type"], node["attributes"]?["category"]].lazy
      .compactMap { $0 }.first { $0.string != nil }
  }

  private static func holds(_ node: SourceNode, _ isToken: (SourceNode) -> Bool) -> Bool {
    guard node.kind == .table else { return false }
    return isToken(node) || node.children.contains { holds($0, isToken) }
  }

  private static func isStandard(_ node: SourceNode) -> Bool { node["$value"] != nil }

  /// Whether an object is a token for colors: other files have values, too.
  private static func isLikely(_ node: SourceNode) -> Bool {
    guard let value = value(of: node) else { return false }
    if type(of: node)?.string == "color" { return true }
    guard let text = value.string, let first = text.first else { return false }
    return first == "{" && text.last == "}" || first == "#" && Color(hex: text) != nil
      || text.contains("(") && CSSColor(text) != nil
  }
}
