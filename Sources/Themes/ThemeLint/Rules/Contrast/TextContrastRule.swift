import ThemeModel
import ThemeSource

/// The text of a surface that cannot be read on it: each `X-fg` on its `X-bg`.
///
/// libadwaita paints text and symbolic icons with the one upon the other. WCAG 2.2 asks for 4.5:1
/// (1.4.3) and, where people ask for high contrast, for 7:1 (1.4.6); below 3:1 even large text is
/// lost. Translucent colors are judged as they show, over the window, and the text of widgets that
/// a release of libadwaita tints on the tint.
struct TextContrastRule: ContrastRule {
  let description = RuleDescription(
    "contrast/text", .error, .warning, .note,
    finds: "text that does not stand out from its own surface: each X-fg on its X-bg",
    remedy: "take the nearest color that passes", hasQuietNotes: true)

  private static let surfaces: [(text: ColorRole, surface: ColorRole)] = [
    (.accentFg, .accentBg), (.successFg, .successBg), (.warningFg, .warningBg),
    (.errorFg, .errorBg), (.windowFg, .windowBg), (.viewFg, .viewBg),
    (.headerbarFg, .headerbarBg), (.sidebarFg, .sidebarBg),
    (.secondarySidebarFg, .secondarySidebarBg), (.cardFg, .cardBg), (.dialogFg, .dialogBg),
    (.popoverFg, .popoverBg), (.thumbnailFg, .thumbnailBg), (.activeToggleFg, .activeToggleBg),
    (.overviewFg, .overviewBg),
  ]

  func pairs(in judged: JudgedAppearance, of theme: Theme) -> [ContrastPair] {
    TextContrastRule.surfaces.map { text, surface in
      ContrastPair(rule: "contrast/text", foreground: .init(text), surface: surface, level: .text)
    } + destructiveButtons(in: judged) + selectedRows(in: judged)
  }
}
