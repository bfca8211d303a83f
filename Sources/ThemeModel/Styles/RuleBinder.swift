/// Joins the rules of a chain of files into those of one theme.
struct RuleBinder {
  /// A rule while it is put together.
  private struct Draft {
    let selector: StyleSelector
    var padding = 0
    /// The places of its first and last declaration; `-1` for none.
    var first = -1
    var last = -1
    var paintsBackground = false
    /// For a rule that brings back the look of a state: its declarations, and the draft that hides it.
    var restored: (text: String, hidden: Int)?
  }

  /// A declaration of a draft.
  private struct Declaration {
    let property: StyleProperty
    /// The place of its first candidate; `-1` for none.
    var candidate = -1
    /// The place of the next declaration of the draft; `-1` ends them.
    var next = -1
  }

  private let layers: [Layer]
  private var drafts: [Draft] = []
  private var places: [StyleSelector: Int] = [:]
  private var declarations: [Declaration] = []
  private var candidates: [BoundRules.Candidate] = []
  /// The place of the candidate behind each in its declaration; `-1` ends them.
  private var nextCandidates: [Int] = []
  /// The drafts in the order of the rules.
  private var order: [Int] = []

  private init(layers: [Layer]) {
    self.layers = layers
  }

  /// Binds the rules of each layer, the base's first.
  static func bind(_ layers: [Layer]) -> BoundRules {
    var binder = RuleBinder(layers: layers)
    let count = layers.reduce(0) { $0 + $1.rules.count }
    binder.drafts.reserveCapacity(count)
    binder.places.reserveCapacity(count)
    binder.declarations.reserveCapacity(count * 4)
    binder.candidates.reserveCapacity(count * 4)
    binder.nextCandidates.reserveCapacity(count * 4)
    for (number, layer) in layers.enumerated() {
      for rule in layer.sharedRules { binder.add(rule, layer: number) }
      for rule in layer.rules { binder.add(rule, layer: number) }
    }
    binder.restoreStates()
    binder.sort()
    binder.pad()
    return binder.bound()
  }

  private mutating func add(_ rule: StyleRule, layer: Int) {
    let place = places[rule.selector] ?? drafts.count
    if place == drafts.count {
      places[rule.selector] = place
      drafts.append(Draft(selector: rule.selector))
    }
    for index in rule.declarations {
      let declaration = layers[layer].declarations[index]
      var number = drafts[place].first
      while number >= 0, declarations[number].property != declaration.property {
        number = declarations[number].next
      }
      if number < 0 { number = add(declaration.property, to: place) }
      for value in declaration.values.reversed() {
        nextCandidates.append(declarations[number].candidate)
        declarations[number].candidate = candidates.count
        candidates.append(
          BoundRules.Candidate(
            traits: layers[layer].styleValues[value].traits, layer: layer, value: value))
      }
    }
  }

  /// Adds a declaration without candidates to a draft.
  private mutating func add(_ property: StyleProperty, to draft: Int) -> Int {
    let number = declarations.count
    declarations.append(Declaration(property: property))
    if property == .background { drafts[draft].paintsBackground = true }
    if drafts[draft].first < 0 {
      (drafts[draft].first, drafts[draft].last) = (number, number)
    } else if property == .font {
      // It comes first, so that what is said of single properties wins over it.
      declarations[number].next = drafts[draft].first
      drafts[draft].first = number
    } else {
      declarations[drafts[draft].last].next = number
      drafts[draft].last = number
    }
    return number
  }

  /// Adds, for each background set without states, what the toolkit shows in the states that the
  /// theme leaves out.
  private mutating func restoreStates() {
    for hidden in drafts.indices {
      let selector = drafts[hidden].selector
      guard selector.subject.states.isEmpty, drafts[hidden].paintsBackground else { continue }
      for state in selector.subject.component.stateBackgrounds {
        let subject = StyleSelector.Step(selector.subject.component, state.states)
        let selector = StyleSelector(selector.steps.dropLast() + [subject])
        if let known = places[selector], drafts[known].paintsBackground { continue }
        var draft = Draft(selector: selector)
        draft.restored = (state.declarations, hidden)
        drafts.append(draft)
      }
    }
  }

