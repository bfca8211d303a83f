/// What widgets of a registered component have where no theme says otherwise.
///
/// ```swift
/// ComponentDefault(["background": "$card-bg", "radius": 12, "glow": "mix($accent, $window-bg,
/// 0.5)"]) ComponentDefault(states: .hover, ["glow": "$accent"]) ComponentDefault(in: [.card],
/// ["background": "$accent-bg"])
/// ```
public struct ComponentDefault: Hashable, Sendable {
  /// A property by its name, with its value.
  struct Setting: Hashable, Sendable {
    let property: String
    let value: DefaultValue
  }

  /// The components that it stands in, the outermost first.
  public let containers: [Component]

  /// The states that it is in.
  public let states: StateSet

  let settings: [Setting]

  /// Creates defaults for a component by itself, in others, or in some states.
  ///
  /// - Parameters:
  ///   - containers: The components that it stands in, the outermost first; anywhere if left out.
  ///   - states: When they hold; always if left out.
  ///   - settings: The properties, as theme files spell them, with their values.
  public init(
    in containers: [Component] = [], states: StateSet = [],
    _ settings: KeyValuePairs<String, DefaultValue>
  ) {
    (self.containers, self.states) = (containers, states)
    self.settings = settings.map { Setting(property: $0.key, value: $0.value) }
  }
}

/// The value of a property of a component by default: a text, a number, or several numbers.
///
/// A color is an expression, as theme files have them, over the roles that every theme has.
public struct DefaultValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case text(String)
    case numbers([Double])
  }

  /// What it is by appearance, what asks for the most traits first.
  let contents: [(traits: TraitSet, content: Content)]

  private init(_ contents: [(traits: TraitSet, content: Content)]) {
    self.contents = contents
  }

  /// A value that differs in light and in dark.
  public static func by(light: DefaultValue, dark: DefaultValue) -> DefaultValue {
    DefaultValue(
      [(TraitSet.light, light), (.dark, dark)].flatMap { trait, value in
        value.contents.filter { !$0.traits.contradicts(trait) }
          .map { ($0.traits.union(trait), $0.content) }
      })
  }

  public static func == (left: DefaultValue, right: DefaultValue) -> Bool {
    left.contents.elementsEqual(right.contents) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) {
    for (traits, content) in contents {
      hasher.combine(traits)
      hasher.combine(content)
    }
  }
}

extension DefaultValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  public init(stringLiteral text: String) { self.init([([], .text(text))]) }
  public init(arrayLiteral numbers: Double...) { self.init([([], .numbers(numbers))]) }
}

extension DefaultValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral number: Int) { self.init([([], .numbers([Double(number)]))]) }
  public init(floatLiteral number: Double) { self.init([([], .numbers([number]))]) }
}
