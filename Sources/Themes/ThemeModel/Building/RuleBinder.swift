/// Joins the rules of a chain of files into the rules of one theme.
struct RuleBinder {
  /// A rule that is being built.
  private struct Draft {
    let selector: StyleSelector
    /// Whether it is a component's default rule, for themes that do not style it.
    var isDefault = false
    /// The indices of its first and last declaration; `-1` if there is none.
    var first = -1
    var last = -1
    var paintsBackground = false
    /// Whether a file above the base does.
    var paintsOwnBackground = false
    var hasMetric = false
    /// For a rule that restores how a state is painted: the draft whose background hides it.
    var restores: Int?
    /// The draft of the base theme that paints the state instead, if that rule is used.
    var unless: Int?
  }

  private struct Declaration {
    let property: StyleProperty
    /// The index of its first candidate; `-1` if there is none.
    var candidate = -1
    /// The index of the next declaration of the draft; `-1` at the end.
    var next = -1
  }

  private let layers: [Layer]
  private var drafts: [Draft] = []
  /// The drafts of the themes' rules, and of default rules.
  private var indices: [StyleSelector: Int] = [:]
  private var defaults: [StyleSelector: Int] = [:]
  private var declarations: [Declaration] = []
  private var candidates: [Candidate] = []
  /// The index of the next candidate in the same declaration, for each candidate; `-1` at the end.
  private var nextCandidates: [Int] = []
  /// The drafts in the order of the rules.
  private var order: [Int] = []

  private init(layers: [Layer]) {
    self.layers = layers
  }

  /// Binds the rules of each layer, the base's first.
  static func bind(_ layers: [Layer]) -> BoundRules {
    bind(layers, leavingOut: leftOut(of: layers))
  }

  /// Binds the rules of each layer, the base's first, without unused rules of the base.
  static func bind(_ layers: [Layer], leavingOut leftOut: Set<Int>) -> BoundRules {
    var binder = RuleBinder(layers: layers)
    let count = layers.reduce(0) { $0 + $1.rules.count }
    binder.drafts.reserveCapacity(count)
    binder.indices.reserveCapacity(count)
    binder.declarations.reserveCapacity(count * 4)
    binder.candidates.reserveCapacity(count * 4)
    binder.nextCandidates.reserveCapacity(count * 4)
    for (index, layer) in layers.enumerated() {
      for rule in layer.defaultRules { binder.add(rule, layer: index, isDefault: true) }
      for rule in layer.sharedRules { binder.add(rule, layer: index) }
      for (place, rule) in layer.rules.enumerated() where index > 0 || !leftOut.contains(place) {
        binder.add(rule, layer: index)
      }
    }
    binder.restoreStates()
    binder.sort()
    return binder.bound()
  }

  /// The unused rules of the base: those for states that the toolkit shows by itself, if no file
  /// above the base sets a role in them.
  ///
  /// All others stay, so that a theme's rules keep their order whatever it sets.
  static func leftOut(of layers: [Layer]) -> Set<Int> {
    guard let base = layers.first else { return [] }
    return Set(
      base.rules.indices.filter { index in
        let selector = base.rules[index].selector
        let subject = selector.subject
        guard selector.steps.count == 1,
          subject.component.backgroundStates.contains(subject.states)
        else { return false }
        let named = base.declarations(of: base.rules[index])
          .flatMap { base.values(of: $0).flatMap(\.value.references) }
        return !layers.dropFirst().contains { layer in
          named.contains { layer.color(of: $0) != nil }
        }
      })
  }

  private mutating func add(_ rule: StyleRule, layer: Int, isDefault: Bool = false) {
    let known = isDefault ? defaults[rule.selector] : indices[rule.selector]
    let draft = known ?? drafts.count
    if known == nil {
      if isDefault { defaults[rule.selector] = draft } else { indices[rule.selector] = draft }
      drafts.append(Draft(selector: rule.selector, isDefault: isDefault))
    }
    for declarationIndex in rule.declarations {
      let declaration = layers[layer].declarations[declarationIndex]
      var index = drafts[draft].first
      while index >= 0, declarations[index].property != declaration.property {
        index = declarations[index].next
      }
      if index < 0 { index = add(declaration.property, to: draft) }
      if layer > 0, declaration.property == .background { drafts[draft].paintsOwnBackground = true }
      for value in declaration.values.reversed() {
        nextCandidates.append(declarations[index].candidate)
        declarations[index].candidate = candidates.count
        if case .metric = layers[layer].styleValues[value].value {
          drafts[draft].hasMetric = true
        }
        candidates.append(
          Candidate(
            traits: layers[layer].styleValues[value].traits, layer: layer, value: value))
      }
    }
  }

