import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A role that the target's libadwaita does not have, so that setting it paints nothing there.
///
/// Such a role does no harm, and works where the theme is read by a later GTK. Roles that a rule
/// paints with, of the theme or of the base theme, have their effect everywhere. Schemes and
/// palettes do not set roles themselves, so theirs are not reported. Without a target that was
/// asked for nobody wants the theme for the earliest GTK, and GTK 3 paints none of the roles by
/// itself.
struct LaterRoleRule: LintRule {
  let description = RuleDescription(
    "target/role", .note,
    finds: "roles that paint nothing with the libadwaita of a target that is given",
    remedy: "none is needed; or style the widgets under [styles]")

  func check(_ subject: LintSubject) -> [Finding] {
    guard subject.isTargetGiven, !subject.target.isForGTK3, !subject.isBase,
      !subject.format.isPalette
    else { return [] }
    let declared = subject.declaredColors
    // A reader of another format may derive a role from a color that stands for an older one.
    let known = Set(
      declared.filter { !($0.role?.isLater(than: subject.target) ?? false) }.map(\.location))
    let later = declared.filter { color in
      guard let role = color.role, role.isLater(than: subject.target) else { return false }
      return !known.contains(color.location)
        && !subject.judgedAppearances.contains { $0.paints(role) }
    }
    let versions = Set(later.compactMap { $0.role?.since }).sorted()
    return versions.compactMap { version in
      let roles = later.filter { $0.role?.since == version }
      guard let first = roles.first, let releases = subject.target.names(before: version) else {
        return nil
      }
      return Finding(
        .note, "target/role", at: first.location,
        "\(roles.map(\.name).quoted) \(roles.count == 1 ? "paints" : "paint") nothing on "
          + "\(releases); libadwaita \(version) is the first to know "
          + (roles.count == 1 ? "it" : "them"))
    }
  }
}

extension ColorRole {
  fileprivate func isLater(than target: Target) -> Bool {
    since != nil && !target.releases.lowerBound.knowledge.has(self)
  }
}
