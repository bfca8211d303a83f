extension Theme {
  /// The value that is best changed to change the color of some roles, of which the first matter
  /// most: of the first role that a file other than the base's has a part in, the value nearest to
  /// it, in the theme's own file if there is one; `nil` if the base alone decides.
  package func origin(of roles: [ColorRole], in appearance: Appearance) -> DeclarationOrigin? {
    let appearance = forced(appearance)
    for role in roles {
      let values = sources(of: role, in: appearance)
      let own = values.first { $0.layer == ownLayer } ?? values.first { $0.layer > 0 }
      guard let own, own.layer > 0 else { continue }
      return DeclarationOrigin(
        layer: own.layer, location: own.location,
        roles: self.roles(behind: own.expression.references, in: appearance),
        name: "'\(names.name(of: own.slot))'")
    }
    return nil
  }
}
