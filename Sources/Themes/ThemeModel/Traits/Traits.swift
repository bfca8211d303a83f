package import ThemeSource

/// The traits of a theme by name: the built-in ones and those declared in its chain.
public struct Traits: Sendable {
  /// A trait that a theme declares.
  public struct Custom: Hashable, Sendable {
    public let name: String
    public let summary: String

    public init(name: String, summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// The maximum number of own traits that a theme and its base themes may declare together.
  package static let customLimit = 4

  package static let builtIn = NameTable(["light", "dark", "high-contrast", "pure-black"])

  /// The traits declared in the chain, the base's first.
  public internal(set) var custom: [Custom] = []

  /// Every name, each at the trait's index.
  public var names: [String] { Traits.builtIn.names + custom.map(\.name) }

  public func trait(named name: some StringProtocol) -> TraitSet? {
    names.firstIndex { $0 == name }.map { TraitSet(index: $0) }
  }

  /// The traits with some names; unknown names are ignored.
  public func traits(named names: some Sequence<String>) -> TraitSet {
    names.compactMap { trait(named: $0) }.reduce(into: TraitSet()) { $0.formUnion($1) }
  }

  /// The names of the traits in a set, `light` and `dark` first.
  public func names(in set: TraitSet) -> [String] {
    let names = names
    return set.indices.filter(names.indices.contains).map { names[$0] }
  }

  /// The names of the traits in a set, joined by `+`; empty for an empty set.
  public func name(of set: TraitSet) -> String { names(in: set).joined(separator: "+") }

  /// The key of a value with some traits, in a table by appearance.
  public func key(of set: TraitSet) -> String { set.isEmpty ? "default" : name(of: set) }
}
