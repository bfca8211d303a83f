import GTKKnowledge
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Text that cannot be read on the background that the same rule gives it.
///
/// Rules of `[styles]` and of CSS are judged alike. A rule of a state that sets one of the two has
/// the other from the same component's rule without states, and what no rule sets is libadwaita's.
/// What CSS writes may be large or a mark, so that it has the minimum of those, 3:1.
struct StyleContrastRule: AppearanceRule {
  let description = RuleDescription(
    "contrast/style", .error, .warning,
    finds: "a rule whose text does not stand out from the background that it has",
    remedy: "take the nearest color that passes")

  func check(_ subject: LintSubject) -> [Finding] {
    mergedFindings(subject).joinedBySubject
  }

  func findings(_ subject: LintSubject) -> [AppearanceFinding] {
    if subject.isBase { return [] }
    let inCSS = subject.css.map(CSSPaint.all) ?? []
    let isOnUnknown = !subject.vocabularies.isEmpty || subject.css?.paintsWindows == true
    var nearestColors: [PaintedText: Color?] = [:]
    var colors: [GTKRelease: RuleColors] = [:]
    let all = subject.judgedAppearances.flatMap { judged -> [(StylePaint, JudgedAppearance)] in
      let inStyles = StylePaint.all(of: subject.declaredRules, in: judged)
      let isElsewhere = judged.scheme == .dark && subject.css?.hasSheetForDark == true
      let known =
        inCSS.isEmpty || isElsewhere
        ? nil : colors[judged.release] ?? subject.css?.colors(judged.release)
      colors[judged.release] = known
      let painted =
        known.map { known in inCSS.compactMap { $0.paint(in: judged, with: known) } } ?? []
      return (inStyles + painted).map { ($0, judged) }
    }
    let texts = all.map { PaintedText($0, in: $1, onUnknown: isOnUnknown) }
    var places: [SourceLocation: [PaintedText]] = [:]
    for (index, text) in texts.enumerated() {
      places[all[index].0.location, default: []].append(text)
    }
    return zip(all, texts).compactMap { painted, text in
      finding(painted.0, text, in: painted.1, &nearestColors) { color in
        let isForAll = places[painted.0.location]?.allSatisfy { $0.passes(with: color) } ?? false
        return isForAll ? subject.theme.source.fix(painted.0, with: color) : nil
      }
    }
  }

  private func finding(
    _ paint: StylePaint, _ text: PaintedText, in judged: JudgedAppearance,
    _ nearestColors: inout [PaintedText: Color?], fix: (Color) -> Finding.Fix?
  ) -> AppearanceFinding? {
    if text.passes(paint, in: judged) { return nil }
    let (ratio, minimum) = (text.ratio, text.minimum)
    let nearest = paint.isThinned ? nil : nearestColors[text] ?? text.nearest
    if !paint.isThinned { nearestColors[text] = .some(nearest) }
    return AppearanceFinding(
      paint.level.severity(of: ratio, inHighContrast: judged.isHighContrast), description.id,
      at: paint.location, in: judged,
      "the \(paint.isMark ? "color" : "text") of \(paint.name) has a contrast of "
        + ContrastRatio.text(ratio, below: minimum)
        + (paint.isOnOwnBackground ? " on its own background" : " where it is shown"),
      about: paint.name,
      short: nearest.map { "'\($0.shortHex)' in \(judged.name)" } ?? "in \(judged.name)",
      because: "below \(ContrastRatio.short(minimum))"
        + (nearest.map { "; '\($0.shortHex)' is the nearest color that passes" } ?? "")
        + (paint.isThinned ? "; give it more opacity" : ""), fix: nearest.flatMap(fix))
  }
}

extension [Finding] {
  /// The findings, where those that say the same of several rules become one, at the first of them:
  /// they have the same two colors.
  fileprivate var joinedBySubject: [Finding] {
    joined { finding -> String? in
      guard let subject = finding.subjects.first, finding.subjects.count == 1,
        let range = finding.message.firstRange(of: subject)
      else { return nil }
      return "\(finding.severity) \(finding.location.file) \(finding.message[..<range.lowerBound])"
        + finding.message[range.upperBound...]
    } by: {
      $0[0].joined(with: $0.dropFirst())
    }
  }
}

extension Finding {
  /// The finding with others that say the same of other rules, and with the fixes of all.
  fileprivate func joined(with others: ArraySlice<Finding>) -> Finding {
    let ratio = message.firstMatch(of: /[0-9.]+:1/).map { String($0.output) } ?? ""
    let rules = others.count == 1 ? "that of the rule" : "those of the rules"
    let changes = others.compactMap(\.fix).flatMap(\.changes)
    let fix = fix.map {
      Fix(
        replacing: $0.location, with: $0.replacement, isSafe: $0.isSafe,
        others: $0.others + changes)
    }
    return Finding(
      severity, rule, at: location,
      "\(message); so \(others.count == 1 ? "does" : "do") \(rules) on \(others.lines)",
      each: (subjects + others.flatMap(\.subjects)).map { "\($0) \(ratio)" }, fix: fix)
  }
}

extension SourceText {
  /// Writes a color where a rule gives another one, in quotes or not; `nil` where something else is
  /// there.
  fileprivate func fix(_ paint: StylePaint, with nearest: Color) -> Finding.Fix? {
    let location = paint.location
    guard location.file == file, location.range.upperBound <= bytes.count else { return nil }
    let old = bytes[location.range]
    guard let first = old.first, let last = old.last else { return nil }
    let isQuoted = [0x22, 0x27].contains(first) && first == last && old.count > 2
    let written = isQuoted ? old.dropFirst().dropLast() : old
    // A name or a function may say what the color is for, and the place be that of a background.
    guard let color = try? CSSColor(parsing: written), color.mapped().hex == paint.foreground.hex
    else {
      return nil
    }
    let quote = isQuoted ? String(decoding: [first], as: UTF8.self) : ""
    return Finding.Fix(
      replacing: location, with: "\(quote)\(nearest.shortHex)\(quote)", isSafe: false)
  }
}
