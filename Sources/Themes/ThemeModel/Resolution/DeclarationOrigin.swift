package import ThemeSource

/// The value in a theme's files from which a part of its stylesheet is written.
package struct DeclarationOrigin: Hashable, Sendable {
  /// The file that has the value, by its index in the theme's `sources`: 0 is the base's.
  package let layer: Int

  /// The location of the value; for the theme's own CSS, the declaration from its property on.
  package let location: SourceLocation

  /// The roles that the value names, or to which its colors refer, each once, in order.
  package let roles: [ColorRole]

  /// Its name for people, such as `'background' of 'row:selected'`.
  package let name: String

  package init(layer: Int, location: SourceLocation, roles: [ColorRole], name: String) {
    self.layer = layer
    self.location = location
    self.roles = roles
    self.name = name
  }

  /// Whether it is from the base theme, and only colored by the theme's roles.
  package var isOfBase: Bool { layer == 0 }
}

extension Theme {
  /// The roles that some colors are, or to which they refer in an appearance, each once, in order.
  package func roles(behind slots: [ColorSlot], in appearance: Appearance) -> [ColorRole] {
    var roles: [ColorRole] = []
    var pending = Array(slots.reversed())
    var seen: Set<ColorSlot> = []
    while let slot = pending.popLast() {
      guard seen.insert(slot).inserted else { continue }
      if let role = slot.role {
        roles.append(role)
      } else if let applying = bindings.applying(slot: Int(slot.index), in: appearance.traits) {
        pending += value(bindings.candidate(applying)).value.references.reversed()
      }
    }
    return roles
  }

  /// The CSS that the files of the chain add in a scheme, each with the index of its file in
  /// `sources`.
  package func extraSheets(in scheme: Appearance.Scheme) -> [(layer: Int, css: ExtraCSS)] {
    layers.enumerated().compactMap { index, layer in
      layer.extraCSS(in: scheme).map { (index, $0) }
    }
  }
}
