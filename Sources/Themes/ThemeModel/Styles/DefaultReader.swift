import ThemeSource

/// Reads the defaults of a registered component, whose colors name roles alone.
struct DefaultReader {
  let component: Component
  private var parser = ExpressionParser(scope: RoleScope())

  init(_ component: Component) {
    self.component = component
  }

  /// A property with its values, those with the most traits first.
  struct Declaration: Hashable, Sendable {
    let property: StyleProperty
    let values: [StyleValue]
    let traits: [TraitSet]
  }

  /// A rule for some widgets of the component.
  struct Rule: Hashable, Sendable {
    let selector: StyleSelector
    let declarations: [Declaration]
  }

  mutating func read(_ rule: ComponentDefault) throws(ComponentError) -> Rule {
    guard rule.containers.count < StyleSelector.stepLimit else {
      throw .tooMany(StyleSelector.stepLimit)
    }
    let steps = rule.containers.map { StyleSelector.Step($0) }
    var declarations: [Declaration] = []
    for setting in rule.settings {
      declarations.append(try declaration(setting))
    }
    return Rule(
      selector: StyleSelector(steps + [StyleSelector.Step(component, rule.states)]),
      declarations: declarations)
  }

  private mutating func declaration(
    _ setting: ComponentDefault.Setting
  ) throws(ComponentError) -> Declaration {
    let name = Array(setting.property.utf8)[...]
    let own = component.own?.property(named: name).map { StyleProperty($0) }
    guard let property = StyleProperty(name: name) ?? own else {
      let known = StyleProperty.names.names + (component.own?.properties.map(\.name) ?? [])
      throw .badDefault(
        setting.property,
        "no property is called so" + NameSuggestion.hint(for: setting.property, among: known))
    }
    var values: [StyleValue] = []
    for (_, content) in setting.value.contents {
      values.append(try value(content, of: property))
    }
    return Declaration(
      property: property, values: values, traits: setting.value.contents.map(\.traits))
  }

  private mutating func value(
    _ content: DefaultValue.Content, of property: StyleProperty
  ) throws(ComponentError) -> StyleValue {
    switch (property.kind, content) {
    case (.color, .text(let text)): return .color(try color(text, of: property))
    case (.length(let range), .numbers(let numbers)):
      return .lengths(try numbers.within(range, counts: [1], of: property))
    case (.lengths(let range), .numbers(let numbers)):
      return .lengths(try numbers.within(range, counts: [1, 2, 4], of: property))
    case (.number(let range), .numbers(let numbers)):
      return .number(try numbers.within(range, counts: [1], of: property)[0])
    case (.fontSize(let range), .numbers(let numbers)):
      return .points(try numbers.within(range, counts: [1], of: property)[0])
    case (.time(let range), .numbers(let numbers)):
      return .milliseconds(try numbers.within(range, counts: [1], of: property)[0])
    case (.keyword(let keywords), .text(let text)) where keywords.contains(text):
      return .keyword(text)
    case (.family, .text(let text)): return .family(text)
    case (.text(let limit), .text(let text)) where text.utf8.count <= limit: return .text(text)
    case (.font, .text(let text)):
      guard let font = FontName(rawValue: text) else { break }
      return .font(font)
    case (.shadow, .text(let text)):
      guard let layers = Shadow<ColorExpression>.named[text] else { break }
      return .shadow(layers)
    default: break
    }
    throw .badDefault(property.name, "expected \(property.kind.expected)")
  }

  private mutating func color(
    _ text: String, of property: StyleProperty
  ) throws(ComponentError) -> ColorExpression {
    var errors: [ExpressionError] = []
    if let color = parser.parse(Array(text.utf8)[...], errors: &errors) { return color }
    throw .badDefault(property.name, errors.first?.message ?? "expected a color")
  }
}

/// The names that exist in every theme: those of the roles.
private struct RoleScope: ColorScope {
  func slot(named name: ArraySlice<UInt8>) -> ColorSlot? {
    ColorRole(name: name).map { ColorSlot($0) }
  }

  var names: [String] { ColorRole.names.names }
}

extension [Double] {
  /// The numbers, if there are as many as the property allows, each within its range.
  fileprivate func within(
    _ range: ClosedRange<Double>, counts: [Int], of property: StyleProperty
  ) throws(ComponentError) -> [Double] {
    guard counts.contains(count), allSatisfy(range.contains) else {
      throw .badDefault(property.name, "expected \(property.kind.expected)")
    }
    return self
  }
}

extension StyleProperty.Kind {
  /// A description of the kind's values, for a message after "expected".
  fileprivate var expected: String {
    func number(_ range: ClosedRange<Double>) -> String {
      "from \(range.lowerBound.text) to \(range.upperBound.text)"
    }
    return switch self {
    case .color: "a color, such as \"$accent-bg\""
    case .length(let range): "a length \(number(range)) (px)"
    case .lengths(let range): "one, two or four lengths \(number(range)) (px)"
    case .number(let range): "a number \(number(range))"
    case .fontSize(let range): "a size \(number(range)) (pt)"
    case .time(let range): "a time \(number(range)) (ms)"
    case .keyword(let keywords): keywords.map { "'\($0)'" }.joined(separator: ", ")
    case .family: "the name of a font family"
    case .font: FontName.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    case .shadow: "'none', 'small', 'medium' or 'large'"
    case .text(let limit): "a text of at most \(limit) bytes"
    }
  }
}
