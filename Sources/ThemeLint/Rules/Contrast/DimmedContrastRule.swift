import ThemeModel
import ThemeSource

/// Text that libadwaita dims and that then cannot be read.
///
/// Subtitles, captions and whatever has the class `dim-label` are the surface's text at 55 %, in
/// high contrast at 90 %. A text color that just passes fails when it is dimmed.
struct DimmedContrastRule: ContrastRule {
  let description = RuleDescription(
    "contrast/dimmed", .error, .warning, .note,
    finds: "text of a surface that is too faint once libadwaita dims it to 55 %",
    remedy: "take the nearest text color that passes when dimmed")

  func pairs(in look: Look, of theme: Theme) -> [ContrastPair] {
    ColorRole.texts.map { text, surface in
      ContrastPair(
        rule: "contrast/dimmed",
        ink: .init(text, opacity: Thinning.dimmed(look.isHighContrast), "dimmed '\(text.name)'"),
        surface: surface, level: .text)
    }
  }
}

extension ColorRole {
  /// The surfaces that hold widgets, each with its text.
  static let texts: [(text: ColorRole, surface: ColorRole)] = [
    (.windowFg, .windowBg), (.viewFg, .viewBg), (.headerbarFg, .headerbarBg),
    (.sidebarFg, .sidebarBg), (.secondarySidebarFg, .secondarySidebarBg), (.cardFg, .cardBg),
    (.dialogFg, .dialogBg), (.popoverFg, .popoverBg),
  ]
}
