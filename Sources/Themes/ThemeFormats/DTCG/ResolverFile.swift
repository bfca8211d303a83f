import ThemeModel
import ThemeSource

/// A resolver (Resolver module 2025.10): the sets of tokens, and which apply when.
struct ResolverFile {
  /// The version of the module that is read.
  static let version = "2025.10"

  struct Modifier {
    let name: String
    let node: SourceNode
    var contexts: [Context] = []

    /// The index of the context that applies by default.
    var normal: Int?
  }

  struct Context {
    let name: String
    let node: SourceNode

    /// Objects with tokens, and nodes that name files.
    let sources: [SourceNode]
  }

  /// A step of the resolution order.
  enum Step {
    case set([SourceNode])
    case modifier(Modifier)
  }

  private(set) var steps: [Step] = []
  private(set) var findings: [Finding] = []
  let name: String?
  let summary: String?

  private let root: SourceNode
  private var sources: ResolverSources
  /// The modifiers by name, read once.
  private var modifiers: [String: Modifier] = [:]
  private var reported: Set<Finding> = []

  private static let keys = [
    "$schema", "$extensions", "$defs", "name", "version", "description", "sets", "modifiers",
    "resolutionOrder",
  ]

  /// Whether a file is a resolver rather than tokens.
  static func isResolver(_ root: SourceNode) -> Bool {
    root["resolutionOrder"] != nil
      || root["version"] != nil
        && (root["sets"] != nil || root["modifiers"] != nil)
  }

  init(_ root: SourceNode, _ budget: ReadingBudget) {
    self.root = root
    sources = ResolverSources(root, budget)
    name = root["name"]?.string
    summary = root["description"]?.string
    for member in root.children where !ResolverFile.keys.contains(member.key) {
      findings.append(
        Finding(
          .note, .key, at: member.keyLocation,
          "'\(member.key)' means nothing in a resolver", unknown: member.key,
          at: member.keyNameLocation, among: ResolverFile.keys, where: { root[$0] == nil }))
    }
    readVersion()
    readOrder()
    for finding in sources.findings { report(finding) }
  }

  private mutating func readOrder() {
    guard let order = root["resolutionOrder"] else {
      return report(.missingKey, root, "expected a 'resolutionOrder'")
    }
    guard order.kind == .array else {
      return report(.type, order, "expected an array of sets and modifiers")
    }
    for item in order.children {
      if let step = step(item) { steps.append(step) }
    }
  }

  private mutating func readVersion() {
    guard let version = root["version"] else {
      return report(.version, root, "expected 'version': '\(ResolverFile.version)'")
    }
    if version.string != ResolverFile.version {
      report(.version, version, "expected '\(ResolverFile.version)'")
    }
  }

  private mutating func step(_ item: SourceNode) -> Step? {
    guard item.kind == .table else {
      report(.type, item, "expected a set or a modifier, or a '$ref' to one")
      return nil
    }
    guard let reference = item["$ref"] else { return inline(item) }
    let names = TokenReference.names(of: reference)
    if names.count == 2, names[0] == "sets", let set = root["sets"]?[names[1]] {
      return .set(sources.sources(of: set))
    }
    if names.count == 2, names[0] == "modifiers", let node = root["modifiers"]?[names[1]] {
      let known = modifiers[names[1]] ?? modifier(node, named: names[1])
      modifiers[names[1]] = known
      return known.map(Step.modifier)
    }
    report(
      .undefined, reference,
      "'\(reference.string ?? "")' is no set and no modifier of the resolver")
    return nil
  }

  private mutating func inline(_ item: SourceNode) -> Step? {
    switch item["type"]?.string {
    case "set": return .set(sources.sources(of: item))
    case "modifier":
      return modifier(item, named: item["name"]?.string ?? "modifier").map(Step.modifier)
    default:
      report(.type, item, "expected '$ref', or a 'type' of 'set' or 'modifier'")
      return nil
    }
  }

  private mutating func modifier(_ node: SourceNode, named name: String) -> Modifier? {
    var modifier = Modifier(name: name, node: node)
    guard let contexts = node["contexts"], contexts.kind == .table else {
      report(.missingKey, node, "expected 'contexts', an object of arrays of sources")
      return nil
    }
    for context in contexts.children {
      modifier.contexts.append(
        Context(name: context.key, node: context, sources: sources.sources(in: context)))
    }
    guard !modifier.contexts.isEmpty else {
      report(.range, contexts, "expected two contexts or more")
      return nil
    }
    if modifier.contexts.count == 1 {
      findings.report(
        .warning, .range, at: contexts.location, "one context leaves nothing to choose")
    }
    if let normal = node["default"] {
      modifier.normal = modifier.contexts.firstIndex { $0.name == normal.string }
      if modifier.normal == nil {
        let known = modifier.contexts.map(\.name)
        report(
          .undefined, normal,
          "no context is called '\(normal.string ?? "")'"
            + NameSuggestion.hint(for: normal.string ?? "", among: known))
      }
    }
    return modifier
  }

  private mutating func report(_ rule: RuleID, _ node: SourceNode, _ message: String) {
    report(Finding(.error, rule, at: node.location, message))
  }

  private mutating func report(_ finding: Finding) {
    if reported.insert(finding).inserted { findings.append(finding) }
  }
}