  /// Adds a declaration without candidates to a draft.
  private mutating func add(_ property: StyleProperty, to draft: Int) -> Int {
    let index = declarations.count
    declarations.append(Declaration(property: property))
    if property == .background { drafts[draft].paintsBackground = true }
    if drafts[draft].first < 0 {
      (drafts[draft].first, drafts[draft].last) = (index, index)
    } else if property == .font {
      // It comes first, so that single properties win over it.
      declarations[index].next = drafts[draft].first
      drafts[draft].first = index
    } else {
      declarations[drafts[draft].last].next = index
      drafts[draft].last = index
    }
    return index
  }

  /// Adds, for each background without states, the toolkit's appearance in other states.
  private mutating func restoreStates() {
    for hidden in drafts.indices {
      let selector = drafts[hidden].selector
      guard selector.subject.states.isEmpty, drafts[hidden].paintsBackground else { continue }
      for states in selector.subject.component.backgroundStates {
        let subject = StyleSelector.Step(selector.subject.component, states)
        let selector = StyleSelector(selector.steps.dropLast() + [subject])
        let known = indices[selector].flatMap { drafts[$0].paintsBackground ? $0 : nil }
        if let known, drafts[known].paintsOwnBackground || layers.count == 1 { continue }
        drafts.append(Draft(selector: selector, restores: hidden, unless: known))
      }
    }
  }

  /// Sorts the rules so that winning rules come later: every rule of a theme wins over the
  /// defaults.
  private mutating func sort() {
    let ranks = drafts.map { draft in
      draft.selector.rank - (draft.isDefault ? StyleSelector.rankLimit : 0)
    }
    order = drafts.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  private func bound() -> BoundRules {
    var bound = BoundRules()
    bound.list = RuleList(
      order.map { index in
        RuleHead(
          drafts[index].selector, restoresState: drafts[index].restores != nil,
          hasMetric: drafts[index].hasMetric)
      })
    bound.rules.reserveCapacity(order.count)
    bound.declarations.reserveCapacity(declarations.count)
    bound.candidates.reserveCapacity(candidates.count)
    bound.constants.reserveCapacity(candidates.count)
    var ruleIndices = Array(repeating: 0, count: drafts.count)
    for (ruleIndex, draft) in order.enumerated() {
      ruleIndices[draft] = ruleIndex
      let start = bound.declarations.count
      var baseReferences: [Int] = []
      var index = drafts[draft].first
      while index >= 0 {
        let first = bound.candidates.count
        var next = declarations[index].candidate
        while next >= 0 {
          let candidate = candidates[next]
          let value = layers[candidate.layer].styleValues[candidate.value].value
          if candidate.layer == 0, !drafts[draft].isDefault {
            baseReferences += value.references.map { Int($0.index) }
          }
          bound.candidates.append(candidate)
          bound.constants.append(value.constant)
          next = nextCandidates[next]
        }
        bound.declarations.append(
          BoundRules.Declaration(
            property: declarations[index].property, candidates: first..<bound.candidates.count))
        index = declarations[index].next
      }
      let selector = drafts[draft].selector
      if !baseReferences.isEmpty, selector.steps.count > 1, let shorter = indices[selector.shorter]
      {
        // It is used where the rule is used over which it wins, which has its index already.
        baseReferences += bound.rules[ruleIndices[shorter]].baseReferences
      }
      bound.rules.append(
        BoundRules.Rule(
          declarations: start..<bound.declarations.count, baseReferences: baseReferences,
          isDefault: drafts[draft].isDefault,
          // A hidden rule has a lower rank, so it has its index already.
          restores: drafts[draft].restores.map { ruleIndices[$0] },
          unless: drafts[draft].unless.map { ruleIndices[$0] }))
    }
    return bound
  }
}
