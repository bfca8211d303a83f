/// A declaration of an app's stylesheet that something else wins over.
package nonisolated struct OverriddenDeclaration: Codable, Hashable {
  /// The stylesheet by its name on the command line, and the start of the declaration in it.
  let file: String
  let line, column: Int

  /// The selectors of its rule, and its property.
  let selector, property: String
}

/// The number of widgets on some pages that have another value than a declaration sets.
package nonisolated struct OverriddenCount: Codable, Hashable {
  let declaration: OverriddenDeclaration
  let widgets: Int
}
