/// The rules of a theme and all it extends, those of one selector joined property by property.
///
/// Three flat arrays, so that resolving walks memory in order and allocates nothing on the way.
struct BoundRules: Sendable {
  /// A rule, in the order in which later ones win.
  struct Rule: Sendable {
    let declarations: Range<Int>

    /// The slots that what the base theme says in the rule names; without any, it says nothing.
    let baseReferences: [Int]

    /// For a rule that brings back the look of a state: the rule whose background hides it.
    let restores: Int?
  }

  /// A property with the values it may have, the theme's own before those it extends.
  struct Declaration: Sendable {
    let property: StyleProperty
    let candidates: Range<Int>
  }

  struct Candidate: Sendable {
    let traits: TraitSet
    let layer: Int
    /// The place of the value in the layer's list.
    let value: Int
  }

  /// What each rule looks like, by the rule's number.
  var shapes: [RuleShape] = []
  var rules: [Rule] = []
  var declarations: [Declaration] = []
  var candidates: [Candidate] = []
  /// What each candidate comes to that is the same in every appearance.
  var constants: [ResolvedValue?] = []

  /// The most bytes that the selectors of all rules may have.
  ///
  /// Each container multiplies them, and each rule that has to win over others makes them longer.
  static let sizeLimit = 4 * 1024 * 1024

  /// The first rule whose selectors go beyond the limit.
  var tooLarge: StyleSelector?
}

extension Theme {
  /// The value that a candidate of a declaration is.
  func value(_ candidate: BoundRules.Candidate) -> StyleValue {
    layers[candidate.layer].styleValues[candidate.value].value
  }
}

extension StyleSelector {
  /// Where the rule stands: a longer chain beats a shorter one, then more states.
  var rank: Int { steps.count << 16 | stateCount }

  /// The greatest specificity that one of the rule's selectors has.
  var specificity: Selector.Specificity {
    steps.reduce(Selector.Specificity(classes: stateCount)) { sum, step in
      sum + Component.specificities[Int(step.component.rawValue)].greatest
    }
  }

  /// The least specificity that one of the rule's selectors has, or a little less.
  var leastSpecificity: Selector.Specificity {
    var least = steps.reduce(Selector.Specificity(classes: stateCount)) { sum, step in
      sum + Component.specificities[Int(step.component.rawValue)].least
    }
    // Where a container is the node that a component's selector begins with, one name says both.
    least.elements -= min(least.elements, steps.count - 1)
    return least
  }
}

extension Component {
  /// The least and the greatest specificity among each component's selectors, by its raw value.
  fileprivate static let specificities = definitions.map { definition in
    let all = definition.selectors.map(\.specificity)
    return (
      least: all.min() ?? Selector.Specificity(), greatest: all.max() ?? Selector.Specificity()
    )
  }
}
