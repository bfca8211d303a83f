import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Success, warning, error or accent that some people cannot tell apart.
///
/// One man in twelve lacks or has weak cones of one kind. Red and green of one lightness fall
/// together for most of them, so that "saved" looks like "failed". Each pair is judged as each of
/// the three deficiencies shows it in full (Machado, Oliveira and Fernandes, 2009), by the distance
/// in OKLab.
///
/// An accent that is a status' color to everybody is a choice, and is passed over. Icons and words
/// tell statuses too, so what some people cannot tell apart is a note; what nobody can is a
/// warning.
///
/// Remedy: make one of the two lighter or darker; the nearest shade that all people tell from the
/// others, and that can still be read, is named.
struct ColorVisionRule: AppearanceRule {
  let description = RuleDescription(
    "color-vision/alike", .warning, .note,
    finds: "success, warning, error or accent that look alike with a color vision deficiency",
    remedy: "make one of the two lighter or darker", hasQuietNotes: true)

  func findings(_ subject: LintSubject) -> [AppearanceFinding] {
    // Looks of one scheme have most of their colors in common.
    var known: [Color: SeenColor] = [:]
    return subject.judgedAppearances.indices.flatMap { index in
      let judged = subject.judgedAppearances[index]
      let pairs = VisionPair.all.filter { pair in
        judged.unknownRoles.isDisjoint(with: [pair.first, pair.second])
          && (subject.isBase || judged.touches(pair.first) || judged.touches(pair.second))
      }
      if pairs.isEmpty { return [AppearanceFinding]() }
      let seen = SeenColors(in: judged.resolved, known: &known)
      return pairs.compactMap { finding($0, seen, index, in: subject) }
    }
  }

  private func finding(
    _ pair: VisionPair, _ seen: SeenColors, _ index: Int, in subject: LintSubject
  ) -> AppearanceFinding? {
    guard let first = seen[pair.first], let second = seen[pair.second],
      !first.isTold(from: second)
    else { return nil }
    let judged = subject.judgedAppearances[index]
    let confused = first.distances(to: second).filter { $0.distance < VisionPair.threshold }
    guard let least = confused.map(\.distance).min() else { return nil }
    let isAlikeToAll = pair.distance(in: judged.resolved) < VisionPair.threshold
    if isAlikeToAll, pair.hasAccent { return nil }
    let fixTarget = FixTarget(of: pair.second, in: judged) ?? FixTarget(of: pair.first, in: judged)
    guard
      let location = fixTarget?.location
        ?? judged.location(of: [pair.second, pair.first])
    else {
      return nil
    }
    // What the theme leaves as it is in stock Adwaita is not the theme's fault, nor is it a
    // palette's what Livery makes of it.
    let isStock =
      !(judged.touches(pair.first) && judged.touches(pair.second))
      && !pair.isTold(in: judged.stock)
    let severity: Finding.Severity =
      subject.isBase || isStock || !isAlikeToAll || subject.format.isPalette ? .note : .warning
    let remedy =
      severity == .note
      ? nil : fixTarget.flatMap { subject.search.remedy(tellingApart: $0, in: index) }
    let seers =
      isAlikeToAll
      ? "to everybody" : "with " + confused.map(\.deficiency.rawValue).formatted(joinedBy: "and")
    let names = "'\(pair.first.name)' and '\(pair.second.name)'"
    return AppearanceFinding(
      severity, "color-vision/alike", at: location, in: judged,
      "\(names) look alike \(seers)", short: names,
      because: "\(text(least)) apart in OKLab, below \(text(VisionPair.threshold))"
        + (severity == .note ? "" : advice(remedy, in: judged)),
      fix: remedy.flatMap(subject.fix.making))
  }

  private func advice(_ remedy: Remedy?, in judged: JudgedAppearance) -> String {
    guard let remedy else { return "; no lighter or darker shade differs enough from all others" }
    return
      "; the nearest shade that differs enough from all others is '\(remedy.color(in: judged.scheme).shortHex)'"
  }

  /// A distance to three decimals, cut off so that what is below a limit looks it.
  private func text(_ distance: Double) -> String {
    let digits = String(Int(distance * 1000))
    return "0." + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }
}
