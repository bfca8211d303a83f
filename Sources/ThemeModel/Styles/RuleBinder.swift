/// Joins the rules of a chain of files into those of one theme.
struct RuleBinder {
  private var rules: [BoundRule] = []
  private var places: [StyleSelector: Int] = [:]

  /// Binds the rules of each layer, the base's first.
  static func bind(_ layers: [Layer]) -> [BoundRule] {
    var binder = RuleBinder()
    for (number, layer) in layers.enumerated() {
      for rule in layer.sharedRules + layer.rules { binder.add(rule, layer: number) }
    }
    binder.restoreStates()
    binder.sort()
    binder.pad()
    return binder.rules
  }

  private mutating func add(_ rule: StyleRule, layer: Int) {
    let place = places[rule.selector] ?? rules.count
    if place == rules.count {
      places[rule.selector] = place
      rules.append(BoundRule(selector: rule.selector))
    }
    for declaration in rule.declarations {
      let candidates = declaration.values.map { value in
        BoundRule.Candidate(
          traits: value.traits, layer: layer, value: value.value,
          references: value.value.references.map { Int($0.index) }, range: value.range)
      }
      let known = rules[place].declarations.firstIndex { $0.property == declaration.property }
      if let known {
        rules[place].declarations[known].candidates.insert(contentsOf: candidates, at: 0)
      } else {
        rules[place].declarations.append(
          BoundRule.Declaration(property: declaration.property, candidates: candidates))
      }
    }
  }

  /// Adds, for each background set without states, what the toolkit shows in the states that the
  /// theme leaves out.
  private mutating func restoreStates() {
    let paintsBackground = { (rule: BoundRule) in
      rule.declarations.contains { $0.property == .background }
    }
    for rule in rules where rule.selector.subject.states.isEmpty && paintsBackground(rule) {
      for state in rule.selector.subject.component.stateBackgrounds {
        let subject = StyleSelector.Step(rule.selector.subject.component, state.states)
        let selector = StyleSelector(rule.selector.steps.dropLast() + [subject])
        if let known = places[selector], paintsBackground(rules[known]) { continue }
        rules.append(BoundRule(selector: selector, restored: state.declarations))
      }
    }
  }

  /// Orders the rules so that those which should win come later.
  private mutating func sort() {
    rules = rules.enumerated().sorted { left, right in
      let (a, b) = (left.element.selector.rank, right.element.selector.rank)
      return (a.0, a.1, left.offset) < (b.0, b.1, right.offset)
    }.map(\.element)
  }

  /// Adds classes where GTK would let an earlier rule of the same component win.
  private mutating func pad() {
    var strongest: [Component: Selector.Specificity] = [:]
    for index in rules.indices {
      let selector = rules[index].selector
      let component = selector.subject.component
      let earlier = strongest[component] ?? Selector.Specificity()
      var own = selector.leastSpecificity
      if own < earlier {
        // As many classes as the earlier rule has suffice when the elements do too.
        let needed = earlier.classes - own.classes + (own.elements < earlier.elements ? 1 : 0)
        rules[index].padding = max(0, needed)
        own.classes += rules[index].padding
      }
      var greatest = selector.specificity
      greatest.classes += rules[index].padding
      strongest[component] = max(earlier, greatest)
    }
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
}
