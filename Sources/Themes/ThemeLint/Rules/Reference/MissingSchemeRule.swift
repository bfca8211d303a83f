import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A color or a property with a value for one scheme alone, in a theme that is made for both.
///
/// In the other scheme it is stock Adwaita's, which is not wrong, but seldom meant: least where the
/// theme sets the other half of the pair there.
struct MissingSchemeRule: LintRule {
  let description = RuleDescription(
    "reference/missing-scheme", .warning, .note,
    finds: "a value for light or dark alone in a theme that has both",
    remedy: "give a value for the other one too, or say 'appearances = [\"light\"]'")

  func check(_ subject: LintSubject) -> [Finding] {
    let theme = subject.theme
    let looks = subject.looks.filter { $0.appearance.traits.count == 1 }
    guard !subject.isBase, theme.schemes.count == 2, subject.format == .livery else { return [] }
    let colors = subject.declaredColors.compactMap { color -> Finding? in
      guard let look = missing(color.values, in: looks), look.leavesToStock(color.role) else {
        return nil
      }
      let partner = color.role.flatMap { look.partner(of: $0) }
      return Finding(
        partner == nil ? .note : .warning, description.id, at: color.location,
        "'\(color.name)' has no value for \(look.scheme.rawValue)"
          + (partner.map { ", where '\($0.name)' has one" } ?? "")
          + "; stock Adwaita's is painted there")
    }
    let rules = subject.declaredRules.flatMap(\.declarations).compactMap {
      declaration -> Finding? in
      missing(declaration.values, in: looks).map { look in
        Finding(
          .note, description.id, at: declaration.location,
          "'\(declaration.property.name)' has no value for \(look.scheme.rawValue)")
      }
    }
    return colors + rules
  }

  /// The look that no value holds in, where one holds in the other scheme.
  private func missing<Value>(
    _ values: [Theme.DeclaredValue<Value>], in looks: [Look]
  ) -> Look? {
    let empty = looks.filter { look in
      !values.contains { $0.traits.isSubset(of: look.appearance.traits) }
    }
    return empty.count < looks.count ? empty.first : nil
  }
}

extension Look {
  /// Whether a role's color comes from the base theme; a color of the theme's own has no other.
  fileprivate func leavesToStock(_ role: ColorRole?) -> Bool {
    role.map { chain(of: $0).first?.layer == 0 } ?? true
  }

  /// The other half of a role's pair, text or surface, if the theme's own file sets it.
  fileprivate func partner(of role: ColorRole) -> ColorRole? {
    let pair = ColorRole.texts.first { $0.text == role || $0.surface == role }
    let partner = pair.map { $0.text == role ? $0.surface : $0.text }
    return partner.flatMap { ownValue(of: $0) == nil ? nil : $0 }
  }
}
