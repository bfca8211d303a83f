/// A rule of a theme and all it extends: the rules of one selector joined property by property.
struct BoundRule: Sendable {
  /// A property with the values it may have, the theme's own before those it extends.
  struct Declaration: Sendable {
    let property: StyleProperty
    var candidates: [Candidate]
  }

  struct Candidate: Sendable {
    let traits: TraitSet
    let layer: Int
    let value: StyleValue
    /// The slots that the value names, as indices.
    let references: [Int]
    let range: Range<Int>
  }

  let selector: StyleSelector

  /// The classes that must be added for the rule to win over those before it.
  var padding = 0

  var declarations: [Declaration] = []

  /// The declarations that bring back what GTK's own rule shows in a state, written only where
  /// the rule of the same selector without the state sets a background.
  var restored: String?
}

extension BoundRule {
  /// Whether what the base theme says in the rule names a slot for which `isMet` holds.
  func namesInBase(_ isMet: (Int) -> Bool) -> Bool {
    declarations.contains { declaration in
      declaration.candidates.contains { $0.layer == 0 && $0.references.contains(where: isMet) }
    }
  }
}

extension StyleSelector {
  /// Where the rule stands: a longer chain beats a shorter one, then more states.
  var rank: (Int, Int) { (steps.count, stateCount) }

  /// The greatest specificity that one of the rule's selectors has.
  var specificity: Selector.Specificity {
    steps.reduce(Selector.Specificity(classes: stateCount)) { sum, step in
      sum + (step.component.selectors.map(\.specificity).max() ?? Selector.Specificity())
    }
  }

  /// The least specificity that one of the rule's selectors has.
  var leastSpecificity: Selector.Specificity {
    steps.reduce(Selector.Specificity(classes: stateCount)) { sum, step in
      sum + (step.component.selectors.map(\.specificity).min() ?? Selector.Specificity())
    }
  }

  /// The same chain without states of its innermost component.
  var withoutSubjectStates: StyleSelector {
    StyleSelector(steps.dropLast() + [Step(subject.component)])
  }
}
