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
