/// Joins the rules of a chain of files into those of one theme.
struct RuleBinder {
  /// A rule while it is put together.
  private struct Draft {
    let selector: StyleSelector
    var padding = 0
    var declarations: [(property: StyleProperty, candidates: [BoundRules.Candidate])] = []
    var restored: String?

    var paintsBackground: Bool { declarations.contains { $0.property == .background } }
  }

  private var drafts: [Draft] = []
  private var places: [StyleSelector: Int] = [:]

  /// Binds the rules of each layer, the base's first.
  static func bind(_ layers: [Layer]) -> BoundRules {
    var binder = RuleBinder()
    for (number, layer) in layers.enumerated() {
      for rule in layer.sharedRules + layer.rules { binder.add(rule, layer: number) }
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
    for declaration in rule.declarations {
      let candidates = declaration.values.map { value in
        BoundRules.Candidate(
          traits: value.traits, layer: layer, value: value.value, range: value.range)
      }
      let known = drafts[place].declarations.firstIndex { $0.property == declaration.property }
      if let known {
        drafts[place].declarations[known].candidates.insert(contentsOf: candidates, at: 0)
      } else {
        drafts[place].declarations.append((declaration.property, candidates))
      }
    }
  }

  /// Adds, for each background set without states, what the toolkit shows in the states that the
  /// theme leaves out.
  private mutating func restoreStates() {
    for rule in drafts where rule.selector.subject.states.isEmpty && rule.paintsBackground {
      for state in rule.selector.subject.component.stateBackgrounds {
        let subject = StyleSelector.Step(rule.selector.subject.component, state.states)
        let selector = StyleSelector(rule.selector.steps.dropLast() + [subject])
        if let known = places[selector], drafts[known].paintsBackground { continue }
        drafts.append(Draft(selector: selector, restored: state.declarations))
      }
    }
  }

  /// Orders the rules so that those which should win come later.
  private mutating func sort() {
    drafts = drafts.enumerated().sorted { left, right in
      let (a, b) = (left.element.selector.rank, right.element.selector.rank)
      return (a.0, a.1, left.offset) < (b.0, b.1, right.offset)
    }.map(\.element)
  }

  /// Adds classes where GTK would let an earlier rule of the same component win.
  private mutating func pad() {
    var strongest: [Component: Selector.Specificity] = [:]
    for index in drafts.indices {
      let selector = drafts[index].selector
      let component = selector.subject.component
      let earlier = strongest[component] ?? Selector.Specificity()
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
    var numbers: [StyleSelector: Int] = [:]
    for (number, draft) in drafts.enumerated() {
      let start = bound.declarations.count
      for declaration in draft.declarations {
        let first = bound.candidates.count
        bound.candidates += declaration.candidates
        bound.declarations.append(
          BoundRules.Declaration(
            property: declaration.property, candidates: first..<bound.candidates.count))
      }
      let ofBase = draft.declarations.flatMap(\.candidates).filter { $0.layer == 0 }
      bound.shapes.append(
        RuleShape(draft.selector, padding: draft.padding, restored: draft.restored))
      bound.rules.append(
        BoundRules.Rule(
          declarations: start..<bound.declarations.count,
          baseReferences: ofBase.flatMap { $0.value.references.map { Int($0.index) } },
          restores: draft.restored.flatMap { _ in numbers[draft.selector.withoutSubjectStates] }))
      if draft.restored == nil { numbers[draft.selector] = number }
    }
    return bound
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
