/// A component inside others, with states: the selector in a key of `[styles]`.
public struct StyleSelector: Hashable, Sendable {
  /// A component of the chain, with its states.
  public struct Step: Hashable, Sendable {
    public let component: Component
    public let states: StateSet

    public init(_ component: Component, _ states: StateSet = []) {
      self.component = component
      self.states = states
    }
  }

  package static let stepLimit = 4

  /// The steps, the outermost first; one to four.
  public let steps: Steps

  /// Creates a selector of one to four steps, the outermost first.
  public init(_ steps: some Sequence<Step>) {
    self.init(steps.reduce(into: Steps()) { $0.append($1) })
  }

  init(_ steps: Steps) {
    self.steps = steps
  }

  /// The selector without the outermost step of several, which matches more; else itself.
  var shorter: StyleSelector { steps.count > 1 ? StyleSelector(steps.dropFirst()) : self }

  /// The innermost component, to which the rule applies.
  public var subject: Step { steps[steps.count - 1] }

  /// The priority of a rule: a longer chain wins over a shorter one, then more states win.
  var rank: Int { steps.count << 16 | stateCount }

  /// More than any rank.
  static let rankLimit = (stepLimit + 1) << 16

  /// The total number of states in all steps.
  package var stateCount: Int { steps.reduce(0) { $0 + $1.states.count } }

  /// The first libadwaita that has all of its components.
  package var since: AdwaitaVersion { steps.reduce(.v1_0) { max($0, $1.component.since) } }

  /// Up to four steps stored inline, so that selectors are copied and compared without an array.
  public struct Steps: RandomAccessCollection, Hashable, Sendable {
    private var first = Step(.window)
    private var second = Step(.window)
    private var third = Step(.window)
    private var fourth = Step(.window)

    public private(set) var count = 0

    package init() {}

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(index: Int) -> Step {
      precondition(indices.contains(index), "there is no step \(index)")
      return switch index {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }

    package mutating func append(_ step: Step) {
      precondition(count < stepLimit, "a selector has at most \(stepLimit) steps")
      switch count {
      case 0: first = step
      case 1: second = step
      case 2: third = step
      default: fourth = step
      }
      count += 1
    }

    public func hash(into hasher: inout Hasher) {
      for step in self {
        hasher.combine(step.component)
        hasher.combine(step.states.rawValue)
      }
    }
  }
}
