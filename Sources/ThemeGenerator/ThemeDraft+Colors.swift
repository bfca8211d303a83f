import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel

extension ThemeDraft {
  /// The table of colors: each role under its group, with what it paints.
  var colors: String {
    let groups = ColorRole.Group.allCases.filter { $0 != .swatch }.map { group in
      let roles = ColorRole.allCases.filter { $0.group == group }
      return "# --- \(group.rawValue) ---\n" + roles.map(lines).joined()
    }
    return """
      # The colors of the theme, by role. A value is a color, a name ("$brand"), a function
      # ("alpha($accent, 20%)", "mix($window-bg, black, 0.1)", "readable($accent-bg)"), or a table with
      # a value for each appearance. What is left out is the color of the theme that this one extends.
      # libadwaita's swatches, blue-1 to dark-5, may be set too.
      [colors]

      \(groups.joined(separator: "\n"))

      """
  }

  /// Whether a role has the very color that was asked for.
  var usesBrand: Bool {
    guard let schemes else { return false }
    return (schemes.light.entries + schemes.dark.entries).contains { $0.color == accent }
  }

  /// A role's two lines: what it paints, and its value, which is a comment where it is the
  /// toolkit's.
  private func lines(of role: ColorRole) -> String {
    var since = ""
    if let version = role.since, version > .v1_2 { since = " (libadwaita \(version))" }
    let base = ThemeLibrary(userFolder: nil).base
    let assignment =
      derived(role).map { "\(role.name) = \($0)" }
      ?? "# \(role.name) = \(value(base.resolved(.light)[role], base.resolved(.dark)[role]))"
    return "# \(role.summary)\(since)\n\(assignment)\n"
  }

  /// A role's value in the derived scheme; `nil` where the toolkit's will do.
  private func derived(_ role: ColorRole) -> String? {
    guard let schemes else { return nil }
    switch role {
    case .accentFg, .successFg, .warningFg, .errorFg:
      return "\"readable($\(role.name.dropLast(2))bg)\""
    case .destructiveBg: return "\"$error-bg\""
    case .destructiveFg: return "\"$error-fg\""
    case .viewFg, .headerbarFg, .headerbarBorder, .sidebarFg, .cardFg, .dialogFg, .popoverFg:
      return "\"$window-fg\""
    case .headerbarBackdrop: return "\"$window-bg\""
    case .secondaryLabel: return "\"alpha($window-fg, 70%)\""
    case .subtleLabel: return "\"alpha($window-fg, 50%)\""
    case .link: return "\"$accent\""
    case .selection: return "\"alpha($accent-bg, 30%)\""
    default:
      let isDerived = schemes.light.entries.contains { $0.role == role }
      return isDerived ? value(schemes.light[role], schemes.dark[role]) : nil
    }
  }

  /// A color for both schemes, or one for each; the one that was asked for by its name.
  private func value(_ light: Color, _ dark: Color) -> String {
    let text = { (color: Color) in color == accent ? "\"$brand\"" : "\"\(color.shortHex)\"" }
    return light == dark ? text(light) : "{ light = \(text(light)), dark = \(text(dark)) }"
  }
}
