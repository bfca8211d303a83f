import ThemeColor
import ThemeModel

extension SchemeRoles {
  /// Text on each surface, and the labels and lines that Livery adds.
  mutating func deriveTexts() {
    let own = tones.text
    let text = readable(own.paint, own, or: [6, 7], need(on: surfaces.backgrounds), as: .windowFg)
    set(.windowFg, text)
    set(.headerbarBorder, like: .windowFg)
    let others: [(ColorRole, ExpressedColor)] = [
      (.viewFg, surfaces.view), (.headerbarFg, surfaces.headerbar), (.sidebarFg, surfaces.sidebar),
      (.secondarySidebarFg, surfaces.secondarySidebar), (.cardFg, surfaces.card),
      (.dialogFg, surfaces.dialog), (.popoverFg, surfaces.popover),
      (.thumbnailFg, surfaces.popover), (.overviewFg, surfaces.secondarySidebar),
      (.activeToggleFg, surfaces.activeToggle),
    ]
    for (role, surface) in others {
      let need = need(on: [surfaces.shown(surface)])
      if isExact || need.isMet(by: text.color) {
        set(role, like: .windowFg)
      } else {
        set(role, readable(text, own, or: [6, 7], need, as: role))
      }
    }
    deriveLabels(text)
  }

  private func need(on backgrounds: [Color]) -> ContrastNeed {
    ContrastNeed(ContrastNeed.text, on: backgrounds, isDimmed: tones.isGenerated)
  }

  /// Sets the secondary labels: the scheme's color for comments if it is readable, else the text
  /// color, made as faint as it can be on every surface.
  private mutating func deriveLabels(_ text: ExpressedColor) {
    let backgrounds =
      surfaces.backgrounds
      + [surfaces.headerbar, surfaces.dialog, surfaces.popover].map(surfaces.shown)
    set(.secondaryLabel, thinned(text, [4], upTo: 0.4, at: ContrastNeed.text, on: backgrounds))
    set(.subtleLabel, thinned(text, [3, 4], upTo: 0.6, at: ContrastNeed.faint, on: backgrounds))
    set(.border, thinned(text, [3], upTo: 0.6, at: ContrastNeed.faint, on: surfaces.backgrounds))
    set(.separator, text.alpha(0.15))
  }

  /// The text mixed into the window, as faint as still passes, or a similar color.
  private func thinned(
    _ text: ExpressedColor, _ numbers: [Int], upTo most: Double, at ratio: Double,
    on backgrounds: [Color]
  ) -> ExpressedColor {
    let whole = text.contrast(on: backgrounds)
    for paint in tones.known(numbers).map(\.paint) {
      let own = paint.contrast(on: backgrounds)
      if own >= ratio, own < whole * 0.9 { return paint }
    }
    for hundredths in stride(from: Int(most * 100), to: 0, by: -5) {
      let mixed = text.mixed(with: surfaces.window, Double(hundredths) / 100)
      if mixed.contrast(on: backgrounds) >= ratio { return mixed }
    }
    return ExpressedColor(.reference(ColorSlot(.windowFg)), text.color)
  }
}
