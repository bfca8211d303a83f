extension Theme {
  /// The best value to change in order to change the color of some roles, the most important first:
  /// of the first role that depends on a file other than the base's, the nearest such value, in the
  /// theme's own file if possible; `nil` if only the base decides.
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
