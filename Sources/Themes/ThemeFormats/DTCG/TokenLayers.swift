import ThemeSource

/// Layers of token groups, the lowest first.
///
/// Groups with the same name are merged, tokens are replaced as a whole. The groups themselves are
/// shared, not copied.
struct TokenLayers {
  /// A member of the groups joined: the token that counts, or the groups of one name.
  enum Member {
    case token(Token)
    case groups([TokenGroup])
  }

  let groups: [TokenGroup]

  /// The names of the members, those of the lowest group first.
  let names: [String]

  /// The members, if there are several groups.
  private let members: [String: Member]

  /// Joins groups; `nil` if the budget for it is spent.
  init?(_ groups: [TokenGroup], _ budget: ReadingBudget) {
    self.groups = groups
    guard groups.count > 1 else {
      names = groups.first?.names ?? []
      members = [:]
      return
    }
    var names: [String] = []
    var members: [String: Member] = [:]
    for group in groups {
      guard budget.take(1 + 4 * group.names.count, at: group.node.location),
        budget.keep(128 * group.names.count, at: group.node.location)
      else { return nil }
      for name in group.names {
        guard let upper = group[name] else { continue }
        // It is moved out, so that the list of groups is not copied.
        let lower = members.removeValue(forKey: name)
        if lower == nil { names.append(name) }
        members[name] = TokenLayers.join(lower, upper)
      }
    }
    self.names = names
    self.members = members
  }

  private static func join(_ lower: Member?, _ upper: TokenGroup.Member) -> Member {
    switch (lower, upper) {
    case (_, .token(let token)): return .token(token)
    case (.groups(var groups), .group(let group)):
      groups.append(group)
      return .groups(groups)
    case (_, .group(let group)): return .groups([group])
    }
  }

  subscript(name: String) -> Member? {
    guard groups.count == 1 else { return members[name] }
    return groups[0][name].map { TokenLayers.join(nil, $0) }
  }

  /// The default type of tokens in the groups.
  var type: TokenType? { groups.last { $0.type != nil }?.type }
}

extension [TokenGroup] {
  /// The node that names the base group of the layered groups.
  var base: SourceNode? { last { $0.base != nil }?.base }
}
