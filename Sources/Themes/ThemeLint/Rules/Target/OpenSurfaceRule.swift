import GTKKnowledge
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Sidebars that a theme leaves in libadwaita's own color, beside a window, views and header bars
/// of its own.
///
/// Themes from before libadwaita 1.4 do not know them.
struct OpenSurfaceRule: LintRule {
  let description = RuleDescription(
    "target/surface", .note,
    finds: "sidebars in libadwaita's own color beside a window in the theme's",
    remedy: "set 'sidebar-bg' and 'secondary-sidebar-bg' too")

  func check(_ subject: LintSubject) -> [Finding] {
    guard !subject.isBase, !subject.format.isPalette else { return [] }
    let declared = Set(subject.declaredColors.compactMap(\.role))
    guard declared.isSuperset(of: [.windowBg, .viewBg, .headerbarBg]),
      let window = subject.declaredColors.first(where: { $0.role == .windowBg }),
      let since = ColorRole.sidebarBg.since
    else { return [] }
    let isOpen = subject.judgedAppearances.contains { judged in
      judged.knows(.sidebarBg) && !judged.touches(.sidebarBg)
        && judged.resolved[.sidebarBg].alpha == 1
    }
    guard isOpen else { return [] }
    return [
      Finding(
        .note, description.id, at: window.location,
        "sidebars stay in a color of libadwaita's own, beside a window in the theme's: libadwaita "
          + "\(since) and later paint them in 'sidebar-bg' and 'secondary-sidebar-bg'")
    ]
  }
}
