import ThemeModel
import ThemeSource

/// Follows the sources of a resolver that name a set, each set once.
struct ResolverSources {
  /// The sources of a set or of a reference.
  private struct Answer {
    /// Objects of tokens, and nodes that name files.
    var sources: [SourceNode] = []

    /// The longest chain of sets that name one another from here on.
    var links = 0
  }

  private(set) var findings: [Finding] = []
  private let root: SourceNode
  private let budget: ReadingBudget
  private var known: [String: Answer] = [:]
  /// The sets that are being followed, the first one first.
  private var inProgress: [String] = []
  private var reportedChain = false

  /// About the number of steps that a source costs wherever it is used.
  private static let steps = 20

  init(_ root: SourceNode, _ budget: ReadingBudget) {
    self.root = root
    self.budget = budget
  }

  /// The sources of a set of the resolver or of its resolution order.
  mutating func sources(of set: SourceNode) -> [SourceNode] {
    guard let list = set["sources"] else {
      report(.missingKey, set, "expected 'sources', an array of files and tokens")
      return []
    }
    return sources(in: list)
  }

  mutating func sources(in list: SourceNode) -> [SourceNode] {
    guard list.kind == .array else {
      report(.type, list, "expected an array of files and tokens")
      return []
    }
    return answer(of: list).sources
  }

  private mutating func answer(of list: SourceNode) -> Answer {
    var whole = Answer()
    for source in list.children {
      let part = answer(for: source)
      let count = part.sources.count
      guard budget.take(ResolverSources.steps * count, at: source.location),
        budget.keep(MemoryLayout<SourceNode>.stride * count, at: source.location)
      else { break }
      whole.sources += part.sources
      whole.links = max(whole.links, part.links)
    }
    return whole
  }

  /// The sources of a reference: itself, or those of the set that it names.
  private mutating func answer(for source: SourceNode) -> Answer {
    guard source.kind == .table else {
      report(.type, source, "expected an object of tokens, or a '$ref' to a file or a set")
      return Answer()
    }
    guard let reference = source["$ref"], let text = reference.string, text.hasPrefix("#") else {
      return Answer(sources: [source])
    }
    let names = TokenReference.names(of: reference)
    guard names.count == 2, names[0] == "sets", let set = root["sets"]?[names[1]] else {
      report(
        names.first == "modifiers" || names.first == "resolutionOrder" ? .loop : .undefined,
        reference,
        names.first == "modifiers"
          ? "only the resolution order may name a modifier"
          : names.first == "resolutionOrder"
            ? "nothing may refer to the resolution order"
            : "'\(text)' is no set of the resolver")
      return Answer()
    }
    return answer(for: set, named: names[1], by: reference)
  }

  private mutating func answer(
    for set: SourceNode, named name: String, by reference: SourceNode
  ) -> Answer {
    if let loop = inProgress.firstIndex(of: name) {
      let members = (inProgress[loop...] + [name]).map { "'\($0)'" }
      report(.loop, reference, "a loop of sets: \(members.joined(separator: " -> "))")
      return Answer()
    }
    let links = known[name]?.links ?? 0
    guard inProgress.count + links < ReadingBudget.links else {
      if !reportedChain {
        report(
          .tooLong, reference,
          "a chain of sets has more than \(ReadingBudget.links) links")
      }
      reportedChain = true
      return Answer()
    }
    if let answer = known[name] { return answer }
    guard let list = set["sources"], list.kind == .array else { return Answer() }
    inProgress.append(name)
    var answer = answer(of: list)
    inProgress.removeLast()
    answer.links += 1
    known[name] = answer
    return answer
  }

  private mutating func report(_ rule: RuleID, _ node: SourceNode, _ message: String) {
    findings.report(.error, rule, at: node.location, message)
  }
}
