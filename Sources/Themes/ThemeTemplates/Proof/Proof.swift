public import ThemeCSS
import ThemeFormats
import ThemeLint
public import ThemeSource

/// The results of a template with all palettes of a supply.
public struct Proof: Sendable {
  public let template: Template

  /// The number of palettes, and how many of them filled the template and could be judged.
  public let paletteCount: Int
  public let provedCount: Int

  /// The number of pairs of text and surface that the template sets, and the number of its rules
  /// with text and background colors.
  public let pairCount: Int
  public let ruleCount: Int

  /// The pairs that fail with some palette, by their place in the template.
  public let failures: [PairFailure]

  /// The errors of the template and of palettes, besides pairs.
  public let problems: [Finding]

  /// The template with other values, if found, and with how many palettes pairs still fail.
  public let fixed: SourceText?
  public let stillFailing: Int

  /// Proves a template; `progress` is called with the number of finished palettes.
  public init(
    _ template: Template, with supply: PaletteSupply, on target: Target,
    progress: (Int) -> Void = { _ in }
  ) {
    self.template = template
    paletteCount = supply.count
    let judge = PaletteJudge(template, supply, on: target)
    let tally = ParallelTally.run(over: Array(0..<supply.count), progress: progress) {
      judge.judge($0, into: &$1)
    }
    provedCount = tally.proved
    (pairCount, ruleCount) = (judge.probe.pairCount, judge.probe.ruleCount)
    let isFailing = tally.pairs.contains { $0.isOfRoles && $1.isFailure }
    let fixing =
      isFailing
      ? TemplateFix(template: template, supply: supply, target: target, judge: judge).run(tally)
      : nil
    fixed = fixing?.template.text
    stillFailing =
      fixing?.tally.pairs.values.filter(\.isFailure).map(\.count).max() ?? 0
    failures = PairFailure.all(in: tally, of: template, fixing)
    problems =
      (template.findings + Proof.problems(of: tally, in: template)
      + Proof.constant(template, supply)).sortedByLocation()
  }

  public var findings: [Finding] { (problems + failures.map(\.finding)).sortedByLocation() }

  /// The result in a line.
  public var summary: String {
    let failing = failures.filter { $0.finding.severity == .error }
    let palettes = "\(provedCount) of \(paletteCount) palettes"
    guard provedCount > 0 else { return "none of \(paletteCount) palettes could be judged" }
    guard pairCount + ruleCount > 0 else {
      return
        "no text was judged with \(palettes): the template sets no color of libadwaita's, and no "
        + "rule of it gives text and background their colors"
    }
    let judged =
      [
        pairCount == 0 ? nil : "\(pairCount) pair\(pairCount == 1 ? "" : "s") of colors",
        ruleCount == 0 ? nil : "\(ruleCount) rule\(ruleCount == 1 ? "" : "s")",
      ].compactMap(\.self).joined(separator: " and ")
      + (pairCount + ruleCount == 1 ? " was" : " were")
    guard !failing.isEmpty else {
      return "every text can be read with \(palettes); \(judged) judged"
    }
    let fixed =
      fixed == nil
      ? "no values were found that fix them"
      : stillFailing == 0
        ? "the values that are named fix them with all palettes"
        : "with the values that are named, a pair still fails with \(stillFailing)"
    return
      "\(failing.count) pair\(failing.count == 1 ? "" : "s") fail\(failing.count == 1 ? "s" : "")"
      + ", proved with \(palettes); \(fixed)"
  }

  /// The reasons why palettes could not be judged, once for each place of the template.
  private static func problems(of tally: ProofTally, in template: Template) -> [Finding] {
    let found = tally.problems.map { problem, count in
      let others = count.count - 1
      let palettes =
        " (with '\(count.palette)'"
        + (others == 0 ? ")" : " and \(others) other palette\(others == 1 ? "" : "s"))")
      let isOfTemplate = problem.rule.family == "template" && problem.rule != .templateEntry
      return Finding(
        .error, problem.rule,
        at: template.sources[problem.source].location(of: problem.range),
        count.message + (isOfTemplate ? "" : palettes))
    }
    let unread = tally.unread - tally.paletteFindings.count
    let more =
      unread <= 0
      ? []
      : [
        Finding(
          .error, "template/palette", at: template.text.location(of: 0..<0),
          "\(tally.unread) palettes cannot be read; the first of them are named")
      ]
    return found + tally.paletteFindings + more
  }

  /// A finding that the template uses no entry of a palette.
  private static func constant(_ template: Template, _ supply: PaletteSupply) -> [Finding] {
    guard let first = PaletteJudge.spread(2, over: supply.count).first,
      let palette = supply.palette(first, of: template.language.paletteKind).palette
    else { return [] }
    let filling = template.proven(with: palette, in: palette.palette.preferred)
    guard filling.problems.isEmpty, filling.spans.allSatisfy(\.place.entries.isEmpty),
      template.findings.isEmpty
    else { return [] }
    return [
      Finding(
        .error, .templateConstant, at: template.text.location(of: 0..<0),
        "the template names no entry of a palette, so that all give the same text")
    ]
  }
}
