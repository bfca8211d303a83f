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
  /// The releases that paint with roles: those that know them, or all where rules paint with them.
  func releases(paintingWith roles: [ColorRole]) -> [GTKRelease] {
    let later = roles.filter { $0.since != nil && !release.knowledge.has($0) }
    if later.isEmpty { return releases }
    let needed = later.filter { !paintedRoles.contains($0) }
    return releases.filter { needed.allSatisfy($0.knowledge.has) }
  }
}
