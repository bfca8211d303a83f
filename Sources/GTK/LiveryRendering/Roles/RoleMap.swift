import LiveryGallery
import ThemeModel

/// Maps roles to the specimens of a page that they paint, found by rendering.
nonisolated struct RoleMap: Hashable, Sendable {
  /// A specimen with the roles that paint it, in the order of the table of roles.
  struct Specimen: Hashable, Sendable {
    let name: String
    let roles: [ColorRole]
  }

  let page: Page

  /// The visible specimens of the page, in its order.
  let specimens: [Specimen]

  /// The specimens that a role paints, in the order of the page.
  func specimens(of role: ColorRole) -> [String] {
    specimens.filter { $0.roles.contains(role) }.map(\.name)
  }
}
