package import ThemeModel

/// The findings about the roles that paint a page.
package nonisolated struct RoleFindings: Hashable, Sendable {
  private var found: [ColorRole: [String]] = [:]

  /// Why no more can be found.
  package enum Failure: Hashable, Sendable {
    /// The program that searches cannot be started.
    case noProgram

    /// The program that searches ended: the theme crashes GTK.
    case ended
  }

  /// The error that ended the search, if any.
  package var failure: Failure?

  package var count: Int { found.count }

  /// The specimens that a role paints, in the order of the page; `nil` if that is not known yet.
  package func specimens(of role: ColorRole) -> [String]? {
    found[role]
  }

  /// The roles that paint a specimen, as far as known, in the order of the table of roles.
  package func roles(of specimen: String) -> [ColorRole] {
    ColorRole.allCases.filter { found[$0]?.contains(specimen) == true }
  }

  mutating func add(_ role: ColorRole, _ specimens: [String]) {
    found[role] = specimens
  }
}
