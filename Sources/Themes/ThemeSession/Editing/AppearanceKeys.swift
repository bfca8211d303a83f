import ThemeModel
import ThemeSource

/// Values by appearance, as in a file's table: the keys are traits joined by `+`.
struct AppearanceKeys {
  struct Member {
    let key: String
    let traits: TraitSet
    let value: SourceValue
  }

  private(set) var members: [Member]
  private let known: Traits

  /// Reads a table; `nil` if a key or a value is not valid.
  init?(_ table: SourceNode, known: Traits) {
    self.known = known
    members = []
    for node in table.children {
      guard let traits = known.traits(joinedIn: node.key), let value = node.written else {
        return nil
      }
      members.append(Member(key: node.key, traits: traits, value: value))
    }
  }

  /// Creates a table without values.
  init(known: Traits) {
    self.known = known
    members = []
  }

  /// The member that applies in an appearance: of the matching ones, the one with the most traits.
  func applying(in traits: TraitSet) -> Member? {
    members.filter { $0.traits.isSubset(of: traits) }.max { $0.traits.count < $1.traits.count }
  }

  /// Sets the value of exactly these traits.
  mutating func set(_ traits: TraitSet, to value: SourceValue) {
    if let known = members.firstIndex(where: { $0.traits == traits }) {
      members[known] = Member(key: members[known].key, traits: traits, value: value)
    } else {
      members.append(Member(key: known.key(of: traits), traits: traits, value: value))
    }
  }

  /// Sets the value for exactly these traits: if others with equally many traits also match, they
  /// get a value for the union, so that nothing changes there.
  mutating func setUntied(_ traits: TraitSet, to value: SourceValue) {
    let rivals = members.filter { member in
      member.traits.count == traits.count && member.traits != traits
        && !member.traits.union(traits).isSuperset(of: [.light, .dark])
    }
    for rival in rivals {
      let both = rival.traits.union(traits)
      guard !members.contains(where: { $0.traits == both }) else { continue }
      set(both, to: rival.value)
    }
    set(traits, to: value)
  }

  /// Removes the values with no trait except a scheme.
  mutating func removePlain() {
    members.removeAll { $0.traits.isSubset(of: [.light, .dark]) }
  }

  /// Removes all values that apply in an appearance; in the other scheme they stay.
  mutating func clear(in traits: TraitSet, schemes: [Appearance.Scheme]) {
    let others = schemes.map(\.trait).filter { !$0.isSubset(of: traits) }
    let cleared = members.filter { $0.traits.isSubset(of: traits) }
    members.removeAll { $0.traits.isSubset(of: traits) }
    for member in cleared where member.traits.isDisjoint(with: [.light, .dark]) {
      for other in others {
        let narrowed = member.traits.union(other)
        if !members.contains(where: { $0.traits == narrowed }) {
          set(narrowed, to: member.value)
        }
      }
    }
  }

  /// Sorts the value for all appearances first, then light before dark.
  mutating func sort() {
    members.sort { $0.traits.rawValue < $1.traits.rawValue }
  }

  /// The table as a value, or the single value if it is for all appearances.
  var value: SourceValue {
    if members.count == 1, members[0].traits.isEmpty { return members[0].value }
    return .table(members.map { SourceValue.Member($0.key, $0.value) })
  }
}

extension Traits {
  /// The traits that a key of a table by appearance names; `nil` if one is not known.
  func traits(joinedIn key: String) -> TraitSet? {
    guard key != "default" else { return [] }
    var traits: TraitSet = []
    for name in key.split(separator: "+", omittingEmptySubsequences: false) {
      guard let trait = trait(named: name) else { return nil }
      traits.formUnion(trait)
    }
    return traits
  }
}
