import ThemeModel
import ThemeSource

/// Reads the groups and tokens of a file, with errors in their form.
///
/// A value that can be neither a token nor a group is skipped with a warning.
struct TokenFileReader {
  private(set) var findings: [Finding] = []

  /// The problems of single tokens.
  private(set) var faults: [TokenFault] = []

  private let budget: ReadingBudget
  private var oddTypes: Set<String> = []

  /// The keys that a group may have besides its members.
  private static let groupKeys = [
    "$schema", "$type", "$description", "$extensions", "$extends", "$deprecated", "$ref",
  ]

  /// Keys that a token may have.
  private static let tokenKeys = ["$value", "$type", "$description", "$extensions", "$deprecated"]

  /// About the size of a token or a group in bytes.
  private static let size = 400

  init(_ budget: ReadingBudget) {
    self.budget = budget
  }

  /// Reads the group in a file or in one of its objects, in the dialect of its content.
  mutating func read(_ node: SourceNode, as dialect: TokenDialect? = nil) -> TokenGroup {
    if dialect ?? TokenDialect(node) == .text { return TextTokenReader(budget).read(node) }
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
    let (type, fault) = type(of: node)
    group.type = type
    if let fault { findings.append(fault.with(.warning)) }
    group.base = node["$extends"] ?? node["$ref"]
    for member in node.children {
      guard budget.take(10, at: member.keyLocation),
        budget.keep(TokenFileReader.size, at: member.keyLocation)
      else { break }
      let name = member.key
      if name.hasPrefix("$"), name != TokenGroup.root {
        if name != "$value", !TokenFileReader.groupKeys.contains(name) {
          findings.append(wrongName(member).with(.warning))
        }
        continue
      }
      if name.contains(where: { "{}.".contains($0) }) {
        findings.report(
          .warning, .key, at: member.keyLocation,
          "expected a name without '{', '}' and '.', not '\(name)'")
        continue
      }
      guard member.kind == .table else {
        findings.report(
          .warning, .type, at: member.location, "expected a token or a group, an object")
        continue
      }
      if member["$value"] != nil {
        group.set(name, to: .token(token(member, inherited: group.type ?? inherited)))
      } else if name == TokenGroup.root {
        findings.report(
          .warning, .missingKey, at: member.location, "expected a token with '$value'")
      } else {
        group.set(name, to: .group(self.group(member, inherited: group.type ?? inherited)))
      }
    }
    return group
  }

  private mutating func token(_ node: SourceNode, inherited: TokenType?) -> Token {
    var found: [Finding] = []
    for member in node.children where !TokenFileReader.tokenKeys.contains(member.key) {
      found.append(
        member.key.hasPrefix("$")
          ? wrongName(member)
          : Finding(
            .error, .key, at: member.keyLocation,
            "a token has no members; name it '$root' so that '\(member.key)' can be beside it"))
    }
    let (type, fault) = type(of: node)
    faults += (found + (fault.map { [$0] } ?? [])).map { TokenFault(finding: $0, token: node) }
    return Token(node: node, value: node["$value"] ?? node, type: type, inherited: inherited)
  }

  /// The type of a token or a group, and its problem.
  private mutating func type(of node: SourceNode) -> (TokenType?, fault: Finding?) {
    guard let type = node["$type"] else { return (nil, nil) }
    guard let name = type.string else {
      return (
        nil,
        Finding(
          .error, .type, at: type.location, "expected a type in quotes, such as 'color'")
      )
    }
    if !TokenType.standard.contains(name), oddTypes.insert(name).inserted {
      findings.report(
        .note, .tokenType, at: type.location,
        "'\(name)' is no type of the format; tokens of it are left out")
    }
    return (TokenType(name: name, node: type), nil)
  }

  private func wrongName(_ node: SourceNode) -> Finding {
    let known = TokenFileReader.groupKeys + TokenFileReader.tokenKeys + [TokenGroup.root]
    return Finding(
      .error, .key, at: node.keyLocation,
      "no key is called '\(node.key)', and a name does not begin with '$'", unknown: node.key,
      at: node.keyNameLocation, among: known)
  }
}

extension RuleID {
  /// A token without a type, or of another than it is used as.
  static let tokenType: RuleID = "value/type"

  /// A file that cannot be read.
  static let file: RuleID = "reference/file"
}
