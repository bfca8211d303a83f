import ThemeModel
import ThemeSource

/// Reads the groups and tokens of a file, with what is wrong with their form.
struct TokenFileReader {
  private(set) var findings: [Finding] = []
  private let budget: ReadingBudget
  private var oddTypes: Set<String> = []

  /// Keys that a group may have beside its members.
  private static let groupKeys = [
    "$schema", "$type", "$description", "$extensions", "$extends", "$deprecated", "$ref",
  ]

  /// Keys that a token may have.
  private static let tokenKeys = ["$value", "$type", "$description", "$extensions", "$deprecated"]

  /// The bytes that a token or a group takes, about.
  private static let size = 400

  init(_ budget: ReadingBudget) {
    self.budget = budget
  }

  /// Reads the group that a file or an object of it is.
  mutating func read(_ node: SourceNode) -> TokenGroup {
    guard node.kind == .table else {
      findings.report(.error, .type, at: node.location, "expected an object of tokens and groups")
      return TokenGroup(node)
    }
    if let value = node["$value"] {
      findings.report(
        .error, .type, at: value.keyLocation, "expected tokens by name, not a token without one")
    }
    return group(node, inherited: nil)
  }

  private mutating func group(_ node: SourceNode, inherited: TokenType?) -> TokenGroup {
    var group = TokenGroup(node)
    group.type = type(of: node)
    group.base = node["$extends"] ?? node["$ref"]
    for member in node.children {
      guard budget.take(10, at: member.keyLocation),
        budget.keep(TokenFileReader.size, at: member.keyLocation)
      else { break }
      let name = member.key
      if name.hasPrefix("$"), name != TokenGroup.root {
        if name != "$value", !TokenFileReader.groupKeys.contains(name) { reportName(member) }
        continue
      }
      if name.contains(where: { "{}.".contains($0) }) {
        findings.report(
          .error, .key, at: member.keyLocation,
          "expected a name without '{', '}' and '.', not '\(name)'")
        continue
      }
      guard member.kind == .table else {
        findings.report(
          .error, .type, at: member.location, "expected a token or a group, an object")
        continue
      }
      if member["$value"] != nil {
        group.set(name, to: .token(token(member, inherited: group.type ?? inherited)))
      } else if name == TokenGroup.root {
        findings.report(.error, .missingKey, at: member.location, "expected a token with '$value'")
      } else {
        group.set(name, to: .group(self.group(member, inherited: group.type ?? inherited)))
      }
    }
    return group
  }

  private mutating func token(_ node: SourceNode, inherited: TokenType?) -> Token {
    for member in node.children where !TokenFileReader.tokenKeys.contains(member.key) {
      if member.key.hasPrefix("$") {
        reportName(member)
      } else {
        findings.report(
          .error, .key, at: member.keyLocation,
          "a token has no members; name it '$root' for '\(member.key)' to stand beside it")
      }
    }
    return Token(
      node: node, value: node["$value"] ?? node, type: type(of: node), inherited: inherited)
  }

  private mutating func type(of node: SourceNode) -> TokenType? {
    guard let type = node["$type"] else { return nil }
    guard let name = type.string else {
      findings.report(
        .error, .type, at: type.location, "expected a type in quotes, such as 'color'")
      return nil
    }
    if !TokenType.standard.contains(name), oddTypes.insert(name).inserted {
      findings.report(
        .note, .tokenType, at: type.location,
        "'\(name)' is no type of the format; tokens of it are left out")
    }
    return TokenType(name: name, node: type)
  }

  private mutating func reportName(_ node: SourceNode) {
    let known = TokenFileReader.groupKeys + TokenFileReader.tokenKeys + [TokenGroup.root]
    findings.append(
      Finding(
        .error, .key, at: node.keyLocation,
        "no key is called '\(node.key)', and a name does not begin with '$'", unknown: node.key,
        at: node.keyNameLocation, among: known))
  }
}

extension RuleID {
  /// A token without a type, or of another than it is used as.
  static let tokenType: RuleID = "value/type"

  /// A file that cannot be read.
  static let file: RuleID = "reference/file"
}
