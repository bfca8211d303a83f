import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A selection that hides text, or that nobody sees.
///
/// Selected text of views keeps its color; `selection` is laid between it and the view.
struct SelectionContrastRule: AppearanceRule {
  let description = RuleDescription(
    "contrast/selection", .error, .warning,
    finds: "a selection on which the text of views cannot be read, or that cannot be seen on views",
    remedy: "take the nearest color that passes, or one that is more translucent")

  func findings(_ subject: LintSubject) -> [AppearanceFinding] {
    if subject.isBase { return [] }
    return subject.judgedAppearances.compactMap { judged in
      guard let fixTarget = FixTarget(of: .selection, in: judged) else { return nil }
      return judged.showsSelection
        ? unreadable(fixTarget, judged, in: subject) : unseen(fixTarget, judged, in: subject)
    }
  }

  private func unreadable(
    _ fixTarget: FixTarget, _ judged: JudgedAppearance, in subject: LintSubject
  )
    -> AppearanceFinding?
  {
    let ratio = judged.contrastOfText(on: fixTarget.color)
    let minimum = judged.minimumOfText
    // Text that cannot be read on its view is said to be so there.
    if ratio + 1e-9 >= minimum || judged.contrastOfText(on: .transparent) < minimum { return nil }
    let nearest = judged.nearestSelection
    return AppearanceFinding(
      ContrastLevel.text.severity(of: ratio, inHighContrast: judged.isHighContrast),
      description.id, at: fixTarget.location, in: judged,
      "'view-fg' on 'selection' has a contrast of \(ContrastRatio.text(ratio, below: minimum))",
      about: "'view-fg' on 'selection'",
      short: nearest.map { "'\($0.shortHex)' in \(judged.name)" } ?? "in \(judged.name)",
      because: "below \(ContrastRatio.short(minimum))"
        + (nearest.map { "; '\($0.shortHex)' is the nearest 'selection' that passes" } ?? ""),
      fix: nearest == nil
        ? nil
        : subject.fix(fixTarget, of: .selection, in: judged) {
          $0.nearestSelection ?? $0.resolved[.selection]
        })
  }

  private func unseen(_ fixTarget: FixTarget, _ judged: JudgedAppearance, in subject: LintSubject)
    -> AppearanceFinding?
  {
    // What stock Adwaita makes of the accent is no fault of the selection.
    if judged.resolved[.selection].roundedToBytes == judged.stockSelection.roundedToBytes {
      return nil
    }
    let seen = judged.accentSelection
    return AppearanceFinding(
      .warning, description.id, at: fixTarget.location, in: judged,
      "'selection' cannot be seen on 'view-bg'",
      short: seen.map { "'\($0.shortHex)' in \(judged.name)" } ?? "in \(judged.name)",
      because: "so nobody knows what is selected"
        + (seen.map { "; '\($0.shortHex)' is the accent as stock Adwaita selects with it" } ?? ""),
      fix: seen == nil
        ? nil
        : subject.fix(fixTarget, of: .selection, in: judged) {
          $0.accentSelection ?? $0.resolved[.selection]
        })
  }
}

extension JudgedAppearance {
  fileprivate var minimumOfText: Double {
    ContrastLevel.text.minimum(inHighContrast: isHighContrast)
  }

  /// Whether `selection` can be seen on views.
  fileprivate var showsSelection: Bool { isSeen(resolved[.selection]) }

  private func isSeen(_ selection: Color) -> Bool {
    let view = resolved.shown(.viewBg)
    return selection.composited(over: view).distance(to: view) >= Color.leastSeenDistance
  }

  /// The contrast of a view's text where a color lies between it and the view.
  fileprivate func contrastOfText(on selection: Color) -> Double {
    let background = selection.composited(over: resolved.shown(.viewBg))
    return resolved[.viewFg].composited(over: background).contrastRatio(against: background)
  }

  fileprivate var nearestSelection: Color? {
    resolved[.selection].nearest {
      contrastOfText(on: $0) >= minimumOfText && isSeen($0)
    }
  }

  /// The accent as translucent as stock Adwaita's selection.
  fileprivate var stockSelection: Color {
    resolved[.accentBg].withAlpha(stock[.selection].alpha)
  }

  /// The same; `nil` where it cannot be seen, or text cannot be read on it.
  fileprivate var accentSelection: Color? {
    isSeen(stockSelection) && contrastOfText(on: stockSelection) >= minimumOfText
      ? stockSelection : nil
  }
}
