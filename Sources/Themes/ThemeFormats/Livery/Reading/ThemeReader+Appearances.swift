import ThemeModel
import ThemeSource

extension ThemeReader {
  /// Appends the values of a node by appearance, and returns their indices: one for all, or those
  /// of a table whose keys are traits.
  ///
  /// The values with the most traits come first. An unresolved tie is reported.
  mutating func appendValues<Value: Sendable>(
    of node: SourceNode, to values: inout [AppearanceValue<Value>],
    _ read: (inout ThemeReader, SourceNode) -> Value?
  ) -> Range<Int> {
    let start = values.count
    guard node.kind == .table else {
      if let value = read(&self, node) {
        values.append(AppearanceValue(traits: [], value: value, range: node.range))
      }
      return start..<values.count
    }
    var isSorted = true
    appearanceKeys.removeAll(keepingCapacity: true)
    for member in node.children {
      let value = read(&self, member)
      guard let traits = traitSet(member, in: node) else { continue }
      if let twin = appearanceKeys.first(where: { $0.traits == traits }) {
        report(
          .ambiguous, at: member.keyLocation,
          "'\(member.key)' says the same as '\(twin.node.key)'; keep one")
        continue
      }
      if let last = appearanceKeys.last, last.traits.count < traits.count { isSorted = false }
      appearanceKeys.append((traits, member))
      if let value {
        values.append(AppearanceValue(traits: traits, value: value, range: member.range))
      }
    }
    if appearanceKeys.isEmpty, node.children.first(where: { _ in true }) == nil {
      report(.type, at: node.location, "expected a value for an appearance, such as 'light'")
    }
    reportTies()
    if !isSorted {
      let sorted = values[start...].enumerated().sorted {
        ($1.element.traits.count, $0.offset) < ($0.element.traits.count, $1.offset)
      }
      values.replaceSubrange(start..., with: sorted.map(\.element))
    }
    return start..<values.count
  }

  /// The traits in a key, joined by `+`; `default` means none.
  private mutating func traitSet(_ node: SourceNode, in table: SourceNode) -> TraitSet? {
    if let trait = TraitSet(builtIn: node.keyBytes) { return trait }
    let key = node.key
    if key == "default" { return [] }
    var set: TraitSet = []
    for name in node.keyBytes.split(
      separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
    {
      guard let trait = builder.traits.trait(named: String(decoding: name, as: UTF8.self))
      else {
        reportUnknown(
          .trait, "no trait is called", part: name, of: node,
          among: builder.traits.names + ["default"], in: table)
        return nil
      }
      set.formUnion(trait)
    }
    if set.isSuperset(of: .schemes) {
      report(.trait, at: node.keyLocation, "'light' and 'dark' never apply together")
      return nil
    }
    return set
  }

  private mutating func reportTies() {
    let keys = appearanceKeys
    for index in keys.indices {
      for other in 0..<index where keys[other].traits.count == keys[index].traits.count {
        if keys[other].traits.contradicts(keys[index].traits) { continue }
        let (first, second) = (keys[other], keys[index])
        let union = first.traits.union(second.traits)
        if keys.contains(where: { $0.traits == union }) { continue }
        let both = builder.traitName(of: union)
        report(
          .ambiguous, at: second.node.keyLocation,
          "'\(first.node.key)' and '\(second.node.key)' are equally strong where both apply; add a value for '\(both)'"
        )
      }
    }
  }
}
