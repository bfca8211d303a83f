import ThemeSource

extension ThemeReader {
  /// The values of a node by appearance: one for all, or a table whose keys are traits.
  ///
  /// Those with the most traits come first. A tie that nothing breaks is reported.
  mutating func appearanceValues<Value: Sendable>(
    _ node: SourceNode, _ read: (inout ThemeReader, SourceNode) -> Value?
  ) -> [AppearanceValue<Value>] {
    guard node.kind == .table else {
      return read(&self, node).map { [AppearanceValue(traits: [], value: $0, range: node.range)] }
        ?? []
    }
    var keys: [(traits: TraitSet, node: SourceNode)] = []
    var values: [AppearanceValue<Value>] = []
    keys.reserveCapacity(node.childCount)
    values.reserveCapacity(node.childCount)
    for member in node.children {
      let value = read(&self, member)
      guard let traits = traitSet(member) else { continue }
      if let twin = keys.first(where: { $0.traits == traits }) {
        report(
          .ambiguous, at: member.keyLocation,
          "'\(member.key)' says the same as '\(twin.node.key)'; keep one")
        continue
      }
      keys.append((traits, member))
      if let value {
        values.append(AppearanceValue(traits: traits, value: value, range: member.range))
      }
    }
    if keys.isEmpty, node.children.first(where: { _ in true }) == nil {
      report(.type, at: node.location, "expected a value for an appearance, such as 'light'")
    }
    reportTies(keys)
    let isSorted = zip(values, values.dropFirst()).allSatisfy { $0.traits.count >= $1.traits.count }
    if isSorted { return values }
    return values.enumerated().sorted {
      ($1.element.traits.count, $0.offset) < ($0.element.traits.count, $1.offset)
    }.map(\.element)
  }

  /// The traits that a key names, joined by `+`; `default` is none.
  private mutating func traitSet(_ node: SourceNode) -> TraitSet? {
    if let trait = TraitSet(builtIn: node.keyBytes) { return trait }
    let key = node.key
    if key == "default" { return [] }
    var set: TraitSet = []
    for name in key.split(separator: "+", omittingEmptySubsequences: false) {
      guard let trait = builder.traits.trait(named: name) else {
        let known = builder.traits.names + ["default"]
        report(
          .trait, at: node.keyLocation,
          "no trait is called '\(name)'" + NameSuggestion.hint(for: String(name), among: known))
        return nil
      }
      set.formUnion(trait)
    }
    if set.isSuperset(of: .schemes) {
      report(.trait, at: node.keyLocation, "'light' and 'dark' never hold together")
      return nil
    }
    return set
  }

  private mutating func reportTies(_ keys: [(traits: TraitSet, node: SourceNode)]) {
    guard keys.count > 1 else { return }
    for (number, second) in keys.enumerated() {
      for first in keys[..<number] where first.traits.count == second.traits.count {
        if first.traits.contradicts(second.traits) { continue }
        let union = first.traits.union(second.traits)
        if keys.contains(where: { $0.traits == union }) { continue }
        let both = builder.traits.names(in: union).joined(separator: "+")
        report(
          .ambiguous, at: second.node.keyLocation,
          "'\(first.node.key)' and '\(second.node.key)' tie where both hold; add a value for '\(both)'"
        )
      }
    }
  }
}
