import ThemeModel
import ThemeSource

/// A palette entry that no color of its file uses: a leftover, or a name misspelt elsewhere.
struct UnusedPaletteRule: LintRule {
  let id: RuleID = "reference/unused"

  func check(_ theme: Theme) -> [Diagnostic] {
    theme.unusedPalette.map { entry in
      Diagnostic(
        .warning, id, at: entry.location, "no color uses the palette entry '\(entry.name)'")
    }
  }
}
