package import ThemeSource

extension Theme {
  /// The value of a color that applies in an appearance, as a file of the chain writes it.
  package struct AppliedValue: Hashable, Sendable {
    /// Identifies the value among those of the theme.
    package let id: Int

    /// The color to which it belongs.
    package let slot: ColorSlot

    /// The index of its file in `sources`: 0 is the base's.
    package let layer: Int
    package let location: SourceLocation

    package let expression: ColorExpression

    /// The traits of the value.
    package let traits: TraitSet
  }

  /// The index of the theme's own file in `sources`; 0 for the base theme itself.
  package var ownLayer: Int { layers.count - 1 }

  /// The values through which a role gets its color in an appearance.
  ///
  /// The first is the role's own; if that is only a name, the next is the value of the named color,
  /// and so on. The last is a literal or a function.
  package func chain(of role: ColorRole, in appearance: Appearance) -> [AppliedValue] {
    chain(of: ColorSlot(role), in: appearance)
  }

  /// The values through which any color is resolved in an appearance, as for a role.
  package func chain(of slot: ColorSlot, in appearance: Appearance) -> [AppliedValue] {
    var chain: [AppliedValue] = []
    var next: ColorSlot? = slot
    while let slot = next, let value = appliedValue(of: slot, in: appearance) {
      chain.append(value)
      next = if case .reference(let slot) = value.expression { slot } else { nil }
    }
    return chain
  }

  /// The values on which a role's color depends in an appearance, its own first, each once.
  package func sources(of role: ColorRole, in appearance: Appearance) -> [AppliedValue] {
    var found: [AppliedValue] = []
    var pending = [ColorSlot(role)]
    var seen: Set<ColorSlot> = []
    var next = 0
    while next < pending.count {
      let slot = pending[next]
      next += 1
      guard seen.insert(slot).inserted, let value = appliedValue(of: slot, in: appearance) else {
        continue
      }
      found.append(value)
      pending += value.expression.references
    }
    return found
  }

  /// Whether each role's color depends, also through functions, on a file other than the base's in
  /// an appearance; in the order of the table of roles.
  package func touchedRoles(in appearance: Appearance) -> [Bool] {
    var known: [Bool?] = Array(repeating: nil, count: names.slotCount)
    return ColorRole.allCases.map { isTouched(ColorSlot($0), in: appearance, &known) }
  }

  /// Whether a slot depends on a file other than the base's; chains are short, or there is no
  /// theme.
  private func isTouched(
    _ slot: ColorSlot, in appearance: Appearance, _ known: inout [Bool?]
  ) -> Bool {
    let index = Int(slot.index)
    if let known = known[index] { return known }
    guard let applying = bindings.applying(slot: index, in: appearance.traits) else { return false }
    let candidate = bindings.candidate(applying)
    let isTouched =
      candidate.layer > 0
      || value(candidate).value.references.contains { self.isTouched($0, in: appearance, &known) }
    known[index] = isTouched
    return isTouched
  }

  /// Some roles, and those whose colors depend on them in an appearance.
  package func roles(dependingOn roles: Set<ColorRole>, in appearance: Appearance) -> [ColorRole] {
    self.roles(dependingOn: Set(roles.map(ColorSlot.init)), in: appearance)
  }

  /// The roles that are some slots, or whose colors depend on them, in an appearance.
  func roles(dependingOn slots: Set<ColorSlot>, in appearance: Appearance) -> [ColorRole] {
    if slots.isEmpty { return [] }
    var known: [Bool?] = Array(repeating: nil, count: names.slotCount)
    for slot in slots { known[Int(slot.index)] = true }
    return ColorRole.allCases.filter { depends(ColorSlot($0), in: appearance, &known) }
  }

  private func depends(
    _ slot: ColorSlot, in appearance: Appearance, _ known: inout [Bool?]
  ) -> Bool {
    let index = Int(slot.index)
    if let known = known[index] { return known }
    guard let applying = bindings.applying(slot: index, in: appearance.traits) else { return false }
    let references = value(bindings.candidate(applying)).value.references
    let depends = references.contains { self.depends($0, in: appearance, &known) }
    known[index] = depends
    return depends
  }

  /// The value that applies for a slot in an appearance.
  private func appliedValue(of slot: ColorSlot, in appearance: Appearance) -> AppliedValue? {
    bindings.applying(slot: Int(slot.index), in: appearance.traits).map { index in
      let candidate = bindings.candidate(index)
      let value = value(candidate)
      return AppliedValue(
        id: index, slot: slot, layer: candidate.layer,
        location: layers[candidate.layer].text.location(of: value.range),
        expression: value.value, traits: value.traits)
    }
  }
}

extension Theme {
  /// The palette entries of the theme's own file, in its order.
  package var paletteSlots: [ColorSlot] {
    layers[ownLayer].colors.map(\.slot).filter { names.isPalette(Int($0.index)) }
  }

  /// The colors of an app's own, in the order of their declaration.
  package var customSlots: [ColorSlot] { names.custom }

  /// The name that files use for a color.
  package func name(of slot: ColorSlot) -> String { names.name(of: slot) }

  /// Whether a base theme also has a color of this name that is not a role.
  package func isInherited(_ slot: ColorSlot) -> Bool {
    names.entry(of: slot).map { $0.layer < ownLayer } ?? false
  }
}

extension ColorExpression {
  /// The role, if the expression is only its name.
  package var soleRole: ColorRole? {
    if case .reference(let slot) = self { return slot.role }
    return nil
  }
}
