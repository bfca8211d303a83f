import GTKKnowledge
import ThemeModel

extension ResolvedTheme {
  /// The roles that the rules which come out paint with, whatever a release knows.
  var paintedRoles: Set<ColorRole> {
    var painted: Set<ColorRole> = []
    for rule in rules {
      for declaration in declarations(of: rule) {
        if case .role(let role) = declaration.value { painted.insert(role) }
      }
    }
    return painted
  }
}

extension Look {
  /// The releases that paint with the roles of a pair: those that know them, or all where rules paint with them.
  func releases(painting pair: ContrastPair) -> [GTKRelease] {
    // Nearly all pairs.
    if knows(pair.surface), pair.ink.role.map(knows) ?? true,
      pair.tint.map({ knows($0.role) }) ?? true
    {
      return releases
    }
    let roles = [pair.ink.role, pair.surface, pair.tint?.role].compactMap(\.self)
    let needed = roles.filter { !knows($0) && !paintedRoles.contains($0) }
    return releases.filter { needed.allSatisfy($0.knowledge.has) }
  }
}
