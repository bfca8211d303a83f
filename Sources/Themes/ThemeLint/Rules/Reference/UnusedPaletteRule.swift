import ThemeFormats
import ThemeModel
import ThemeSource

/// A palette entry that no color of its file uses: a leftover, or a name misspelt elsewhere.
///
/// A palette is private to its file, so nobody else can use it.
struct UnusedPaletteRule: LintRule {
  let description = RuleDescription(
    "reference/unused", .warning, .note,
    finds: "a palette entry, a color or an animation that nothing uses",
    remedy: "use it, or delete it")

  func check(_ subject: LintSubject) -> [Finding] {
    // The names of a scheme's colors are not its author's choice.
    guard subject.format == .livery else { return [] }
    return subject.theme.unusedPalette.map { entry in
      Finding(
        .warning, "reference/unused", at: entry.location,
        "no color uses the palette entry '\(entry.name)'")
    }
  }
}
