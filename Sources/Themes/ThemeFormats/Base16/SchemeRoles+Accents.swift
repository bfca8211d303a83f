import GTKKnowledge
import ThemeColor
import ThemeModel

extension SchemeRoles {
  /// Sets accents and statuses: surfaces have the scheme's own colors, text has readable ones.
  mutating func deriveAccents() {
    let accents = SchemeAccents(tones, isExact: isExact)
    for note in accents.notes { self.note(note.tone, note.change, note.reason) }
    derive(
      accents.accent, background: .accentBg, foreground: .accentFg, own: SchemePalette.onAccent,
      text: .accent, brighter: [0x16])
    // The dialog comes first: in a dark scheme it is the lightest, on which most colors fail.
    let backgrounds = [surfaces.shown(surfaces.dialog)] + surfaces.backgrounds
    derive(
      accents.error, background: .destructiveBg, foreground: .destructiveFg,
      own: SchemePalette.onError,
      text: .destructive, on: backgrounds, tintedBy: StockTint.destructiveShare, brighter: [0x12])
    derive(
      accents.success, background: .successBg, foreground: .successFg, text: .success,
      brighter: [0x14])
    derive(
      accents.warning, background: .warningBg, foreground: .warningFg, text: .warning,
      brighter: [0x13])
    set(.errorBg, like: .destructiveBg)
    set(.errorFg, like: .destructiveFg)
    set(.error, like: .destructive)
    set(
      .secondaryAccent,
      readable(
        accents.secondary.paint, accents.secondary.tone,
        ContrastNeed(ContrastNeed.faint, on: surfaces.backgrounds), as: .secondaryAccent))
    set(.link, like: .accent)
    set(
      .selection,
      ExpressedColor(.reference(ColorSlot(.accentBg)), accents.accent.paint.color).alpha(0.3))
  }

  private mutating func derive(
    _ choice: SchemeAccents.Choice, background: ColorRole, foreground: ColorRole, own: Int? = nil,
    text: ColorRole, on backgrounds: [Color]? = nil, tintedBy tint: Double = 0, brighter: [Int]
  ) {
    set(background, choice.paint)
    set(foreground, foregroundOn(choice.paint, own: own, as: foreground))
    // The bright twin of another color would be another color.
    let others = tones.isDark && choice.isFirst ? brighter : []
    let color = readable(
      choice.paint, choice.tone, or: others,
      ContrastNeed(ContrastNeed.text, on: backgrounds ?? surfaces.backgrounds, tintedBy: tint),
      as: text)
    set(text, color)
  }
}
