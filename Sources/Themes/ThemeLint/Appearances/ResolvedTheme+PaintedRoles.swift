import ThemeModel

extension ResolvedTheme {
  /// For each role by its raw value, whether a rule that is used paints with it.
  var paintsWithRole: [Bool] {
    var painted = Array(repeating: false, count: ColorRole.allCases.count)
    for rule in rules {
      for declaration in declarations(of: rule) {
        if case .role(let role) = declaration.value { painted[Int(role.rawValue)] = true }
      }
    }
    return painted
  }
}
