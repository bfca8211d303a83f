/// The rules of a theme and its base themes; those with the same selector are merged property by
/// property.
///
/// Three flat arrays, so that resolving reads memory in order and allocates nothing meanwhile.
struct BoundRules: Sendable {
  /// A rule, in the order in which later ones win.
  struct Rule: Sendable {
    let declarations: Range<Int>

    /// The slots in the base theme's values of the rule; empty if there are none.
    let baseReferences: [Int]

    /// Whether it is a component's default rule, for themes that do not style it.
    let isDefault: Bool

    /// For a rule that restores a state's appearance: the rule whose background hides it.
    let restores: Int?

    /// The rule of the base theme that paints the state instead, if that rule is used.
    let unless: Int?
  }

  /// A property with its possible values, the theme's own before those of its base themes.
  struct Declaration: Sendable {
    let property: StyleProperty
    let candidates: Range<Int>
  }

  /// The selector of each rule.
  var list = RuleList([])
  var rules: [Rule] = []
  var declarations: [Declaration] = []
  var candidates: [Candidate] = []
  /// The resolved value of each candidate, if it is the same in every appearance.
  var constants: [ResolvedValue?] = []
}

extension Theme {
  func styleValue(_ candidate: Candidate) -> StyleValue {
    layers[candidate.layer].styleValues[candidate.value].value
  }
}
