import ThemeModel

/// The colors of a theme's file that may change in an appearance, where some roles are chosen.
struct MovableColors {
  /// The roles that are chosen.
  let selection: RoleSelection

  /// The roles that may become another color.
  private let chosen: Set<ColorRole>

  /// The colors beside the roles that paint chosen roles, and those that paint others or rules.
  private let used, shared: Set<ColorSlot>

  init(_ selection: RoleSelection, of theme: Theme, in appearance: Appearance) {
    self.selection = selection
    // What refers to a role follows it, whether that is chosen or kept.
    let kept = Set(theme.roles(dependingOn: selection.except, in: appearance))
    let chosen = Set(
      ColorRole.allCases.filter { role in
        selection.contains(role) && (selection.only != nil || !kept.contains(role))
      })
    let following = Set(theme.roles(dependingOn: chosen, in: appearance)).subtracting(kept)
    self.chosen = chosen
    var (used, shared): (Set<ColorSlot>, Set<ColorSlot>) = ([], [])
    for role in ColorRole.allCases {
      let slots = theme.sources(of: role, in: appearance).map(\.slot)
      if following.contains(role) { used.formUnion(slots) } else { shared.formUnion(slots) }
    }
    let inRules = theme.slotsOfRules(in: appearance)
    if selection.isAll { used.formUnion(inRules) } else { shared.formUnion(inRules) }
    (self.used, self.shared) = (used, shared)
  }

  /// Whether a color may become another: a role that is chosen, or what paints none but those that
  /// are chosen or follow them.
  func contains(_ slot: ColorSlot) -> Bool {
    if let role = slot.colorRole { return chosen.contains(role) }
    return used.contains(slot) && !shared.contains(slot)
  }

  /// Whether a role is chosen by its name, so that it may get a value that the file has not yet.
  func names(_ slot: ColorSlot) -> Bool {
    slot.colorRole.map { selection.only?.contains($0) ?? false } ?? false
  }
}

extension Theme {
  /// The colors that the theme's own rules are painted with, those behind them too.
  fileprivate func slotsOfRules(in appearance: Appearance) -> Set<ColorSlot> {
    var pending = declaredRules.flatMap(\.declarations).flatMap(\.values)
      .flatMap(\.value.references)
    var found: Set<ColorSlot> = []
    while let slot = pending.popLast() {
      guard found.insert(slot).inserted else { continue }
      pending += ownValue(of: slot, in: appearance)?.expression.references ?? []
    }
    return found
  }
}
