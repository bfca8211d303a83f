import ThemeModel
import ThemeSource

/// A bar whose text cannot be read while its window is not the active one.
///
/// A header bar takes `headerbar-backdrop` for its background then, and keeps its text;
/// libadwaita's documentation asks for the two to go together. The backdrop follows `window-bg`
/// unless it is set, so a dark header bar over a light window goes light under light text. Sidebars
/// likewise.
struct BackdropRule: ContrastRule {
  let description = RuleDescription(
    "shade/backdrop", .warning,
    finds: "a header bar or sidebar whose text cannot be read on its backdrop color",
    remedy: "set the backdrop beside the background, near to it")

  private static let bars: [(text: ColorRole, backdrop: ColorRole, background: ColorRole)] = [
    (.headerbarFg, .headerbarBackdrop, .headerbarBg),
    (.sidebarFg, .sidebarBackdrop, .sidebarBg),
    (.secondarySidebarFg, .secondarySidebarBackdrop, .secondarySidebarBg),
  ]

  func pairs(in judged: JudgedAppearance, of theme: Theme) -> [ContrastPair] {
    BackdropRule.bars.map { text, backdrop, _ in
      ContrastPair(
        rule: "shade/backdrop", foreground: .init(text), surface: backdrop, level: .backdrop)
    }
  }
}
