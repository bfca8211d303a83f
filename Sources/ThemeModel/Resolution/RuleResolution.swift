import ThemeColor

extension [BoundRule] {
  /// The rules that come out in an appearance.
  ///
  /// A rule of the base theme comes out only where a role that it names is set above the base.
  func resolved(
    in appearance: Appearance, colors isSet: [Bool], by resolver: inout Resolver
  ) -> [ResolvedRule] {
    var rules: [ResolvedRule] = []
    rules.reserveCapacity(count)
    var painted: Set<StyleSelector> = []
    for rule in self {
      if let restored = rule.restored {
        if painted.contains(rule.selector.withoutSubjectStates) {
          rules.append(
            ResolvedRule(
              selector: rule.selector, padding: rule.padding, declarations: [], restored: restored))
        }
        continue
      }
      var declarations: [ResolvedRule.Declaration] = []
      declarations.reserveCapacity(rule.declarations.count)
      let usesBase = rule.namesInBase { isSet[$0] }
      for declaration in rule.declarations {
        let holding = declaration.candidates.first { candidate in
          candidate.traits.isSubset(of: appearance.traits) && (candidate.layer > 0 || usesBase)
        }
        guard let holding else { continue }
        resolver.append(holding.value, of: declaration.property, to: &declarations)
      }
      if declarations.isEmpty { continue }
      if rule.selector.subject.states.isEmpty,
        declarations.contains(where: { $0.property == .background })
      {
        painted.insert(rule.selector)
      }
      rules.append(
        ResolvedRule(
          selector: rule.selector, padding: rule.padding, declarations: declarations, restored: nil)
      )
    }
    return rules
  }
}

extension Resolver {
  /// Appends what a value comes to: one declaration, or those of the font that it names.
  fileprivate mutating func append(
    _ value: StyleValue, of property: StyleProperty,
    to declarations: inout [ResolvedRule.Declaration]
  ) {
    let resolved: ResolvedValue
    switch value {
    case .color(.reference(let slot)): resolved = named(slot)
    case .color(let expression): resolved = .color(color(of: expression) ?? .black)
    case .lengths(let lengths): resolved = .lengths(lengths)
    case .number(let number): resolved = .number(number)
    case .points(let points): resolved = .points(points)
    case .milliseconds(let time): resolved = .milliseconds(time)
    case .keyword(let keyword): resolved = .keyword(keyword)
    case .family(let family): resolved = .family(family)
    case .shadow(let layers):
      resolved = .shadow(layers.map { $0.map { color(of: $0) ?? .black } })
    case .font(let name):
      for (property, value) in theme.font(name).declarations {
        append(value, of: property, to: &declarations)
      }
      return
    }
    declarations.append(ResolvedRule.Declaration(property: property, value: resolved))
  }

  /// A color by the name under which the stylesheet knows it.
  private mutating func named(_ slot: ColorSlot) -> ResolvedValue {
    if let role = slot.role { return .role(role) }
    if theme.names.isCustom(Int(slot.index)) { return .custom(theme.names.name(of: slot)) }
    return .color(color(of: .reference(slot)) ?? .black)
  }
}
