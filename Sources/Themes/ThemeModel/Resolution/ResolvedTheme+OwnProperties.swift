public import ThemeColor

/// A property beyond CSS of a registered component, with the Swift type of its values.
///
/// ```swift
/// extension ComponentProperty<Color> {
///   static var glow: ComponentProperty { ComponentProperty("glow") }
/// }
/// let color = theme[gauge, .glow]
/// ```
public struct ComponentProperty<Value: OwnPropertyValue>: Hashable, Sendable {
  /// The name as theme files spell it.
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// A Swift type for a property beyond CSS: `Color`, `Double` or `String`.
public protocol OwnPropertyValue: Hashable, Sendable {
  /// Converts a value; `nil` if it is of another kind.
  init?(_ value: ResolvedValue, in theme: ResolvedTheme)
}

extension Color: OwnPropertyValue {
  public init?(_ value: ResolvedValue, in theme: ResolvedTheme) {
    switch value {
    case .role(let role): self = theme[role]
    case .custom(let name):
      guard let color = theme[CustomColor(rawValue: name)] else { return nil }
      self = color
    case .color(let color): self = color
    default: return nil
    }
  }
}

extension Double: OwnPropertyValue {
  /// A number, or a length in px.
  public init?(_ value: ResolvedValue, in theme: ResolvedTheme) {
    switch value {
    case .number(let number): self = number
    case .lengths(let lengths) where lengths.count == 1: self = lengths[0]
    default: return nil
    }
  }
}

extension String: OwnPropertyValue {
  public init?(_ value: ResolvedValue, in theme: ResolvedTheme) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension ResolvedTheme {
  /// A property beyond CSS of a component; `nil` if no rule sets it, or if its value is of another
  /// kind.
  ///
  /// - Parameters:
  ///   - component: The component, which an app or the theme registers.
  ///   - property: The property.
  ///   - containers: The components around it, the outermost first.
  ///   - states: Its states.
  public subscript<Value: OwnPropertyValue>(
    component: Component, property: ComponentProperty<Value>, in containers: [Component] = [],
    states states: StateSet = []
  ) -> Value? {
    let place = containers.map { StyleSelector.Step($0) } + [StyleSelector.Step(component, states)]
    for rule in rules.reversed() where selector(of: rule).matches(place) {
      let declaration = declarations(of: rule).first { $0.property.own?.name == property.name }
      if let declaration { return Value(declaration.value, in: self) }
    }
    return nil
  }
}

extension StyleSelector {
  /// Whether the rule applies to the last of some components, each of which is inside those before
  /// it.
  fileprivate func matches(_ place: [Step]) -> Bool {
    guard let last = place.last, subject.component == last.component,
      last.states.isSuperset(of: subject.states)
    else { return false }
    var rest = steps.dropLast()
    for step in place.dropLast().reversed() {
      guard let wanted = rest.last else { break }
      if wanted.component == step.component, step.states.isSuperset(of: wanted.states) {
        rest.removeLast()
      }
    }
    return rest.isEmpty
  }
}

extension ResolvedTheme {
  /// A property beyond CSS that a rule sets.
  package struct OwnValue: Hashable, Sendable {
    /// The selector of the rule.
    package let selector: StyleSelector

    package let property: OwnProperty
    package let value: ResolvedValue
  }

  /// The properties beyond CSS that rules set, in the order in which later ones win.
  package var ownValues: [OwnValue] {
    rules.flatMap { rule in
      declarations(of: rule).compactMap { declaration in
        declaration.property.own.map { property in
          OwnValue(selector: selector(of: rule), property: property, value: declaration.value)
        }
      }
    }
  }
}
