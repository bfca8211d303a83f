import ThemeModel
import ThemeSource

/// The sets and themes of Tokens Studio: from a file with `$themes`, `$metadata` and a set under
/// every other key, or from a folder with a file for each of them.
struct TokenSets {
  /// A set by its name.
  typealias Named = (name: String, node: SourceNode)

  /// The steps from the sets and themes: all sets, or a choice for each group of themes.
  private(set) var steps: [ResolverFile.Step] = []

  /// The place of each set in the order in which later ones win.
  private var places: [SourceNode: Int] = [:]

  private let sets: [Named]
  private let budget: ReadingBudget

  /// The maximum number of references that are looked at to find out whether a file has sets.
  private static let limit = 1000

  /// The maximum number of groups of themes, and themes in all.
  private static let groupLimit = 64

  /// Reads the sets of a file; `nil` if it has none.
  init?(_ root: SourceNode, _ budget: ReadingBudget) {
    guard TokenSets.areNamed(in: root) || TokenSets.areReferredTo(in: root) else { return nil }
    let all = root.children.filter { $0.kind == .table && !$0.key.hasPrefix("$") }
    self.init(
      all.map { ($0.key, $0) }, themes: root["$themes"],
      order: root["$metadata"]?["tokenSetOrder"], budget)
  }

  /// Creates the steps from the sets, the array of themes, and the order of sets, in which later
  /// ones win.
  init(_ all: [Named], themes: SourceNode?, order: SourceNode?, _ budget: ReadingBudget) {
    self.budget = budget
    var rank: [String: Int] = [:]
    for name in order?.children.compactMap(\.string) ?? [] {
      rank[name] = rank[name] ?? rank.count
    }
    sets = all.indices.sorted {
      (rank[all[$0].name] ?? rank.count, $0) < (rank[all[$1].name] ?? rank.count, $1)
    }.map { all[$0] }
    for (place, set) in sets.enumerated() { places[set.node] = place }
    if let themes { read(themes) }
    if steps.isEmpty { steps = [schemes() ?? .set(sets.map(\.node))] }
  }

  /// Whether a file lists its sets and themes.
  static func areNamed(in root: SourceNode) -> Bool {
    root["$themes"]?.kind == .array || root["$metadata"]?["tokenSetOrder"]?.kind == .array
  }

  /// The sources of a choice in the order of the sets, each once.
  func ordered(_ sources: [SourceNode]) -> [SourceNode] {
    Set(sources).sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
  }

  private mutating func read(_ themes: SourceNode) {
    var groups: [(name: String, modifier: ResolverFile.Modifier)] = []
    for theme in themes.children.prefix(TokenSets.groupLimit) {
      guard let name = theme["name"]?.string, let selected = theme["selectedTokenSets"],
        budget.take(10 * sets.count, at: theme.location)
      else { continue }
      let sources = sets.filter { TokenSets.isSelected(selected[$0.name]) }.map(\.node)
      let group = theme["group"]?.string ?? ""
      let index = groups.firstIndex { $0.name == group } ?? groups.count
      if index == groups.count {
        let name = group.isEmpty ? "theme" : group
        groups.append((group, ResolverFile.Modifier(name: name, node: theme, normal: 0)))
      }
      groups[index].modifier.contexts.append(
        ResolverFile.Context(name: name, node: theme, sources: sources))
    }
    steps = groups.map { .modifier($0.modifier) }
  }

  /// Whether a theme uses a set, as visible values or for references.
  private static func isSelected(_ status: SourceNode?) -> Bool {
    status?.string.map { $0 != "disabled" } ?? false
  }

  /// The sets that themes and an order name, each once; without themes, all sets of the order.
  static func named(in themes: SourceNode?, _ order: SourceNode?) -> [Named] {
    let selected = (themes?.children.prefix(groupLimit).map { $0 } ?? []).flatMap { theme in
      (theme["selectedTokenSets"]?.children.map { $0 } ?? []).filter(isSelected)
    }
    let all: [Named] =
      selected.isEmpty
      ? (order?.children.map { $0 } ?? []).compactMap { node in node.string.map { ($0, node) } }
      : selected.map { ($0.key, $0) }
    var known: Set<String> = []
    return all.filter { known.insert($0.name).inserted }
  }

  /// A choice between the sets for light and for dark by their names, if there are both.
  private func schemes() -> ResolverFile.Step? {
    let traits = sets.map { ContextName($0.name).traits.intersection([.light, .dark]) }
    guard let first = sets.first?.node, traits.contains(.light), traits.contains(.dark) else {
      return nil
    }
    var modifier = ResolverFile.Modifier(name: "theme", node: first, normal: 0)
    for (name, scheme) in [("light", TraitSet.light), ("dark", .dark)] {
      let sources = zip(sets, traits).filter { $1.isSubset(of: scheme) }.map(\.0.node)
      modifier.contexts.append(
        ResolverFile.Context(name: name, node: first, sources: sources))
    }
    return .modifier(modifier)
  }

  /// Whether references leave out the first part of a path, as those into sets do.
  private static func areReferredTo(in root: SourceNode) -> Bool {
    var first: Set<String> = []
    var left = limit
    collect(&first, in: root, &left)
    guard !first.isEmpty, first.allSatisfy({ root[$0] == nil }) else { return false }
    return first.allSatisfy { name in root.children.contains { $0[name]?.kind == .table } }
  }

  /// Collects the first names of references.
  private static func collect(
    _ names: inout Set<String>, in node: SourceNode, _ left: inout Int
  ) {
    for child in node.children {
      guard left > 0 else { return }
      if let text = child.string {
        for reference in TokenText.references(in: text) {
          left -= 1
          if let name = reference.path.first { names.insert(name) }
        }
      } else {
        collect(&names, in: child, &left)
      }
    }
  }
}
