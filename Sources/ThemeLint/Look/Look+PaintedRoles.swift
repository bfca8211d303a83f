import GTKKnowledge
import ThemeModel

extension Look {
  /// The roles that the rules which come out paint with, whatever the release knows.
  var paintedRoles: [ColorRole] {
    resolved.rules.flatMap { resolved.declarations(of: $0) }.compactMap { declaration in
      if case .role(let role) = declaration.value { return role }
      return nil
    }
  }

  /// The releases that paint with roles: those that know them, or all where rules paint with them.
  func releases(paintingWith roles: [ColorRole]) -> [GTKRelease] {
    let later = roles.filter { $0.since != nil && !release.knowledge.has($0) }
    if later.isEmpty { return releases }
    let painted = paintedRoles
    let needed = later.filter { !painted.contains($0) }
    return releases.filter { needed.allSatisfy($0.knowledge.has) }
  }
}