  /// Orders the rules so that those which should win come later.
  private mutating func sort() {
    let ranks = drafts.map(\.selector.rank)
    order = drafts.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  /// Adds classes where GTK would let an earlier rule of the same component win.
  private mutating func pad() {
    var strongest = Array(repeating: Selector.Specificity(), count: Component.allCases.count)
    for index in order {
      let selector = drafts[index].selector
      let component = Int(selector.subject.component.rawValue)
      let earlier = strongest[component]
      let own = selector.leastSpecificity
      if own < earlier {
        // As many classes as the earlier rule has suffice when the elements do too.
        let needed = earlier.classes - own.classes + (own.elements < earlier.elements ? 1 : 0)
        drafts[index].padding = max(0, needed)
      }
      var greatest = selector.specificity
      greatest.classes += drafts[index].padding
      strongest[component] = max(earlier, greatest)
    }
  }

  private func bound() -> BoundRules {
    var bound = BoundRules()
    bound.shapes.reserveCapacity(order.count)
    bound.rules.reserveCapacity(order.count)
    bound.declarations.reserveCapacity(declarations.count)
    bound.candidates.reserveCapacity(candidates.count)
    bound.constants.reserveCapacity(candidates.count)
    var numbers = Array(repeating: 0, count: drafts.count)
    var size = 0
    for (number, index) in order.enumerated() {
      numbers[index] = number
      let start = bound.declarations.count
      var baseReferences: [Int] = []
      var place = drafts[index].first
      while place >= 0 {
        let first = bound.candidates.count
        var next = declarations[place].candidate
        while next >= 0 {
          let candidate = candidates[next]
          let value = layers[candidate.layer].styleValues[candidate.value].value
          if candidate.layer == 0 { baseReferences += value.references.map { Int($0.index) } }
          bound.candidates.append(candidate)
          bound.constants.append(value.constant)
          next = nextCandidates[next]
        }
        bound.declarations.append(
          BoundRules.Declaration(
            property: declarations[place].property, candidates: first..<bound.candidates.count))
        place = declarations[place].next
      }
      let shape =
        bound.tooLarge == nil
        ? shape(of: drafts[index])
        : RuleShape.plain[Int(drafts[index].selector.subject.component.rawValue)]
      size += shape.size
      if size > BoundRules.sizeLimit, bound.tooLarge == nil {
        bound.tooLarge = drafts[index].selector
      }
      bound.shapes.append(shape)
      bound.rules.append(
        BoundRules.Rule(
          declarations: start..<bound.declarations.count, baseReferences: baseReferences,
          // What is hidden ranks lower, so it has its number already.
          restores: drafts[index].restored.map { numbers[$0.hidden] }))
    }
    return bound
  }

  private func shape(of draft: Draft) -> RuleShape {
    let (selector, padding) = (draft.selector, draft.padding)
    let isPlain =
      selector.steps.count == 1 && selector.subject.states.isEmpty && padding == 0
      && draft.restored == nil
    return isPlain
      ? RuleShape.plain[Int(selector.subject.component.rawValue)]
      : RuleShape(selector, padding: padding, restored: draft.restored?.text)
  }
}

extension StyleValue {
  /// The slots that the value names.
  var references: [ColorSlot] {
    switch self {
    case .color(let color): color.references
    case .shadow(let layers): layers.flatMap(\.color.references)
    default: []
    }
  }

  /// What the value comes to where that is the same in every appearance.
  var constant: ResolvedValue? {
    switch self {
    case .color(.reference(let slot)): slot.role.map(ResolvedValue.role)
    case .color(let color): color.constant.map(ResolvedValue.color)
    case .lengths(let lengths): .lengths(lengths)
    case .number(let number): .number(number)
    case .points(let points): .points(points)
    case .milliseconds(let time): .milliseconds(time)
    case .keyword(let keyword): .keyword(keyword)
    case .family(let family): .family(family)
    case .font, .shadow: nil
    }
  }
}
