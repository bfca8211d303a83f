import GTKKnowledge

extension ContrastPair {
  /// The releases that paint the pair in an appearance: those that have its roles, or all if rules
  /// paint it.
  func releases(in look: JudgedAppearance) -> [GTKRelease] {
    // Nearly all pairs.
    if look.knows(surface), ink.role.map(look.knows) ?? true,
      tint.map({ look.knows($0.role) }) ?? true
    {
      return look.releases
    }
    let roles = [ink.role, surface, tint?.role].compactMap(\.self)
    let needed = roles.filter { !look.knows($0) && !look.paints($0) }
    return look.releases.filter { needed.allSatisfy($0.knowledge.has) }
  }
}
