import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A window, dialog or menu so translucent that its text cannot be read over everything.
///
/// What lies under it is unknown: it is judged over black and over white. Stock Adwaita's are
/// opaque; how much may show depends on the text, so a little is no finding.
struct SeeThroughRule: LookRule {
  let description = RuleDescription(
    "contrast/see-through", .warning,
    finds: "a window, dialog or popover so translucent that what is behind it hides its text",
    remedy: "give the background more opacity")

  private static let bodies: [(text: ColorRole, background: ColorRole)] = [
    (.windowFg, .windowBg), (.dialogFg, .dialogBg), (.popoverFg, .popoverBg),
  ]

  func findings(_ subject: LintSubject) -> [AppearanceFinding] {
    if subject.isBase { return [] }
    return subject.looks.flatMap { look in
      SeeThroughRule.bodies.compactMap { finding($0, $1, look, in: subject) }
    }
  }

  private func finding(
    _ text: ColorRole, _ background: ColorRole, _ look: JudgedAppearance, in subject: LintSubject
  ) -> AppearanceFinding? {
    guard look.unknownRoles.isDisjoint(with: [text, background]),
      let fixTarget = FixTarget(of: background, in: look), fixTarget.color.alpha < 1
    else { return nil }
    let minimum = ContrastLevel.text.minimum(inHighContrast: look.isHighContrast)
    let body = Body(text: look.resolved[text], background: fixTarget.color)
    let ratio = body.leastContrast
    // Text that cannot be read at all is said to be so elsewhere.
    let shown = look.resolved.shown(background)
    if ratio >= minimum || body.text.contrast(on: shown) < minimum { return nil }
    let opaque = body.opaque(for: minimum)
    return AppearanceFinding(
      .warning, description.id, at: fixTarget.location, in: look,
      "what is behind '\(background.name)' shows through",
      short: opaque.map { "'\($0.shortHex)' in \(look.name)" } ?? "in \(look.name)",
      because: "so '\(text.name)' on it may come to \(ContrastRatio.text(ratio, below: minimum)), "
        + "below \(ContrastRatio.short(minimum)); "
        + (opaque.map { "'\($0.shortHex)' hides enough of it" } ?? "stock Adwaita's is opaque"),
      fix: opaque == nil
        ? nil
        : subject.fix(fixTarget, of: background, in: look) {
          Body(text: $0.resolved[text], background: $0.resolved[background]).opaque(
            for: ContrastLevel.text.minimum(inHighContrast: $0.isHighContrast))
            ?? $0.resolved[background]
        })
  }
}

/// Text on something that may lie over anything.
private struct Body {
  let text: Color
  let background: Color

  /// The lowest contrast that the text may have.
  var leastContrast: Double { contrast(with: background) }

  private func contrast(with background: Color) -> Double {
    [Color.black, .white].map { text.contrast(on: background.composited(over: $0)) }.min() ?? 1
  }

  /// The background with the least opacity, in percent, over which the text has a contrast.
  func opaque(for minimum: Double) -> Color? {
    (0...100).lazy.map { background.withAlpha(Double($0) / 100) }
      .first { contrast(with: $0.roundedToBytes) >= minimum }
  }
}

extension Color {
  /// The contrast of the color, as it shows, with an opaque one under it.
  fileprivate func contrast(on ground: Color) -> Double {
    composited(over: ground).contrastRatio(against: ground)
  }
}
