import GTKKnowledge

extension ContrastPair {
  /// The releases that paint the pair in an appearance: those that have its roles, or all if rules
  /// paint it.
  func releases(in judged: JudgedAppearance) -> [GTKRelease] {
    // Nearly all pairs.
    if judged.knows(surface), foreground.role.map(judged.knows) ?? true,
      tint.map({ judged.knows($0.role) }) ?? true
    {
      return judged.releases
    }
    let roles = [foreground.role, surface, tint?.role].compactMap(\.self)
    let needed = roles.filter { !judged.knows($0) && !judged.paints($0) }
    return judged.releases.filter { needed.allSatisfy($0.knowledge.has) }
  }
}
