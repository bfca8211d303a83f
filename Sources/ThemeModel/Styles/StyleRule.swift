/// A component under others with states: what a key of `[styles]` says.
public struct StyleSelector: Hashable, Sendable {
  /// A component of the chain and the states it is in.
  public struct Step: Hashable, Sendable {
    public let component: Component
    public let states: StateSet

    public init(_ component: Component, _ states: StateSet = []) {
      self.component = component
      self.states = states
    }
  }

  static let stepLimit = 4

  /// The steps, the outermost first; one to four.
  public let steps: [Step]

  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The innermost component, which the rule is about.
  public var subject: Step { steps[steps.count - 1] }

  /// The states of all steps.
  public var stateCount: Int { steps.reduce(0) { $0 + $1.states.count } }
}

/// A rule of a theme's file.
struct StyleRule: Sendable {
  /// A property's values by appearance.
  struct Declaration: Sendable {
    let property: StyleProperty
    /// The values, those with the most traits first; of those whose traits hold the first one counts.
    let values: [AppearanceValue<StyleValue>]
    /// The bytes of the key in the file.
    let range: Range<Int>
  }

  let selector: StyleSelector
  let declarations: [Declaration]
  let range: Range<Int>
}

/// A value and the traits that must hold for it.
struct AppearanceValue<Value: Sendable>: Sendable {
  let traits: TraitSet
  let value: Value
  /// The bytes of the value in the file.
  let range: Range<Int>
}
