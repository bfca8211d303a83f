extension GTKProperty {
  /// The properties that GTK 4 removed, and earlier names of others in GTK 3.
  static let gone: [Definition] =
    (current + renamed).map { definition in
      var definition = definition
      definition.isOfGTK3 = true
      return definition
    }

  private static let current: [Definition] =
    fixed(["-gtk-icon-effect"]) { $0.keyword("none", "highlight", "dim") }
    + fixed(["-gtk-icon-theme"]) { $0.string() }
    + fixed(["-gtk-key-bindings"]) { $0.list { $0.binding() } }
    + animated(corners.map { "-gtk-outline-\($0)-radius" }) { $0.pair(.radius) }
    + animated(["-gtk-outline-radius"]) { $0.radii() }
    + fixed(["engine"]) { $0.keyword("none") }

  private static let renamed: [Definition] =
    (current + animated(["-gtk-icon-shadow"]) { $0.shadows(ofBoxes: false) })
    .compactMap { property in
      oldNames[property.name].map { name in
        Definition(
          name: name, isAnimated: property.isAnimated, parse: property.parse,
          renamed: property.name)
      }
    }

  private static let oldNames = [
    "-gtk-icon-effect": "-gtk-image-effect", "-gtk-key-bindings": "gtk-key-bindings",
    "-gtk-icon-shadow": "icon-shadow", "-gtk-outline-radius": "outline-radius",
    "-gtk-outline-top-left-radius": "outline-top-left-radius",
    "-gtk-outline-top-right-radius": "outline-top-right-radius",
    "-gtk-outline-bottom-right-radius": "outline-bottom-right-radius",
    "-gtk-outline-bottom-left-radius": "outline-bottom-left-radius",
  ]
}
