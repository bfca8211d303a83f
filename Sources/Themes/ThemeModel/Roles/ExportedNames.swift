/// The names of custom colors in GTK's stylesheets, where `-` and `_` are equal: `body-text` and
/// `body_text` are both `@body_text` and `--body-text`.
package struct ExportedNames {
  /// The custom colors so far, by their exported names.
  private var known: [String: String] = [:]

  package init() {}

  private static let roles = Dictionary(
    uniqueKeysWithValues: ColorRole.allCases.map { role in
      (role.name.replacing("-", with: "_") + (role.isSwatch ? "" : "_color"), role)
    })

  /// The role whose variable has an exported name, as `accent-color` is that of `accent`.
  package static func role(exportedAs name: String) -> ColorRole? {
    roles[name.replacing("-", with: "_")]
  }

  /// Adds a custom color, or returns the description of a color that has its exported name already.
  package mutating func other(alike name: String) -> String? {
    let exported = name.replacing("-", with: "_")
    if let role = ExportedNames.roles[exported] { return "the role '\(role.name)'" }
    if let other = known[exported] { return "'\(other)'" }
    known[exported] = name
    return nil
  }
}
