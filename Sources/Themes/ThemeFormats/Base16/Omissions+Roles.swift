import ThemeColor
import ThemeModel

extension Omissions {
  /// Adds the roles that have another color after the file is read: visible from 0.02 in OKLab.
  mutating func addChangedRoles(readAs read: Theme?, in appearances: [Appearance]) {
    // In addition to its own colors, the theme has those of its base theme.
    guard let again = read?.rebased(onBaseOf: theme).theme else { return }
    let pairs = appearances.map { (own: theme.resolved($0), other: again.resolved($0)) }
    let changed = ColorRole.allCases.filter { role in
      !role.isSwatch
        && pairs.contains { appearance in
          let (own, other) = (appearance.own[role], appearance.other[role])
          return own.distance(to: other) >= 0.02 || abs(own.alpha - other.alpha) >= 0.02
        }
    }
    if !changed.isEmpty {
      add("own roles, which get other colors", changed.map(\.name))
    }
  }
}
