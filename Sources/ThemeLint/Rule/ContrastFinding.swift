import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// The finding about a pair whose contrast is too low.
struct ContrastFinding {
  let finding: LookFinding

  /// The color that fixes it and the value to change, also where that cannot be done automatically.
  let remedy: Remedy?

  /// Checks a pair by its index among the judgements; `nil` where there is nothing to report.
  init?(_ index: Int, in subject: LintSubject) {
    let judgement = subject.contrast.judgements[index]
    let look = subject.looks[judgement.look]
    let pair = judgement.pair
    guard let severity = judgement.severity(inBase: subject.isBase, look.isHighContrast) else {
      return nil
    }
    let lever = Lever(of: pair, in: look)
    guard let location = lever?.location ?? pair.location(in: look) else {
      return nil
    }
    let isNote = severity == .note
    let remedy = isNote ? nil : subject.remedies[index]
    self.remedy = remedy
    let verdict =
      subject.isBase
      ? "below \(ContrastRatio.short(judgement.minimum))"
      : ContrastFinding.verdict(judgement, severity)
    finding = LookFinding(
      severity, pair.rule, at: location, in: look,
      "\(pair.ink.phrase) on '\(pair.surface.name)' comes to "
        + ContrastRatio.text(judgement.ratio, below: judgement.minimum),
      about: "\(pair.ink.phrase) on '\(pair.surface.name)'",
      because: verdict
        + (isNote ? "" : ContrastFinding.advice(judgement, lever, remedy, in: subject)),
      fix: remedy.flatMap(subject.fix.making))
  }

  private static func verdict(
    _ judgement: ContrastAudit.Judgement, _ severity: Finding.Severity
  ) -> String {
    let minimum = ContrastRatio.short(judgement.minimum)
    guard let stock = judgement.stock else { return "below \(minimum)" }
    let figure = ContrastRatio.text(stock, below: judgement.minimum)
    if severity == .note, judgement.isTouched, judgement.pair.level != .exempt {
      return "below \(minimum) but no fainter than stock Adwaita's \(figure)"
    }
    return "below \(minimum); stock Adwaita has \(figure)"
  }

  private static func advice(
    _ judgement: ContrastAudit.Judgement, _ lever: Lever?, _ remedy: Remedy?,
    in subject: LintSubject
  ) -> String {
    let pair = judgement.pair
    let role = pair.ink.isToolkits || pair.level == .backdrop ? nil : pair.ink.role
    let ink = {
      role.flatMap { role in
        subject.search.ink(for: role, in: judgement.look).map { (role, $0.shortHex) }
      }
    }
    let noColor = "; no color passes on all that it is painted on"
    guard let lever else {
      if pair.level == .backdrop { return "; set '\(pair.surface.name)' too" }
      return ink().map(ContrastFinding.nearest) ?? (role == nil ? "" : noColor)
    }
    guard let remedy else {
      return (lever.part == .ink ? nil : ink().map(ContrastFinding.nearest)) ?? noColor
    }
    let color = remedy.color(in: subject.looks[judgement.look].scheme).shortHex
    if remedy.lever.part == .ink { return "; '\(color)' is the nearest color that passes" }
    let ground = remedy.lever.part == .window ? ColorRole.windowBg : pair.surface
    if lever.part == .ink { return "; no color does, unless '\(ground.name)' becomes '\(color)'" }
    let nearest = "; '\(color)' is the nearest '\(ground.name)' that passes"
    return nearest + (ink().map { ", or set '\($0.name)' to '\($1)'" } ?? "")
  }

  private static func nearest(_ role: ColorRole, _ color: String) -> String {
    "; '\(color)' is the nearest '\(role.name)' that passes"
  }
}
