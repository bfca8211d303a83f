import ThemeSource

/// Reads the groups and tokens of a file of Style Dictionary 3, or of a set of Tokens Studio.
///
/// Both allow any key beside `value`, so the form of such a file is never wrong.
struct TextTokenReader {
  private let budget: ReadingBudget

  /// About the size of a token or a group in bytes.
  private static let size = 400

  /// The types that a theme supports, by their names in tools, and by the first part of a path.
  private static let types: [(type: String, names: Set<String>)] = [
    ("color", ["color", "colors", "colour", "colours"]),
    (
      "dimension",
      [
        "dimension", "spacing", "sizing", "size", "borderRadius", "borderWidth", "space", "radius",
      ]
    ),
  ]

  init(_ budget: ReadingBudget) {
    self.budget = budget
  }

  /// Reads the group that a file or a set is.
  func read(_ node: SourceNode) -> TokenGroup { group(node, type: nil, isRoot: true) }

  private func group(_ node: SourceNode, type: TokenType?, isRoot: Bool = false) -> TokenGroup {
    var group = TokenGroup(node)
    let type = TokenDialect.type(of: node).flatMap(TextTokenReader.type) ?? type
    for member in node.children where member.kind == .table && !member.key.hasPrefix("$") {
      guard budget.take(10, at: member.keyLocation),
        budget.keep(TextTokenReader.size, at: member.keyLocation)
      else { break }
      // References treat a period inside a name like one between names.
      let names = member.key.split(separator: ".", omittingEmptySubsequences: false).map(
        String.init)
      let category = isRoot ? TextTokenReader.category(member) : nil
      insert(self.member(member, type: category ?? type), at: names[...], of: member, to: &group)
    }
    return group
  }

  private func member(_ node: SourceNode, type: TokenType?) -> TokenGroup.Member {
    guard let value = TokenDialect.value(of: node) else { return .group(group(node, type: type)) }
    let own = TokenDialect.type(of: node).flatMap(TextTokenReader.type)
    // A group of colors may contain an opacity.
    let inherited = type?.name == "color" && value.string == nil ? nil : type
    return .token(
      Token(node: node, value: value, type: own, inherited: inherited, dialect: .text))
  }

  private func insert(
    _ member: TokenGroup.Member, at names: ArraySlice<String>, of node: SourceNode,
    to group: inout TokenGroup
  ) {
    guard let name = names.first else { return }
    var inner = TokenGroup(node)
    if case .group(let known)? = group[name] { inner = known }
    if names.count > 1 {
      // Names of many points would nest too deep.
      guard names.count <= 16 else { return }
      insert(member, at: names.dropFirst(), of: node, to: &inner)
      group.set(name, to: .group(inner))
    } else if case .group(let own) = member, !inner.names.isEmpty {
      for name in own.names { own[name].map { inner.set(name, to: $0) } }
      group.set(name, to: .group(inner))
    } else {
      group.set(name, to: member)
    }
  }

  /// The type that Style Dictionary takes from the first part of a path.
  private static func category(_ node: SourceNode) -> TokenType? {
    types.first { $0.names.contains(node.key) }.map { TokenType(name: $0.type, node: node) }
  }

  private static func type(_ node: SourceNode) -> TokenType {
    let name = node.string ?? ""
    return TokenType(name: types.first { $0.names.contains(name) }?.type ?? name, node: node)
  }
}
