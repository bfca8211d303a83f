import ThemeModel
import ThemeSource

/// A choice of one context per modifier, with its traits.
struct TokenChoice {
  var traits: TraitSet = []

  /// The sources; later ones win.
  var sources: [SourceNode] = []
}

/// The choices of contexts that a theme can distinguish by traits.
struct TokenChoices {
  /// A context that a theme supports, with its traits.
  private struct Option {
    let traits: TraitSet
    let sources: [SourceNode]
  }

  /// The maximum number of choices that are read.
  private static let limit = 128

  private let budget: ReadingBudget
  private(set) var all: [TokenChoice] = [TokenChoice()]
  private(set) var findings: [Finding] = []

  /// Combines the contexts of the steps of a resolver, and declares the traits that they need.
  ///
  /// `matters` returns for each step the contexts that can be read and that change a value in a
  /// theme.
  init(
    _ steps: [ResolverFile.Step], where matters: [[Bool]], in builder: inout ThemeBuilder,
    _ budget: ReadingBudget
  ) {
    self.budget = budget
    for (step, matters) in zip(steps, matters) {
      switch step {
      case .set(let sources):
        add(sources)
      case .modifier(let modifier):
        combine(options(of: modifier, matters, &builder), modifier)
      }
    }
  }

  /// Adds sources on top of those of every choice.
  private mutating func add(_ sources: [SourceNode]) {
    guard let first = sources.first, take(sources.count * all.count, at: first) else { return }
    for index in all.indices { all[index].sources += sources }
  }

  /// Takes memory from the budget for sources in all choices together.
  private func take(_ count: Int, at node: SourceNode) -> Bool {
    budget.take(count, at: node.location)
      && budget.keep(count * MemoryLayout<SourceNode>.stride, at: node.location)
  }

  private mutating func combine(_ options: [Option], _ modifier: ResolverFile.Modifier) {
    // Two modifiers may disagree on the scheme.
    let pairs = all.indices.flatMap { choice in
      options.indices.compactMap { option -> (choice: Int, option: Int, traits: TraitSet)? in
        let traits = all[choice].traits.union(options[option].traits)
        return traits.isSuperset(of: [.light, .dark]) ? nil : (choice, option, traits)
      }
    }
    guard pairs.count <= TokenChoices.limit else {
      warn(modifier.node, "there are too many choices with '\(modifier.name)'; it is left out")
      return add(options.first?.sources ?? [])
    }
    let count = pairs.reduce(0) {
      $0 + all[$1.choice].sources.count + options[$1.option].sources.count
    }
    guard take(count, at: modifier.node) else { return }
    all = pairs.map { choice, option, traits in
      TokenChoice(traits: traits, sources: all[choice].sources + options[option].sources)
    }
  }

  /// The contexts of a modifier by their traits, the default one first.
  private mutating func options(
    of modifier: ResolverFile.Modifier, _ matters: [Bool], _ builder: inout ThemeBuilder
  ) -> [Option] {
    let names = modifier.contexts.map { ContextName($0.name) }
    let asksForScheme = modifier.asksForScheme
    let order = modifier.order
    if modifier.normal == nil, !asksForScheme {
      warn(
        modifier.node, "'\(modifier.name)' has no default; '\(modifier.contexts[0].name)' is used")
    }
    var options: [Option] = []
    for index in order {
      let context = modifier.contexts[index]
      let isNormal = options.isEmpty && !asksForScheme
      guard isNormal || matters[index] else { continue }
      var traits = names[index].traits
      if !isNormal {
        let own = names[index].rest.map { trait(named: $0, of: context, &builder) }
        guard own.allSatisfy({ $0 != nil }) else { continue }
        for trait in own.compactMap({ $0 }) { traits.formUnion(trait) }
      }
      if options.contains(where: { $0.traits == traits }) {
        warn(context.node, "'\(context.name)' says the same as another context; it is left out")
        continue
      }
      options.append(Option(traits: traits, sources: context.sources))
    }
    return options
  }

  /// A trait of the theme's own, declared if necessary; `nil`, and reported, if there are too many.
  private mutating func trait(
    named name: String, of context: ResolverFile.Context, _ builder: inout ThemeBuilder
  ) -> TraitSet? {
    if let known = builder.trait(named: name) { return known }
    let summary = name.split(separator: "-")
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    if builder.declareTrait(Traits.Custom(name: name, summary: summary)) {
      return builder.trait(named: name)
    }
    warn(context.node, "a theme has four traits of its own at most; '\(context.name)' is left out")
    return nil
  }

  private mutating func warn(_ node: SourceNode, _ message: String) {
    findings.report(.warning, .trait, at: node.keyLocation, message)
  }
}

extension ResolverFile.Modifier {
  /// Whether a context has the name of a built-in trait.
  var asksForScheme: Bool { contexts.contains { !ContextName($0.name).traits.isEmpty } }

  /// The index of the context that applies by default.
  var first: Int { normal ?? 0 }

  /// The indices of the contexts, the default one first.
  var order: [Int] { [first] + contexts.indices.filter { $0 != first } }
}
