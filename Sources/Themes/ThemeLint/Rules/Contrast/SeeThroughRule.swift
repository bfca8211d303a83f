import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A window, dialog or menu so translucent that its text cannot be read over everything.
///
/// What lies under it is unknown: it is judged over black and over white. Stock Adwaita's are
/// opaque; how much may show depends on the text, so a little is no finding.
struct SeeThroughRule: AppearanceRule {
  let description = RuleDescription(
    "contrast/see-through", .warning,
    finds: "a window, dialog or popover so translucent that what is behind it hides its text",
    remedy: "give the background more opacity")

  private static let bodies: [(text: ColorRole, background: ColorRole)] = [
    (.windowFg, .windowBg), (.dialogFg, .dialogBg), (.popoverFg, .popoverBg),
  ]

  func findings(_ subject: LintSubject) -> [AppearanceFinding] {
    if subject.isBase { return [] }
    return subject.judgedAppearances.flatMap { judged in
      SeeThroughRule.bodies.compactMap { finding($0, $1, judged, in: subject) }
    }
  }

  private func finding(
    _ text: ColorRole, _ background: ColorRole, _ judged: JudgedAppearance, in subject: LintSubject
  ) -> AppearanceFinding? {
    guard judged.unknownRoles.isDisjoint(with: [text, background]),
      let fixTarget = FixTarget(of: background, in: judged), fixTarget.color.alpha < 1
    else { return nil }
    let minimum = ContrastLevel.text.minimum(inHighContrast: judged.isHighContrast)
    let body = Body(text: judged.resolved[text], background: fixTarget.color)
    let ratio = body.leastContrast
    // Text that cannot be read at all is said to be so elsewhere.
    let shown = judged.resolved.shown(background)
    if ratio >= minimum || body.text.contrast(on: shown) < minimum { return nil }
    let opaque = body.opaque(for: minimum)
    return AppearanceFinding(
      .warning, description.id, at: fixTarget.location, in: judged,
      "'\(background.name)' is translucent",
      short: opaque.map { "'\($0.shortHex)' in \(judged.name)" } ?? "in \(judged.name)",
      because: "so '\(text.name)' on it may have only "
        + "\(ContrastRatio.text(ratio, below: minimum)), "
        + "below \(ContrastRatio.short(minimum)); "
        + (opaque.map { "'\($0.shortHex)' hides enough of it" } ?? "stock Adwaita's is opaque"),
      fix: opaque == nil
        ? nil
        : subject.fix(fixTarget, of: background, in: judged) {
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
  fileprivate func contrast(on background: Color) -> Double {
    composited(over: background).contrastRatio(against: background)
  }
}
