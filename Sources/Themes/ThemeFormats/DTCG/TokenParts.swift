import ThemeSource

/// Follows a `$ref` inside a token's value to a part of another token.
struct TokenParts {
  private let entries: [TokenExpansion.Entry]
  private let indices: [TokenPath: Int]
  private let budget: ReadingBudget

  /// The maximum number of references that lead from one to another.
  private static let limit = 16

  init(
    _ entries: [TokenExpansion.Entry], _ indices: [TokenPath: Int], _ budget: ReadingBudget
  ) {
    (self.entries, self.indices, self.budget) = (entries, indices, budget)
  }

  /// The node to which a `$ref` refers; the node itself if it is not a `$ref`.
  func follow(_ node: SourceNode) -> SourceNode? { follow(node, depth: 0) }

  private func follow(_ node: SourceNode, depth: Int) -> SourceNode? {
    guard node.kind == .table, node["$ref"] != nil else { return node }
    guard depth < TokenParts.limit, budget.take(10, at: node.location),
      let reference = TokenReference.of(node), let inside = reference.inside,
      let index = indices[reference.path]
    else { return nil }
    var found = entries[index].token.node
    for key in inside {
      guard let here = follow(found, depth: depth + 1), let next = member(key, of: here) else {
        return nil
      }
      found = next
    }
    return follow(found, depth: depth + 1)
  }

  /// The member of an object, or the element of an array, that a part of a pointer names.
  private func member(_ part: String, of node: SourceNode) -> SourceNode? {
    guard node.kind == .array else { return node[part] }
    guard let index = Int(part), (0..<node.childCount).contains(index),
      budget.take(index, at: node.location)
    else { return nil }
    return node.children.dropFirst(index).first { _ in true }
  }
}
