/// Joins the rules of a chain of files into those of one theme.
struct RuleBinder {
  /// A rule while it is put together.
  private struct Draft {
    let selector: StyleSelector
    var padding = 0
    var declarations: [(property: StyleProperty, first: Int)] = []
    /// For a rule that brings back the look of a state: its declarations, and the draft that hides it.
    var restored: (text: String, hidden: Int)?

    var paintsBackground: Bool { declarations.contains { $0.property == .background } }
  }

  private var drafts: [Draft] = []
  private var places: [StyleSelector: Int] = [:]
  /// The candidates of all declarations, each with the place of the next of its own; `-1` ends them.
  private var candidates: [(candidate: BoundRules.Candidate, next: Int)] = []
  /// The drafts in the order of the rules.
  private var order: [Int] = []

  /// Binds the rules of each layer, the base's first.
  static func bind(_ layers: [Layer]) -> BoundRules {
    var binder = RuleBinder()
    let count = layers.reduce(0) { $0 + $1.rules.count }
    binder.drafts.reserveCapacity(count)
    binder.places.reserveCapacity(count)
    binder.candidates.reserveCapacity(count * 4)
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
      drafts[place].declarations.reserveCapacity(rule.declarations.count)
    }
    for declaration in rule.declarations {
      let known = drafts[place].declarations.firstIndex { $0.property == declaration.property }
      var next = known.map { drafts[place].declarations[$0].first } ?? -1
      for value in declaration.values.reversed() {
        let candidate = BoundRules.Candidate(
          traits: value.traits, layer: layer, value: value.value, range: value.range,
          constant: value.value.constant)
        candidates.append((candidate, next))
        next = candidates.count - 1
      }
      if let known {
        drafts[place].declarations[known].first = next
      } else if declaration.property == .font {
        // It comes first, so that what is said of single properties wins over it.
        drafts[place].declarations.insert((.font, next), at: 0)
      } else {
        drafts[place].declarations.append((declaration.property, next))
      }
    }
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
    bound.declarations.reserveCapacity(candidates.count)
    bound.candidates.reserveCapacity(candidates.count)
    var numbers = Array(repeating: 0, count: drafts.count)
    for (number, index) in order.enumerated() {
      numbers[index] = number
      let start = bound.declarations.count
      var baseReferences: [Int] = []
      for declaration in drafts[index].declarations {
        let first = bound.candidates.count
        var next = declaration.first
        while next >= 0 {
          if candidates[next].candidate.layer == 0 {
            for slot in candidates[next].candidate.value.references {
              baseReferences.append(Int(slot.index))
            }
          }
          bound.candidates.append(candidates[next].candidate)
          next = candidates[next].next
        }
        bound.declarations.append(
          BoundRules.Declaration(
            property: declaration.property, candidates: first..<bound.candidates.count))
      }
      bound.shapes.append(shape(of: drafts[index]))
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
