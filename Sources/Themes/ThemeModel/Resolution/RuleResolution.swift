import ThemeColor

/// The rules that are used in an appearance, and their declarations in order.
struct ResolvedRules {
  var rules: [ResolvedRule] = []
  var declarations: [ResolvedDeclaration] = []

  func index(of property: StyleProperty, in range: Range<Int>) -> Int? {
    range.first { declarations[$0].property == property }
  }
}

extension Resolver {
  /// The rules that are used, after the colors were resolved.
  ///
  /// A rule of the base theme is only used if a role in it is set above the base.
  mutating func resolvedRules(isSet: [Bool]) -> ResolvedRules {
    let bound = theme.rules
    var resolved = ResolvedRules()
    resolved.rules.reserveCapacity(bound.rules.count)
    resolved.declarations.reserveCapacity(bound.declarations.count)
    var paintsBackground = [Bool](repeating: false, count: bound.rules.count)
    let isPainted = painted(isSet)
    for index in bound.rules.indices {
      let start = resolved.declarations.count
      var isOfBase = true
      if let hidden = bound.rules[index].restores {
        let isPaintedAnyway = bound.rules[index].unless.map { paintsBackground[$0] } ?? false
        guard paintsBackground[hidden], !isPaintedAnyway else { continue }
      } else {
        let isDefault = bound.rules[index].isDefault
        let usesBase = isDefault || bound.rules[index].baseReferences.contains { isPainted[$0] }
        var font: (layer: Int, declarations: Range<Int>)?
        for declaration in bound.rules[index].declarations {
          let property = bound.declarations[declaration].property
          let applying = bound.declarations[declaration].candidates.first { candidate in
            bound.candidates[candidate].traits.isSubset(of: appearance.traits)
              && (usesBase || bound.candidates[candidate].layer > 0)
          }
          guard let applying else { continue }
          if isDefault || bound.candidates[applying].layer > 0 { isOfBase = false }
          if let named = font, let known = resolved.index(of: property, in: named.declarations) {
            // A value for a single property wins over a font, unless a child theme names the font.
            guard bound.candidates[applying].layer >= named.layer else { continue }
            resolved.declarations.remove(at: known)
            font = (named.layer, named.declarations.dropLast())
          }
          let first = resolved.declarations.count
          if let value = bound.constants[applying] {
            resolved.declarations.append(ResolvedDeclaration(property: property, value: value))
          } else {
            append(
              theme.styleValue(bound.candidates[applying]), of: property, to: &resolved.declarations
            )
          }
          if property == .background { paintsBackground[index] = true }
          if property == .font {
            font = (bound.candidates[applying].layer, first..<resolved.declarations.count)
          }
        }
        if resolved.declarations.count == start { continue }
      }
      resolved.rules.append(
        ResolvedRule(
          index: index, declarations: start..<resolved.declarations.count, isOfBase: isOfBase))
    }
    return resolved
  }

  /// Which set slots the rules of the base theme paint.
  private func painted(_ isSet: [Bool]) -> [Bool] {
    guard theme.layers.contains(where: \.leavesOwnRolesUnpainted) else { return isSet }
    var isPainted = isSet
    for role in ColorRole.allCases where role.since == nil {
      isPainted[Int(ColorSlot(role).index)] = false
    }
    return isPainted
  }

  /// Appends the declarations of a value: one, or those of the font that it names.
  private mutating func append(
    _ value: StyleValue, of property: StyleProperty, to declarations: inout [ResolvedDeclaration]
  ) {
    let resolved: ResolvedValue
    switch value {
    case .color(.reference(let slot)): resolved = named(slot)
    case .color(let expression): resolved = .color(color(of: expression) ?? .black)
    case .shadow(let layers):
      resolved = .shadow(layers.map { $0.map { color(of: $0) ?? .black } })
    case .font(let name):
      for (property, value) in theme.font(name).declarations {
        append(value, of: property, to: &declarations)
      }
      return
    case .metric(let length):
      declarations.append(
        ResolvedDeclaration(property: property, value: .lengths([length]), isOfMetric: true))
      return
    case .lengths, .number, .points, .milliseconds, .keyword, .family, .text:
      guard let constant = value.constant else { return }
      resolved = constant
    }
    declarations.append(ResolvedDeclaration(property: property, value: resolved))
  }

  /// A color by its name in the stylesheet.
  private mutating func named(_ slot: ColorSlot) -> ResolvedValue {
    if let role = slot.role { return .role(role) }
    if theme.names.isCustom(Int(slot.index)) { return .custom(theme.names.name(of: slot)) }
    return .color(color(of: .reference(slot)) ?? .black)
  }
}
