import ThemeCSS
import ThemeModel

/// A dot that is painted in one color of a theme, by GTK's name of the color.
struct ProbeDot {
  let role: ColorRole

  /// The variable of its color; `nil` for the named color.
  let variable: String?

  /// A dot for each name: a role has a named color, and usually a variable if GTK has variables.
  static func all(withVariables: Bool) -> [ProbeDot] {
    ColorRole.allCases.map { ProbeDot(role: $0, variable: nil) }
      + (withVariables
        ? ColorRole.allCases.compactMap { role in
          role.variable.map { ProbeDot(role: role, variable: $0) }
        } : [])
  }

  /// The widget's name, after a prefix.
  func widgetName(_ prefix: String) -> String {
    "\(prefix)-\(role.name)" + (variable == nil ? "" : "-variable")
  }

  /// The color in CSS.
  var color: String { variable.map { "var(\($0))" } ?? "@\(role.namedColor)" }

  /// The role as messages name it.
  var description: String { "'\(role.name)'" + (variable.map { " ('\($0)')" } ?? "") }
}
