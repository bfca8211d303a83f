import ThemeCSS
import ThemeColor
import ThemeModel
import ThemeSource

/// Writes one appearance of a theme as a Gradience preset.
///
/// Every role of libadwaita has a color there, whether or not the theme sets it, since Gradience
/// keeps the previous preset's values for missing ones. Rules, fonts and metrics become CSS.
struct GradienceWriter {
  private let theme: Theme
  private let resolved: ResolvedTheme

  init(_ theme: Theme, in appearance: Appearance) {
    self.theme = theme
    resolved = theme.resolved(appearance)
  }

  func written(named name: String) -> WrittenTheme {
    let sheet = Stylesheet(resolved, target: .v4_8)
    let css = sheet.rules.drop { $0 == "\n" }
    let preset = JSONValue.members([
      "name": .string(theme.name),
      "variables": .object(variables(sheet.roles)),
      "palette": .object(palette),
      "custom_css": .members(["gtk4": .string(String(css)), "gtk3": .string("")]),
      "plugins": .object([]),
    ])
    var omissions = Omissions(of: theme, in: .gradience)
    omissions.addAppearances(but: [resolved.appearance])
    omissions.addInfo()
    return WrittenTheme(
      files: [.init(name: name, text: preset.text + "\n")], omissions: omissions.findings)
  }

  /// The colors by their names in `@define-color`.
  private func variables(_ named: [ColorRole]) -> [JSONValue.Member] {
    let roles = ColorRole.allCases.filter { role in
      let isKnown = role.since.map { $0 <= .v1_5 } ?? false
      return !role.isSwatch && (isKnown || named.contains(role))
    }
    return roles.map { .init($0.namedColor, .string(text(of: $0))) }
      + resolved.customColors.map { custom in
        .init(custom.name.replacing("-", with: "_"), .string(GradienceWriter.text(custom.color)))
      }
  }

  /// A role's color: the name of another role if the theme refers to it.
  private func text(of role: ColorRole) -> String {
    let held = theme.chain(of: role, in: resolved.appearance).first
    if let other = held?.expression.soleRole { return "@\(other.namedColor)" }
    return GradienceWriter.text(resolved[role])
  }

  private static func text(_ color: Color) -> String {
    color.alpha == 1 ? color.shortHex : color.gtkText
  }

  /// The swatches: for each hue a prefix, with the numbers in it.
  private var palette: [JSONValue.Member] {
    let swatches = ColorRole.allCases.filter(\.isSwatch)
    return stride(from: 0, to: swatches.count, by: 5).map { first in
      let hue = swatches[first].namedColor.dropLast()
      return .init(
        String(hue),
        .object(
          swatches[first..<(first + 5)].enumerated().map { number, role in
            .init("\(number + 1)", .string(GradienceWriter.text(resolved[role])))
          }))
    }
  }
}
