import ThemeFormats
import ThemeModel

extension ThemeDraft {
  /// Each role under its group, with what it paints.
  var colors: String {
    ColorRole.Group.allCases.filter { $0 != .swatch }.map { group in
      let roles = ColorRole.allCases.filter { $0.group == group }
      return "# --- \(group.rawValue) ---\n" + roles.map(lines).joined()
    }.joined(separator: "\n")
  }

  /// A role's two lines: what it paints, and its value, commented out for the toolkit's.
  private func lines(of role: ColorRole) -> String {
    var since = ""
    if let version = role.since, version > .v1_2 { since = " (libadwaita \(version))" }
    let base = ThemeLibrary(userFolder: nil).base
    let assignment =
      derived(role).map { "\(role.name) = \($0)" }
      ?? "# \(role.name) = "
      + value(base.resolved(.light)[role].shortHex, base.resolved(.dark)[role].shortHex)
    return "# \(role.summary)\(since)\n\(assignment)\n"
  }

  /// A role's value in the derived scheme; `nil` where the toolkit's will do.
  private func derived(_ role: ColorRole) -> String? {
    derived?[role].map { value($0.light, $0.dark) }
  }

  /// A color for both schemes, or one for each.
  private func value(_ light: String, _ dark: String) -> String {
    light == dark ? "\"\(light)\"" : "{ light = \"\(light)\", dark = \"\(dark)\" }"
  }
}
