import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// A rule of a theme's own `[styles]` as the inspector shows it.
struct OwnRule: Hashable {
  /// As the file spells it.
  let key: String
  let selector: StyleSelector
  let location: SourceLocation

  /// Its properties with their states, in the order of the file.
  let properties: [Property]

  struct Property: Hashable {
    let value: ThemeValue
    let state: ValueState
  }
}

extension LoadedTheme {
  /// The rules of the theme's own file, in its order.
  var ownRules: [OwnRule] {
    guard theme.ownLayer > 0 else { return [] }
    let styles = SourceDocument(livery: theme.source).root["styles"]
    let painted = paintedValues
    return theme.declaredRules.compactMap { rule in
      guard let node = styles?.children.first(where: { $0.keyRange == rule.location.range }) else {
        return nil
      }
      let values = painted[rule.selector] ?? [:]
      return OwnRule(
        key: node.key, selector: rule.selector, location: rule.location,
        properties: rule.declarations.compactMap { declaration in
          node[declaration.property.name].map { member in
            property(declaration, member, of: node.key, values[declaration.property])
          }
        })
    }
  }

  private func property(
    _ declaration: Theme.DeclaredProperty, _ node: SourceNode, of key: String,
    _ painted: ResolvedValue?
  ) -> OwnRule.Property {
    let property = declaration.property
    let value = ThemeValue(
      path: ["styles", key, property.name], kind: property.kind, title: property.name,
      name: "\(key) \(property.name)", usual: property.usual)
    // If the declaration has a value for each appearance, the one that applies.
    let held = declaration.values.first { $0.traits.isSubset(of: appearance.traits) }
    let written =
      node.kind == .table
      ? node.children.first { $0.range == held?.location.range } : node
    var state = written.map { ValueState($0, value.spelling) } ?? ValueState()
    state.painted = painted.flatMap(color)
    if let held {
      state.ownTraits = held.traits
      state.place = held.location.words(isOwn: true, held.traits, of: theme)
    }
    return OwnRule.Property(value: value, state: state)
  }

  private func color(_ value: ResolvedValue) -> Color? {
    switch value {
    case .role(let role): self.painted[role]
    case .custom(let name): self.painted[CustomColor(rawValue: name)]
    case .color(let color): color
    default: nil
    }
  }

  /// The values that result from the rules, by their selectors.
  private var paintedValues: [StyleSelector: [StyleProperty: ResolvedValue]] {
    var values: [StyleSelector: [StyleProperty: ResolvedValue]] = [:]
    for rule in painted.rules {
      for declaration in painted.declarations(of: rule) {
        values[painted.selector(of: rule), default: [:]][declaration.property] = declaration.value
      }
    }
    return values
  }
}

extension LoadedTheme {
  /// The value in the rules of the theme's own file; `nil` if there is none.
  func ownValue(of property: StyleProperty, for selector: StyleSelector) -> ResolvedValue? {
    guard theme.ownLayer > 0,
      theme.declaredRules.contains(where: { rule in
        rule.selector == selector && rule.declarations.contains { $0.property == property }
      })
    else { return nil }
    return paintedValues[selector]?[property]
  }

  /// The key with which the theme's own file spells a rule.
  func key(of selector: StyleSelector) -> String {
    ownRules.first { $0.selector == selector }?.key ?? selector.text
  }
}

extension ResolvedValue {
  /// The value as a theme's file has it; `nil` for a kind that no override has.
  var written: SourceValue? {
    switch self {
    case .role(let role): .string("$\(role.name)")
    case .custom(let name): .string("$\(name)")
    case .color(let color): .string(color.literal)
    case .lengths(let lengths):
      lengths.count == 1 ? .number(lengths[0]) : .array(lengths.map { .number($0) })
    case .number(let number), .points(let number), .milliseconds(let number): .number(number)
    case .keyword(let text), .family(let text), .text(let text): .string(text)
    case .shadow: nil
    }
  }
}
