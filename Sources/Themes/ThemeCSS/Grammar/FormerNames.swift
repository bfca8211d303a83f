/// The GTK 4 names for names of GTK 3's CSS and of web CSS that have no similar spelling.
package enum FormerNames {
  /// The property of GTK 4 that means the same as one of GTK 3 for any value.
  package static func sameProperty(as name: String) -> String? {
    name == "icon-shadow" ? properties[name] : nil
  }

  /// The pseudo-class of GTK 4 for the same state as one of GTK 3.
  package static func samePseudoClass(as name: String) -> String? {
    ["prelight", "insensitive", "inconsistent"].contains(name) ? pseudoClasses[name] : nil
  }

  /// The corresponding properties, by name (GTK 4, "Migrating from GTK 3.x", "Adapt to CSS
  /// changes").
  static let properties = [
    "-gtk-icon-effect": "-gtk-icon-filter", "-gtk-image-effect": "-gtk-icon-filter",
    "icon-shadow": "-gtk-icon-shadow", "-gtk-outline-radius": "border-radius",
    "-gtk-outline-top-left-radius": "border-top-left-radius",
    "-gtk-outline-top-right-radius": "border-top-right-radius",
    "-gtk-outline-bottom-left-radius": "border-bottom-left-radius",
    "-gtk-outline-bottom-right-radius": "border-bottom-right-radius",
    "outline-radius": "border-radius", "width": "min-width", "height": "min-height",
    "gap": "border-spacing", "row-gap": "border-spacing", "column-gap": "border-spacing",
  ]

  /// The pseudo-classes for the same states, by name.
  static let pseudoClasses = [
    "prelight": "hover", "insensitive": "disabled", "inconsistent": "indeterminate",
    "focused": "focus", "enabled": "not(:disabled)", "even": "nth-child(even)",
    "odd": "nth-child(odd)",
  ]
}
