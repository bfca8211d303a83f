package import ThemeModel
package import ThemeSource

/// Sets and removes values of a theme's text.
package struct ThemeEditor {
  package internal(set) var document: SourceDocument

  /// The traits that the theme knows by name.
  let traits: Traits

  let schemes: [Appearance.Scheme]

  /// The traits that apply as the theme is shown, its scheme among them.
  let shown: TraitSet

  /// Edits the file of a theme as it is shown in an appearance.
  package init(_ document: SourceDocument, of theme: Theme, in appearance: Appearance) {
    self.document = document
    traits = theme.traits
    schemes = theme.schemes
    shown = appearance.traits
  }

  /// Sets the value at a path of keys.
  mutating func set(_ path: [String], to value: SourceValue) throws(SessionError) {
    try replace(document.setting(path, to: value), at: path)
  }

  /// Removes a value, if it exists.
  mutating func remove(_ path: [String]) throws(SessionError) {
    if document.node(at: path) != nil { try replace(document.removing(path), at: path) }
  }

  private mutating func replace(
    _ changed: (edit: SourceEdit, document: SourceDocument)?, at path: [String]
  ) throws(SessionError) {
    guard let changed else { throw .cannotSet(key: path.joined(separator: ".")) }
    document = changed.document
  }
}
