/// The rules of a theme and all it extends, those of one selector joined property by property.
///
/// Three flat arrays, so that resolving walks memory in order and allocates nothing on the way.
struct BoundRules: Sendable {
  /// A rule, in the order in which later ones win.
  struct Rule: Sendable {
    let declarations: Range<Int>

    /// The slots that the base theme's values of the rule name; empty where it has none.
    let baseReferences: [Int]

    /// Whether a component has it where no theme styles it.
    let isDefault: Bool

    /// For a rule that brings back the look of a state: the rule whose background hides it.
    let restores: Int?

    /// The rule of the base that paints the state instead, where it comes out.
    let unless: Int?
  }

  /// A property with the values it may have, the theme's own before those it extends.
  struct Declaration: Sendable {
    let property: StyleProperty
    let candidates: Range<Int>
  }

  /// What each rule is about.
  var list = RuleList([])
  var rules: [Rule] = []
  var declarations: [Declaration] = []
  var candidates: [Candidate] = []
  /// What each candidate resolves to, where that is the same in every appearance.
  var constants: [ResolvedValue?] = []
}

extension Theme {
  func styleValue(_ candidate: Candidate) -> StyleValue {
    layers[candidate.layer].styleValues[candidate.value].value
  }
}
